// What the library and its kingdoms tell the player when something is in the way: what
// happened, what was kept, what to do. %1 is the library's file or the kingdom's name
// unless something else is said.
#pragma once

#include "cards/describer/phrase.h"

namespace kronika::chronicle::sentences {

using cards::Phrase;

// The library as a whole. %2: the system's or SQLite's reason
inline constexpr Phrase kNoPlaceForLibrary{
    "Kronika does not know where to keep your library: neither XDG_DATA_HOME nor HOME names a "
    "folder. Nothing was created. Set HOME to your home folder and start again.",
    "Kronika nie wie, gdzie trzymać twoją bibliotekę: ani XDG_DATA_HOME, ani HOME nie wskazuje "
    "katalogu. Niczego nie utworzono. Ustaw HOME na swój katalog domowy i uruchom program "
    "ponownie."};
inline constexpr Phrase kNoFolder{
    "The folder %1 for your library could not be created (%2). Nothing was changed. Check that "
    "nothing else has that name and that you may write there, then start again.",
    "Nie udało się utworzyć katalogu %1 dla twojej biblioteki (%2). Niczego nie zmieniono. "
    "Sprawdź, czy nic innego nie ma tej nazwy i czy wolno ci tam zapisywać, po czym uruchom "
    "program ponownie."};
inline constexpr Phrase kNotALibrary{
    "%1 is not a Kronika library. It was left as it is. Move it somewhere else and start again: "
    "Kronika then makes a new library.",
    "%1 nie jest biblioteką programu Kronika. Plik został taki, jaki był. Przenieś go gdzie "
    "indziej i uruchom program ponownie: Kronika utworzy wtedy nową bibliotekę."};
inline constexpr Phrase kInUse{
    "The library %1 is in use by another program (%2). What it held is still there. Close the "
    "other program and try again.",
    "Bibliotekę %1 zajmuje inny program (%2). Jej zawartość jest nienaruszona. Zamknij tamten "
    "program i spróbuj ponownie."};
inline constexpr Phrase kDamaged{
    "The library %1 is damaged (%2). It was left as it is. Keep it, put your last backup in its "
    "place, and start again.",
    "Biblioteka %1 jest uszkodzona (%2). Została taka, jaka była. Zachowaj ją, wstaw na jej "
    "miejsce ostatnią kopię zapasową i uruchom program ponownie."};
inline constexpr Phrase kNotReadOrWritten{
    "The library %1 could not be read or written (%2). What it held is still there. Check that "
    "you may write to it and to its folder and that the disk is not full, then try again.",
    "Nie udało się odczytać lub zapisać biblioteki %1 (%2). Jej zawartość jest nienaruszona. "
    "Sprawdź, czy wolno ci zapisywać w niej i w jej katalogu i czy dysk nie jest pełny, po czym "
    "spróbuj ponownie."};
inline constexpr Phrase kNotInItsPlace{
    "The library %1 is not in its place any more: it was moved, replaced or deleted, or its disk "
    "is gone. What you did just now was not saved. Put the library back and try again.",
    "Biblioteki %1 nie ma już na miejscu: przeniesiono ją, podmieniono lub usunięto albo odłączono "
    "jej dysk. To, co zrobiono przed chwilą, nie zostało zapisane. Przywróć bibliotekę na miejsce "
    "i spróbuj ponownie."};
// %2: its version, %3: the newest that is known
inline constexpr Phrase kNewer{
    "The library %1 was written by a newer Kronika (version %2, this program knows versions up to "
    "%3). It was left as it is. Update Kronika, then start again.",
    "Bibliotekę %1 zapisała nowsza Kronika (wersja %2, ten program zna wersje do %3). Została "
    "taka, jaka była. Zaktualizuj program i uruchom go ponownie."};
inline constexpr Phrase kNotCopiedBefore{
    "The library %1 is of an older Kronika and could not be copied before bringing it up to date "
    "(%2). It was left as it is. Check that you may write to its folder and that the disk is not "
    "full, then start again.",
    "Biblioteka %1 pochodzi ze starszej wersji programu i nie udało się jej skopiować przed "
    "unowocześnieniem (%2). Została taka, jaka była. Sprawdź, czy wolno ci zapisywać w jej "
    "katalogu i czy dysk nie jest pełny, po czym uruchom program ponownie."};
// %2: the version wanted, %3: which step, %4: why, %5: where the older library is
inline constexpr Phrase kNotBroughtUpToDate{
    "The library %1 could not be brought to version %2 (%3: %4). This step was taken back whole, "
    "so that what it held is still there%5. Check that the disk is not full and start again.",
    "Nie udało się unowocześnić biblioteki %1 do wersji %2 (%3: %4). Ten krok cofnięto w całości, "
    "więc jej zawartość jest nienaruszona%5. Sprawdź, czy dysk nie jest pełny, i uruchom program "
    "ponownie."};
// %1: the copy
inline constexpr Phrase kAndCopyOfOlder{", and a copy of the older library is %1",
                                        ", a kopia starszej biblioteki to %1"};
// %1: a file that is there
inline constexpr Phrase kFileExists{
    "There is already a file %1. It was left as it is, and no copy was made. Choose another name.",
    "Plik %1 już istnieje. Został taki, jaki był, a kopii nie utworzono. Wybierz inną nazwę."};
// %2: the copy, %3: why
inline constexpr Phrase kNotBackedUp{
    "The library %1 could not be copied to %2 (%3). The library is as it was. Check that you may "
    "write there and that the disk is not full, then try again.",
    "Nie udało się skopiować biblioteki %1 do %2 (%3). Biblioteka jest taka, jaka była. Sprawdź, "
    "czy wolno ci tam zapisywać i czy dysk nie jest pełny, po czym spróbuj ponownie."};
// %1: the file
inline constexpr Phrase kNotWritten{
    "%1 could not be written (%2). Nothing was changed. Check that the folder is there, that you "
    "may write to it and that the disk is not full, then try again.",
    "Nie udało się zapisać %1 (%2). Niczego nie zmieniono. Sprawdź, czy katalog istnieje, czy "
    "wolno ci w nim zapisywać i czy dysk nie jest pełny, po czym spróbuj ponownie."};

// Kingdoms
inline constexpr Phrase kNotInLibrary{"That kingdom is not in the library %1.",
                                      "Tego królestwa nie ma w bibliotece %1."};
inline constexpr Phrase kGone{"That kingdom is no longer in the library. Nothing was changed.",
                              "Tego królestwa nie ma już w bibliotece. Niczego nie zmieniono."};
inline constexpr Phrase kKingdomGone{"The kingdom %1 is no longer in the library.",
                                     "Królestwa %1 nie ma już w bibliotece."};
// %2: the edition
inline constexpr Phrase kOtherEdition{
    "The kingdom %1 is played with the edition %2, which this program does not have. It was left "
    "as it is. Update Kronika, then open it again.",
    "W królestwie %1 gra się wydaniem %2, którego ten program nie ma. Królestwo zostało takie, "
    "jakie było. Zaktualizuj program, po czym otwórz je ponownie."};
inline constexpr Phrase kDeletedElsewhere{
    "The kingdom %1 was deleted by another program. It wrote a copy beside the library first, "
    "which can be imported.",
    "Królestwo %1 usunął inny program. Przedtem zapisał obok biblioteki kopię, którą można "
    "zaimportować."};
// %2: the library's file
inline constexpr Phrase kMoveMissing{
    "The kingdom %1 is damaged: a move that others refer to is not in the library %2. Nothing was "
    "changed. Run \"kronika-cli verify\" to see what is still good.",
    "Królestwo %1 jest uszkodzone: w bibliotece %2 brakuje ruchu, do którego odwołują się inne. "
    "Niczego nie zmieniono. Uruchom „kronika-cli verify”, aby zobaczyć, co jest jeszcze dobre."};
// %2: the number of the move, %3: the move, %4: what is the matter with it
inline constexpr Phrase kNotSetUpAgain{
    "The kingdom %1 could not be set up again: move %2 (%3) is not as it was when it was played: "
    "%4. Nothing was changed. \"kronika-cli verify\" says what is still good, \"kronika-cli "
    "rescue\" plays what is possible into a new library.",
    "Nie udało się odtworzyć królestwa %1: ruch %2 (%3) nie jest taki jak wtedy, gdy go "
    "wykonano: %4. Niczego nie zmieniono. „kronika-cli verify” powie, co jest jeszcze dobre, a "
    "„kronika-cli rescue” rozegra to, co się da, w nowej bibliotece."};
inline constexpr Phrase kChangedElsewhere{
    "The kingdom %1 was changed by another program meanwhile. That is kept, and what you did just "
    "now was not done. Look at the kingdom as it is now, and go on.",
    "Królestwo %1 zmienił w tym czasie inny program. Tamto zostaje, a tego, co zrobiono przed "
    "chwilą tutaj, nie wykonano. Obejrzyj królestwo takie, jakie jest teraz, i graj dalej."};
// %1: why
inline constexpr Phrase kNotSaved{"What you did just now was not saved. %1",
                                  "To, co zrobiono przed chwilą, nie zostało zapisane. %1"};
// %2: why
inline constexpr Phrase kKingdomNotRead{
    "The kingdom %1 could not be read (%2). Nothing was written, and the library is as it was. "
    "Run \"kronika-cli verify\" to see what is still good.",
    "Nie udało się odczytać królestwa %1 (%2). Niczego nie zapisano, a biblioteka jest taka, jaka "
    "była. Uruchom „kronika-cli verify”, aby zobaczyć, co jest jeszcze dobre."};
inline constexpr Phrase kNoMomentToExport{
    "There is no such moment in the kingdom %1. Nothing was written.",
    "W królestwie %1 nie ma takiego momentu. Niczego nie zapisano."};

// Names. %1: the name
inline constexpr Phrase kKingdomNameTaken{
    "There is already a kingdom called %1. Nothing was changed. Choose another name.",
    "Królestwo o nazwie %1 już istnieje. Niczego nie zmieniono. Wybierz inną nazwę."};
inline constexpr Phrase kBranchNameTaken{
    "There is already a branch called %1. Choose another name.",
    "Gałąź o nazwie %1 już istnieje. Wybierz inną nazwę."};
inline constexpr Phrase kNameIsANumber{
    "A kingdom's name is not # and a number, which means a kingdom's place in the library. Nothing "
    "was changed; choose another one.",
    "Nazwą królestwa nie może być # i liczba, bo to oznacza miejsce królestwa w bibliotece. "
    "Niczego nie zmieniono; wybierz inną."};
// %1: whose: "kingdom"
inline constexpr Phrase kNameWithoutEnds{
    "A %1's name begins and ends with a letter or sign, not with nothing or a space. Nothing was "
    "changed.",
    "Nazwa %1 zaczyna się i kończy literą lub znakiem; nie może być pusta ani mieć spacji na "
    "początku lub na końcu. Niczego nie zmieniono."};
// %2: how many bytes
inline constexpr Phrase kNameTooLong{
    "A %1's name has at most %2 bytes. Nothing was changed; choose a shorter one.",
    "Nazwa %1 ma najwyżej %2 bajtów (litera z ogonkiem lub kreską to dwa). Niczego nie zmieniono; "
    "wybierz krótszą."};
inline constexpr Phrase kNameOfOtherSigns{
    "A %1's name is made of letters and signs (UTF-8) without line breaks. Nothing was changed; "
    "choose another one.",
    "Nazwa %1 składa się z liter i znaków (UTF-8) bez podziału na wiersze. Niczego nie zmieniono; "
    "wybierz inną."};
inline constexpr Phrase kOfAKingdom{"kingdom", "królestwa"};
inline constexpr Phrase kOfABranch{"branch", "gałęzi"};
inline constexpr Phrase kOfABookmark{"bookmark", "zakładki"};
inline constexpr Phrase kProgramsBookmark{
    "The bookmark \"%1\" was set by the program and stays (ruling B2).",
    "Zakładkę „%1” ustawił program i zostaje ona na miejscu (rozstrzygnięcie B2)."};

// Going back and forth (ruling B2)
inline constexpr Phrase kNothingToUndo{
    "This is the beginning of the kingdom; there is nothing to undo.",
    "To początek królestwa; nie ma czego cofnąć."};
inline constexpr Phrase kNothingToRedo{"Nothing was undone here; there is nothing to redo.",
                                       "Niczego tu nie cofnięto; nie ma czego ponowić."};
inline constexpr Phrase kNoSuchMoment{"There is no such moment in this kingdom.",
                                      "W tym królestwie nie ma takiego momentu."};
inline constexpr Phrase kNoSuchBranch{"There is no such branch in this kingdom.",
                                      "W tym królestwie nie ma takiej gałęzi."};
inline constexpr Phrase kNoBranchToCompare{
    "There is no such branch in this kingdom. Nothing was changed.",
    "W tym królestwie nie ma takiej gałęzi. Niczego nie zmieniono."};
// %1: the number of the legacy card
inline constexpr Phrase kLegacyNotYet{
    "Card %1 has not come up yet; the kingdom can still be reset by the rules (13.1).",
    "Karta %1 jeszcze się nie pojawiła; królestwo można nadal zresetować według zasad (13.1)."};
inline constexpr Phrase kBeforeLegacyAlready{"The kingdom stands before card %1 already.",
                                             "Królestwo już stoi przed kartą %1."};
inline constexpr Phrase kStrictLegacy{
    "This kingdom is played strictly: card %1 cannot be taken back.",
    "W tym królestwie gra się ściśle: karty %1 nie można cofnąć."};
inline constexpr Phrase kStrictRevealed{
    "This kingdom is played strictly: what was revealed since cannot be taken back.",
    "W tym królestwie gra się ściśle: nie można cofnąć tego, co od tamtej pory zostało "
    "odsłonięte."};

// Files from outside. %1: what the file says
inline constexpr Phrase kNothingStored{"%1 Nothing was stored.", "%1 Niczego nie zapisano."};
inline constexpr Phrase kUnknownEdition{
    "The edition %1 is not known here; this program plays %2.",
    "Wydanie %1 nie jest tu znane; ten program gra wydaniem %2."};
// %1: the edition
inline constexpr Phrase kOtherCards{
    "The kingdom was played with other card files of the edition %1 than this program has. Use the "
    "Kronika that wrote it, or allow other cards: then every move is tried with the cards of this "
    "program.",
    "W tym królestwie grano innymi plikami kart wydania %1 niż te, które ma ten program. Użyj tej "
    "wersji programu, która zapisała królestwo, albo zezwól na inne karty: każdy ruch zostanie "
    "wtedy sprawdzony na kartach tego programu."};
// %1: the move, %2: why
inline constexpr Phrase kMoveRefused{"The move %1 is refused: %2", "Ruch %1 jest niedozwolony: %2"};
// %1: its number
inline constexpr Phrase kByRule{" (rule %1)", " (zasada %1)"};
// %1: a number
inline constexpr Phrase kResetTooOften{
    "The kingdom was reset more than %1 times; no kingdom is.",
    "Królestwo zresetowano więcej niż %1 razy; tak nie zdarza się nigdy."};
// %1: the name
inline constexpr Phrase kImportedNameTaken{
    "There is already a kingdom called %1. Choose another name for this one.",
    "Królestwo o nazwie %1 już istnieje. Wybierz dla tego inną nazwę."};
inline constexpr Phrase kNotStored{
    "The kingdom %1 could not be stored in the library. Nothing was changed. Try again.",
    "Nie udało się zapisać królestwa %1 w bibliotece. Niczego nie zmieniono. Spróbuj ponownie."};
// %1: the file
inline constexpr Phrase kFileNotRead{
    "%1 could not be read (%2). Check its name and that you may read it.",
    "Nie udało się odczytać %1 (%2). Sprawdź nazwę i to, czy wolno ci odczytać ten plik."};
inline constexpr Phrase kIsAFolder{"%1 is a folder. Name a .kingdom file inside it.",
                                   "%1 to katalog. Wskaż w nim plik .kingdom."};
inline constexpr Phrase kIsNoFile{"%1 is not a file. Name a .kingdom file.",
                                  "%1 nie jest plikiem. Wskaż plik .kingdom."};
// %2: how many MiB
inline constexpr Phrase kFileTooLarge{
    "%1 is larger than %2 MiB; no kingdom is. Is it the right file?",
    "%1 ma więcej niż %2 MiB; żadne królestwo tyle nie zajmuje. Czy to właściwy plik?"};
// %1: how many MiB
inline constexpr Phrase kTextTooLarge{
    "The file is larger than %1 MiB; no kingdom is.",
    "Plik ma więcej niż %1 MiB; żadne królestwo tyle nie zajmuje."};
// %1: the number of the line, %2: what is the matter
inline constexpr Phrase kInLine{"line %1: %2", "wiersz %1: %2"};
// %1: how many bytes
inline constexpr Phrase kLineTooLong{"This line is longer than %1 bytes; no line of a kingdom is.",
                                     "Ten wiersz ma więcej niż %1 bajtów; w zapisie królestwa nie "
                                     "ma tak długich."};
inline constexpr Phrase kByteOfZero{"This line holds a byte of zero; a kingdom is plain text.",
                                    "W tym wierszu jest bajt zerowy; królestwo to zwykły tekst."};
inline constexpr Phrase kNotPlainText{
    "This line is not plain text: expected UTF-8 without control characters.",
    "Ten wiersz nie jest zwykłym tekstem: ma to być UTF-8 bez znaków sterujących."};
// %1: what should stand there
inline constexpr Phrase kExpectedLine{" Expected the line: %1", " Powinien tu stać wiersz: %1"};
// %1: what stands there
inline constexpr Phrase kHereStands{"Here stands %1.", "Tutaj stoi %1."};
inline constexpr Phrase kFileEmpty{"The file is empty.", "Plik jest pusty."};
inline constexpr Phrase kFileEndsEarly{"The file ends too early.", "Plik kończy się za wcześnie."};
inline constexpr Phrase kVersionNoNumber{"The version of the file is not a number.",
                                         "Wersja pliku nie jest liczbą."};
// %1: its version, %2: ours
inline constexpr Phrase kFileNewer{
    "This file was written by a newer Kronika (file version %1, this program reads %2). Update "
    "Kronika, then try again.",
    "Ten plik zapisała nowsza Kronika (wersja pliku %1, ten program czyta %2). Zaktualizuj "
    "program, po czym spróbuj ponownie."};
// %1: the version
inline constexpr Phrase kNoFileVersion{"There is no file version %1.", "Nie ma wersji pliku %1."};
inline constexpr Phrase kNameInMarks{
    "The kingdom's name stands alone and in quotation marks.",
    "Nazwa królestwa stoi w tym wierszu sama, w cudzysłowie prostym."};
inline constexpr Phrase kEditionIsAWord{
    "The edition is one word, and the fingerprint of its cards may follow.",
    "Wydanie to jedno słowo, a po nim może stać odcisk jego kart."};
// %1: what stands there
inline constexpr Phrase kNoFingerprint{
    "The fingerprint %1 is not sha256: and 64 digits of 0-9 and a-f.",
    "Odcisk %1 to nie sha256: i 64 cyfry 0-9 i a-f."};
inline constexpr Phrase kNoSeed{"The seed is 1 to 16 digits of 0-9 and a-f.",
                                "Ziarno to od 1 do 16 cyfr 0-9 i a-f."};
// %1: how many
inline constexpr Phrase kTooManyMoves{"The file has more than %1 moves; no kingdom has so many.",
                                      "W pliku jest więcej niż %1 ruchów; żadne królestwo nie ma "
                                      "ich tyle."};

}  // namespace kronika::chronicle::sentences

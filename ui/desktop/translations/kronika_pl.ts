<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Nothing was done yet that could be undone.</source>
        <translation>Nie ma jeszcze czego cofnąć.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Nothing was undone that could be made again.</source>
        <translation>Niczego nie cofnięto, więc nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Rozwój</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1: how many? At most %2.</source>
        <translation>%1: ile? Najwyżej %2.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>O jeden mniej</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jeden więcej</translation>
    </message>
    <message>
        <source>Spend %1</source>
        <translation>Zapłać: %1</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>One %1 less</source>
        <translation>%1: o jeden mniej</translation>
    </message>
</context>
<context>
    <name>AnswerCards</name>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>spód</translation>
    </message>
    <message>
        <source>top</source>
        <translation>wierzch</translation>
    </message>
    <message>
        <source>Bottom of the deck</source>
        <translation>Spód talii</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation>Wierzch talii</translation>
    </message>
</context>
<context>
    <name>AnswerLines</name>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Pomiń resztę</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
</context>
<context>
    <name>BeginSheet</name>
    <message>
        <source>Begin expansion %1?</source>
        <translation>Rozpocząć dodatek %1?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>CardDetail</name>
    <message>
        <source>Card %1</source>
        <translation>Karta %1</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednia</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Odwróć</translation>
    </message>
</context>
<context>
    <name>CardOffers</name>
    <message>
        <source>This card has nothing that could be chosen now.</source>
        <translation>Ta karta nie ma teraz nic do wyboru.</translation>
    </message>
    <message>
        <source>What this card can do</source>
        <translation>Co ta karta może zrobić</translation>
    </message>
    <message>
        <source>All its stages</source>
        <translation>Wszystkie etapy</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusto</translation>
    </message>
    <message>
        <source>On top: %1. %2</source>
        <translation>Na wierzchu: %1. %2</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>%1, card %2</source>
        <translation>%1, karta %2</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Odwróć</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Card %1, stage %2. %3</source>
        <translation>Karta %1, etap %2. %3</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Stays in play</source>
        <translation>Zostaje w grze</translation>
    </message>
    <message>
        <source>Starts in play</source>
        <translation>Zaczyna w grze</translation>
    </message>
    <message>
        <source>Bottom of deck</source>
        <translation>Spód talii</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>friendly card</source>
        <translation>przyjazna karta</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>wszystkie: %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>Zniszcz: %1</translation>
    </message>
    <message>
        <source>Discard this</source>
        <translation>Odrzuć tę kartę</translation>
    </message>
    <message>
        <source>Reset this</source>
        <translation>Zresetuj tę kartę</translation>
    </message>
    <message>
        <source>Return this to the box</source>
        <translation>Odłóż tę kartę do pudełka</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Stały</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktywowany</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Zniszczenie</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Dobrowolny</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Obowiązkowy</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Za darmo</translation>
    </message>
    <message>
        <source>any resource</source>
        <translation>dowolny zasób</translation>
    </message>
    <message>
        <source>or</source>
        <translation>lub</translation>
    </message>
    <message>
        <source>%1 by a sticker</source>
        <translation>%1 z naklejki</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>Produkuje: %1</translation>
    </message>
    <message>
        <source>Glory %1</source>
        <translation>Chwała: %1</translation>
    </message>
    <message>
        <source>Sticker: %1</source>
        <translation>Naklejka: %1</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Jednorazowy</translation>
    </message>
    <message>
        <source>%1, once</source>
        <translation>%1, jednorazowy</translation>
    </message>
    <message>
        <source>Box %1, marked: %2</source>
        <translation>Pole %1, zaznaczone: %2</translation>
    </message>
    <message>
        <source>Box %1: %2</source>
        <translation>Pole %1: %2</translation>
    </message>
    <message>
        <source>%1 (reverse)</source>
        <translation>%1 (odwrocie)</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produkuj</translation>
    </message>
    <message>
        <source>Equip %1</source>
        <translation>Wyposaż kartę %1</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Ulepsz</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Użyj karty %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>Begin expansion %1</source>
        <translation>Rozpocznij dodatek %1</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Zacznij od nowa</translation>
    </message>
</context>
<context>
    <name>ChronicleScreen</name>
    <message>
        <source>Chronicle of %1</source>
        <translation>Kronika królestwa %1</translation>
    </message>
</context>
<context>
    <name>ContinueBanner</name>
    <message>
        <source>Continue %1</source>
        <translation>Graj dalej: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete %1?</source>
        <translation>Usunąć królestwo %1?</translation>
    </message>
    <message>
        <source>It leaves the library, with every branch and bookmark, and undo does not bring it back.</source>
        <translation>Zniknie z biblioteki razem ze wszystkimi gałęziami i zakładkami i nie da się tego cofnąć.</translation>
    </message>
    <message>
        <source>Before that, every branch is written into a folder beside the library, from where it can be imported again:</source>
        <translation>Przedtem każda gałąź zostanie zapisana w katalogu obok biblioteki, skąd można ją ponownie zaimportować:</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Write the copies and delete</source>
        <translation>Zapisz kopie i usuń</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>How it compares</source>
        <translation>Jak wypada na tle innych</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Begin expansion %1…</source>
        <translation>Rozpocznij dodatek %1…</translation>
    </message>
</context>
<context>
    <name>FirstKingdom</name>
    <message>
        <source>Your chronicle begins here</source>
        <translation>Tu zaczyna się twoja kronika</translation>
    </message>
    <message>
        <source>Ten cards, a little land and a few people: what becomes of them is up to you. Every move is kept, and every move can be taken back.</source>
        <translation>Dziesięć kart, trochę ziemi i garstka ludzi: co z tego będzie, zależy od ciebie. Każdy ruch zostaje zapisany i każdy można cofnąć.</translation>
    </message>
    <message>
        <source>Begin your first kingdom</source>
        <translation>Rozpocznij pierwsze królestwo</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>Kart: %1 z %2</translation>
    </message>
    <message>
        <source>%1, all %2 cards</source>
        <translation>%1, wszystkie karty (%2)</translation>
    </message>
    <message>
        <source>%1, the %2 starting cards</source>
        <translation>%1, karty początkowe (%2)</translation>
    </message>
    <message>
        <source>Number, name or keyword</source>
        <translation>Numer, nazwa lub słowo kluczowe</translation>
    </message>
    <message>
        <source>Show spoilers</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Cards change without being seen turning</source>
        <translation>Karty zmieniają się bez animacji obracania</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>No card matches. Esc in the search field shows all of them again.</source>
        <translation>Żadna karta nie pasuje. Esc w polu wyszukiwania pokazuje znów wszystkie.</translation>
    </message>
    <message>
        <source>None of the starting cards matches. The others stay in the box until they are discovered.</source>
        <translation>Żadna z kart początkowych nie pasuje. Pozostałe zostają w pudełku, aż zostaną odkryte.</translation>
    </message>
    <message>
        <source>Look at cards that are still in the box?</source>
        <translation>Obejrzeć karty, które są jeszcze w pudełku?</translation>
    </message>
    <message>
        <source>Kingdom Legacy is a game of discovery, and it can be discovered only once. This shows all %1 cards with both sides: what your kingdom may become, what will attack it, and how the story goes on. What you have read you cannot unread; switching it off later only hides the cards again. This is asked once.</source>
        <translation>Kingdom Legacy to gra o odkrywaniu, a odkryć coś można tylko raz. Tutaj zobaczysz obie strony wszystkich kart (%1): czym może się stać twoje królestwo, co je zaatakuje i jak toczy się opowieść. Tego, co przeczytane, nie da się zapomnieć; wyłączenie tej opcji tylko znów ukryje karty. To pytanie pada raz.</translation>
    </message>
    <message>
        <source>Keep the surprise</source>
        <translation>Zachowaj niespodziankę</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Pokaż wszystkie karty</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Looking at cards</source>
        <translation>Oglądanie kart</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Strzałki, Enter</translation>
    </message>
    <message>
        <source>choose a card and look at it closely; there, arrows lead to the next card</source>
        <translation>wybierz kartę i obejrzyj ją z bliska; tam strzałki prowadzą do następnej</translation>
    </message>
    <message>
        <source>R, F</source>
        <translation>R, F</translation>
    </message>
    <message>
        <source>rotate the card to the other half of its face; flip it to the other face</source>
        <translation>obróć kartę na drugą połowę tej samej strony; odwróć ją na drugą stronę</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>opens a card; on the large card the upper half flips, the lower half rotates</source>
        <translation>otwiera kartę; na dużej karcie górna połowa odwraca, dolna obraca</translation>
    </message>
    <message>
        <source>Ctrl+F or /</source>
        <translation>Ctrl+F lub /</translation>
    </message>
    <message>
        <source>search by number (14), range (24-27), name or keyword (land)</source>
        <translation>szukaj według numeru (14), zakresu (24-27), nazwy lub słowa kluczowego (kraina)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes what is open</source>
        <translation>zamyka to, co otwarte</translation>
    </message>
    <message>
        <source>Passive: always in force while in play</source>
        <translation>Stały: działa zawsze, gdy karta jest w grze</translation>
    </message>
    <message>
        <source>Activated: discard the card to use it</source>
        <translation>Aktywowany: odrzuć kartę, aby go użyć</translation>
    </message>
    <message>
        <source>Time: as activated, and the turn ends</source>
        <translation>Czas: jak aktywowany, a tura się kończy</translation>
    </message>
    <message>
        <source>Destroy the card to use it</source>
        <translation>Zniszcz kartę, aby go użyć</translation>
    </message>
    <message>
        <source>Optional: may be used at its moment</source>
        <translation>Dobrowolny: można go użyć w jego chwili</translation>
    </message>
    <message>
        <source>Forced: must be followed at its moment</source>
        <translation>Obowiązkowy: trzeba go wykonać w jego chwili</translation>
    </message>
    <message>
        <source>Once: crossed out after use</source>
        <translation>Jednorazowy: po użyciu się go skreśla</translation>
    </message>
    <message>
        <source>Boxes to be marked</source>
        <translation>Pola do zaznaczania</translation>
    </message>
    <message>
        <source>Pay to rotate the card</source>
        <translation>Zapłać, aby obrócić kartę</translation>
    </message>
    <message>
        <source>Pay to flip the card</source>
        <translation>Zapłać, aby odwrócić kartę</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import a kingdom</source>
        <translation>Import królestwa</translation>
    </message>
    <message>
        <source>Kingdoms (*.kingdom)</source>
        <translation>Królestwa (*.kingdom)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>KingdomMenu</name>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Back into the library</source>
        <translation>Przywróć do biblioteki</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Export as a file</source>
        <translation>Eksportuj do pliku</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
</context>
<context>
    <name>KingdomTile</name>
    <message numerus="yes">
        <source>Round %1, %2 glory, %n card(s) discovered, last played %3. %4</source>
        <translation>
            <numerusform>Runda %1, chwała: %2, %n odkryta karta, ostatnia gra: %3. %4</numerusform>
            <numerusform>Runda %1, chwała: %2, %n odkryte karty, ostatnia gra: %3. %4</numerusform>
            <numerusform>Runda %1, chwała: %2, %n odkrytych kart, ostatnia gra: %3. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Jeszcze nie rozpoczęte</translation>
    </message>
    <message>
        <source>Round %1 · %2 glory</source>
        <translation>Runda %1 · chwała: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discovered</source>
        <translation>
            <numerusform>%n odkryta karta</numerusform>
            <numerusform>%n odkryte karty</numerusform>
            <numerusform>%n odkrytych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>rewinds: %1</source>
        <translation>cofnięcia: %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>Ostatnia gra: %1</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>Co zrobić z królestwem %1</translation>
    </message>
</context>
<context>
    <name>Kingdoms</name>
    <message>
        <source>Kingdoms</source>
        <translation>Królestwa</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language of this translation: pl</extracomment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Let go to import the kingdom</source>
        <translation>Upuść, aby zaimportować królestwo</translation>
    </message>
</context>
<context>
    <name>LibraryBar</name>
    <message>
        <source>Kronika</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Show what is put away (%1)</source>
        <translation>Pokaż odłożone (%1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>New kingdom</source>
        <translation>Nowe królestwo</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>LibraryTrouble</name>
    <message>
        <source>The library cannot be opened</source>
        <translation>Nie można otworzyć biblioteki</translation>
    </message>
    <message>
        <source>Nothing of it was changed: your kingdoms are as they were. Once the reason is out of the way, try again; until then the cards can be looked at.</source>
        <translation>Niczego w niej nie zmieniono: twoje królestwa są takie, jakie były. Gdy usuniesz przyczynę, spróbuj ponownie; do tego czasu możesz oglądać karty.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Obejrzyj karty</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Nothing happened yet. Every move will be told here.</source>
        <translation>Nic się jeszcze nie wydarzyło. Tu będzie opowiedziany każdy ruch.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kronika</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>%1 – Kronika</source>
        <translation>%1 – Kronika</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Wpisz</translation>
    </message>
</context>
<context>
    <name>NewKingdomSheet</name>
    <message>
        <source>A new kingdom</source>
        <translation>Nowe królestwo</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Królestwo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>wylosowane</translation>
    </message>
    <message>
        <source>The same seed shuffles alike, so that two people can play the same deal.</source>
        <translation>To samo ziarno tasuje tak samo, więc dwie osoby mogą zagrać tym samym rozdaniem.</translation>
    </message>
    <message>
        <source>Strict: what was revealed cannot be undone</source>
        <translation>Ściśle: tego, co zostało odsłonięte, nie można cofnąć</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Understood</source>
        <translation>Rozumiem</translation>
    </message>
</context>
<context>
    <name>OtherCardsSheet</name>
    <message>
        <source>Played with other cards</source>
        <translation>Grane innymi kartami</translation>
    </message>
    <message>
        <source>%1 holds a kingdom of other card files than this program has. Every move can be tried with ours; if one is not possible, nothing is stored.</source>
        <translation>Plik %1 zawiera królestwo z innymi plikami kart niż te, które ma ten program. Każdy ruch można sprawdzić na naszych kartach; jeśli któryś nie będzie możliwy, nic nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>Try every move</source>
        <translation>Sprawdź każdy ruch</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>PermanentStrip</name>
    <message>
        <source>Permanent</source>
        <translation>Karty stałe</translation>
    </message>
    <message>
        <source>Permanent cards</source>
        <translation>Karty stałe</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>end of turn</source>
        <translation>koniec tury</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>koniec rundy</translation>
    </message>
    <message>
        <source>between rounds</source>
        <translation>między rundami</translation>
    </message>
    <message>
        <source>purge</source>
        <translation>oczyszczenie</translation>
    </message>
    <message>
        <source>discovery</source>
        <translation>odkrycie</translation>
    </message>
</context>
<context>
    <name>PileSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation>Nie leży tu żadna karta.</translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Cards in play</source>
        <translation>Karty w grze</translation>
    </message>
    <message>
        <source>Nothing is in play.</source>
        <translation>Nic nie jest w grze.</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Choose above: click, arrows and Enter, or a digit.</source>
        <translation>Wybierz powyżej: kliknięciem, strzałkami i klawiszem Enter albo cyfrą.</translation>
    </message>
    <message>
        <source>Cards with a golden frame can do something. Choose one, advance or pass.</source>
        <translation>Karty w złotej ramce mogą coś zrobić. Wybierz jedną, użyj rozwoju albo spasuj.</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Pomiń resztę</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>This game is over. Undo and the log are still there.</source>
        <translation>Ta gra jest skończona. Nadal możesz cofać i czytać dziennik.</translation>
    </message>
</context>
<context>
    <name>PurgeAside</name>
    <message>
        <source>Nothing is set aside yet.</source>
        <translation>Nic jeszcze nie odłożono.</translation>
    </message>
    <message>
        <source>Set aside:</source>
        <translation>Odłożone:</translation>
    </message>
    <message>
        <source>Cards that are set aside</source>
        <translation>Odłożone karty</translation>
    </message>
</context>
<context>
    <name>PurgeScreen</name>
    <message>
        <source>Look at the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Make it final</source>
        <translation>Zatwierdź ostatecznie</translation>
    </message>
    <message>
        <source>Choose all of it again</source>
        <translation>Wybierz wszystko od nowa</translation>
    </message>
    <message>
        <source>The same groups once more, in the same order.</source>
        <translation>Te same grupy jeszcze raz, w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Back to the last choice</source>
        <translation>Wróć do ostatniego wyboru</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Another name</source>
        <translation>Inna nazwa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>ResourceBar</name>
    <message>
        <source>Resources</source>
        <translation>Zasoby</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>ScoreScreen</name>
    <message>
        <source>Score of %1</source>
        <translation>Wynik królestwa %1</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>StageFace</name>
    <message>
        <source>Permanent</source>
        <translation>Stała</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Wybierz stronę</translation>
    </message>
</context>
<context>
    <name>StageMap</name>
    <message>
        <source>Stage %1: %2</source>
        <translation>Etap %1: %2</translation>
    </message>
    <message>
        <source>Stage %1, shown</source>
        <translation>Etap %1, pokazany</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Etap %1</translation>
    </message>
</context>
<context>
    <name>StagesSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table of %1</source>
        <translation>Stół królestwa %1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Wróć do pytania</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>What is seen of the deck</source>
        <translation>Co widać z talii</translation>
    </message>
    <message>
        <source>Discard pile, the top card first</source>
        <translation>Stos kart odrzuconych, od wierzchu</translation>
    </message>
    <message>
        <source>Destroyed cards</source>
        <translation>Zniszczone karty</translation>
    </message>
    <message>
        <source>Discovered</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>%1, card %2</source>
        <translation>%1, karta %2</translation>
    </message>
    <message>
        <source>Chosen. </source>
        <translation>Wybrana. </translation>
    </message>
    <message>
        <source>Can be chosen. </source>
        <translation>Można ją wybrać. </translation>
    </message>
    <message>
        <source>Can do something. </source>
        <translation>Może coś zrobić. </translation>
    </message>
</context>
<context>
    <name>TableCorner</name>
    <message>
        <source>The box is empty</source>
        <translation>Pudełko jest puste</translation>
    </message>
    <message>
        <source>Box: %1
next: card %2</source>
        <translation>Pudełko: %1
następna: karta %2</translation>
    </message>
    <message>
        <source>Destroyed cards, %1</source>
        <translation>Zniszczone karty, %1</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Runda %1, tura %2</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>ściśle</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>%1 glory</source>
        <translation>chwała: %1</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>This kingdom is finished. You may undo, read the log, or begin an expansion if one is offered.</source>
        <translation>To królestwo jest ukończone. Możesz cofać, czytać dziennik albo rozpocząć dodatek, jeśli jest dostępny.</translation>
    </message>
    <message>
        <source>It is your turn: use your cards, then advance or pass.</source>
        <translation>Twoja tura: użyj kart, a potem wybierz rozwój albo spasuj.</translation>
    </message>
    <message>
        <source>Cards with a golden frame can do something: click one, or go to it with the arrows and press Enter. What stands there in quiet letters is not possible now, and says why. When the game asks something, the line at the bottom says what, and the cards that can be chosen carry a number.</source>
        <translation>Karty w złotej ramce mogą coś zrobić: kliknij jedną albo przejdź do niej strzałkami i naciśnij Enter. To, co napisano tam bledszym pismem, nie jest teraz możliwe i mówi dlaczego. Gdy gra o coś pyta, linia na dole mówi o co, a karty, które można wybrać, noszą numer.</translation>
    </message>
    <message>
        <source>A advances, P passes. Ctrl+Z takes back, Ctrl+Shift+Z makes it again. Digits choose, C confirms, 0 chooses nothing. T looks at the table while something is asked, D looks through the discard pile, I shows all stages of a card, L shows the log. Esc steps back; everything is always saved.</source>
        <translation>A to rozwój, P to spasowanie. Ctrl+Z cofa, Ctrl+Shift+Z ponawia. Cyfry wybierają, C zatwierdza, 0 nie wybiera niczego. T pokazuje stół, gdy trwa pytanie, D przegląda stos kart odrzuconych, I pokazuje wszystkie etapy karty, L pokazuje dziennik. Esc to krok wstecz; wszystko jest zawsze zapisane.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Begin this kingdom anew</source>
        <translation>Zacznij to królestwo od nowa</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>UpgradeAccount</name>
    <message>
        <source>It costs</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Then the turn ends</source>
        <translation>Potem tura się kończy</translation>
    </message>
</context>
<context>
    <name>UpgradeLine</name>
    <message>
        <source>free</source>
        <translation>za darmo</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>koszt</translation>
    </message>
</context>
<context>
    <name>UpgradeSheet</name>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>odwróć</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>obróć</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Upgrade and end the turn</source>
        <translation>Ulepsz i zakończ turę</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::GameEnd</name>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
    <message>
        <source>Expansion %1</source>
        <translation>Dodatek %1</translation>
    </message>
    <message>
        <source>The base game is over</source>
        <translation>Gra podstawowa skończona</translation>
    </message>
    <message>
        <source>Expansion %1 is over</source>
        <translation>Dodatek %1 skończony</translation>
    </message>
    <message>
        <source>This kingdom is complete: there is nothing left to be begun. It stays here with all that happened in it.</source>
        <translation>To królestwo jest ukończone: nie ma już czego rozpoczynać. Zostaje tutaj ze wszystkim, co się w nim wydarzyło.</translation>
    </message>
    <message>
        <source>The kingdom may rest now, as long as you like. An expansion goes on with it: first a purge, then more rounds (17).</source>
        <translation>Królestwo może teraz odpoczywać tak długo, jak chcesz. Dodatek to jego dalszy ciąg: najpierw oczyszczenie, potem kolejne rundy (17).</translation>
    </message>
    <message numerus="yes">
        <source>%n of it is purged glory.</source>
        <translation>
            <numerusform>W tym %n punkt chwały z oczyszczeń.</numerusform>
            <numerusform>W tym %n punkty chwały z oczyszczeń.</numerusform>
            <numerusform>W tym %n punktów chwały z oczyszczeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you choose is destroyed, but its glory is recorded and counts in every later score. Before that you see all of it at once and can still go back.</source>
        <translation>Wybrane karty zostaną zniszczone, ale ich chwała jest zapisywana i liczy się w każdym późniejszym wyniku. Przedtem zobaczysz je wszystkie naraz i możesz się jeszcze wycofać.</translation>
    </message>
    <message>
        <source>What these rounds are like stands on card %1. It lies in the box and may not be looked at before (2.2).</source>
        <translation>Jakie są te rundy, mówi karta %1. Leży ona w pudełku i nie wolno jej wcześniej oglądać (2.2).</translation>
    </message>
    <message numerus="yes">
        <source>The deck (%n card(s) now) is shuffled and looked through, %1 at a time.</source>
        <translation>
            <numerusform>Talia (teraz %n karta) zostaje potasowana i przejrzana w grupach po %1.</numerusform>
            <numerusform>Talia (teraz %n karty) zostaje potasowana i przejrzana w grupach po %1.</numerusform>
            <numerusform>Talia (teraz %n kart) zostaje potasowana i przejrzana w grupach po %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n full group(s); of each you choose one card.</source>
        <translation>
            <numerusform>To %n pełna grupa; wybierasz z niej jedną kartę.</numerusform>
            <numerusform>To %n pełne grupy; z każdej wybierasz jedną kartę.</numerusform>
            <numerusform>To %n pełnych grup; z każdej wybierasz jedną kartę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you choose %n permanent card(s), too.</source>
        <translation>
            <numerusform>Potem wybierasz też %n kartę stałą.</numerusform>
            <numerusform>Potem wybierasz też %n karty stałe.</numerusform>
            <numerusform>Potem wybierasz też %n kart stałych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then card %1 comes out of the box and %n round(s) are played.</source>
        <translation>
            <numerusform>Potem karta %1 wychodzi z pudełka i gra się %n rundę.</numerusform>
            <numerusform>Potem karta %1 wychodzi z pudełka i gra się %n rundy.</numerusform>
            <numerusform>Potem karta %1 wychodzi z pudełka i gra się %n rund.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them discovers cards by itself.</source>
        <translation>Żadna z nich sama nie odkrywa kart.</translation>
    </message>
    <message numerus="yes">
        <source>Each of them discovers %n card(s).</source>
        <translation>
            <numerusform>Każda z nich odkrywa %n kartę.</numerusform>
            <numerusform>Każda z nich odkrywa %n karty.</numerusform>
            <numerusform>Każda z nich odkrywa %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purges cost it %n glory.</source>
        <translation>
            <numerusform>Oczyszczenia odjęły mu %n punkt chwały.</numerusform>
            <numerusform>Oczyszczenia odjęły mu %n punkty chwały.</numerusform>
            <numerusform>Oczyszczenia odjęły mu %n punktów chwały.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n glory</source>
        <translation>
            <numerusform>−%n punkt chwały</numerusform>
            <numerusform>−%n punkty chwały</numerusform>
            <numerusform>−%n punktów chwały</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n punkt chwały</numerusform>
            <numerusform>%n punkty chwały</numerusform>
            <numerusform>%n punktów chwały</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::KingdomFiles</name>
    <message>
        <source>%1 is no file of this computer. Nothing was stored.</source>
        <translation>%1 nie jest plikiem na tym komputerze. Niczego nie zapisano.</translation>
    </message>
    <message numerus="yes">
        <source>The kingdom %1 was imported, %n move(s).</source>
        <translation>
            <numerusform>Zaimportowano królestwo %1, %n ruch.</numerusform>
            <numerusform>Zaimportowano królestwo %1, %n ruchy.</numerusform>
            <numerusform>Zaimportowano królestwo %1, %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The kingdom %1 was written to %2. It can be imported from there.</source>
        <translation>Królestwo %1 zapisano w pliku %2. Można je stamtąd zaimportować.</translation>
    </message>
    <message>
        <source>All that is needed to look into a problem with %1 was written to %2. Send this file, and say what you expected.</source>
        <translation>Wszystko, co potrzebne, by zbadać problem z królestwem %1, zapisano w pliku %2. Wyślij ten plik i napisz, co miało się stać.</translation>
    </message>
    <message>
        <source>This kingdom is no longer in the library. Nothing was written.</source>
        <translation>Tego królestwa nie ma już w bibliotece. Niczego nie zapisano.</translation>
    </message>
    <message>
        <source>%1 is not put away. Nothing was deleted.</source>
        <translation>Królestwo %1 nie jest odłożone. Niczego nie usunięto.</translation>
    </message>
    <message>
        <source>The kingdom %1 was deleted. Its moves are kept in %2.</source>
        <translation>Usunięto królestwo %1. Jego ruchy są zachowane w %2.</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::KingdomList</name>
    <message>
        <source>today, %1</source>
        <translation>dziś, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>wczoraj, %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>ściśle</translation>
    </message>
    <message>
        <source>corrected by hand</source>
        <translation>poprawione ręcznie</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>odłożone</translation>
    </message>
    <message>
        <source>Round %1, turn %2 · %3 glory · played %4</source>
        <translation>Runda %1, tura %2 · chwała: %3 · ostatnia gra: %4</translation>
    </message>
    <message>
        <source>There is a kingdom with this name already.</source>
        <translation>Królestwo o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>A seed is 1 to 16 digits from 0 to 9 and a to f.</source>
        <translation>Ziarno to od 1 do 16 cyfr od 0 do 9 i liter od a do f.</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::KingdomTable</name>
    <message>
        <source>round %1 of expansion %2</source>
        <translation>runda %1 dodatku %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>the last round</source>
        <translation>ostatnia runda</translation>
    </message>
    <message>
        <source>%1 is card %2</source>
        <translation>%1 to karta %2</translation>
    </message>
    <message>
        <source>wields %1</source>
        <translation>nosi: %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>blokuje: %1</translation>
    </message>
    <message>
        <source>tally %1</source>
        <translation>licznik: %1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zostaje</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::LogModel</name>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Runda %1, tura %2</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::PurgeView</name>
    <message>
        <source>The purge in sum</source>
        <translation>Podsumowanie oczyszczenia</translation>
    </message>
    <message>
        <source>Nothing has left the kingdom yet. Is this what you want?</source>
        <translation>Nic jeszcze nie opuściło królestwa. Czy tego chcesz?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will be destroyed, for good.</source>
        <translation>
            <numerusform>%n karta zostanie zniszczona na zawsze.</numerusform>
            <numerusform>%n karty zostaną zniszczone na zawsze.</numerusform>
            <numerusform>%n kart zostanie zniszczonych na zawsze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their %n glory is recorded as purged glory (sticker 16) and counts in every later score (18.4).</source>
        <translation>
            <numerusform>Ich %n punkt chwały zostaje zapisany jako chwała z oczyszczenia (naklejka 16) i liczy się w każdym późniejszym wyniku (18.4).</numerusform>
            <numerusform>Ich %n punkty chwały zostają zapisane jako chwała z oczyszczenia (naklejka 16) i liczą się w każdym późniejszym wyniku (18.4).</numerusform>
            <numerusform>Ich %n punktów chwały zostaje zapisanych jako chwała z oczyszczenia (naklejka 16) i liczy się w każdym późniejszym wyniku (18.4).</numerusform>
        </translation>
    </message>
    <message>
        <source>Then card %1 is taken from the box, and its rounds begin.</source>
        <translation>Potem karta %1 zostaje wyjęta z pudełka i zaczynają się jej rundy.</translation>
    </message>
    <message>
        <source>Purge: group %1 of %2</source>
        <translation>Oczyszczenie: grupa %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>Choose one of these %n card(s) to be purged (18.1).</source>
        <translation>
            <numerusform>Wybierz do oczyszczenia tę %n kartę (18.1).</numerusform>
            <numerusform>Wybierz do oczyszczenia jedną z tych %n kart (18.1).</numerusform>
            <numerusform>Wybierz do oczyszczenia jedną z tych %n kart (18.1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Purge: the permanent cards</source>
        <translation>Oczyszczenie: karty stałe</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n permanent card(s) to be purged, too (18.2).</source>
        <translation>
            <numerusform>Wybierz do oczyszczenia także %n kartę stałą (18.2).</numerusform>
            <numerusform>Wybierz do oczyszczenia także %n karty stałe (18.2).</numerusform>
            <numerusform>Wybierz do oczyszczenia także %n kart stałych (18.2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n glory</source>
        <translation>
            <numerusform>odejmuje %n punkt chwały</numerusform>
            <numerusform>odejmuje %n punkty chwały</numerusform>
            <numerusform>odejmuje %n punktów chwały</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n glory</source>
        <translation>
            <numerusform>zachowuje %n punkt chwały</numerusform>
            <numerusform>zachowuje %n punkty chwały</numerusform>
            <numerusform>zachowuje %n punktów chwały</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory saved so far</source>
        <translation>
            <numerusform>zachowano %n punkt chwały</numerusform>
            <numerusform>zachowano %n punkty chwały</numerusform>
            <numerusform>zachowano %n punktów chwały</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lower every later score by %n glory, recorded as purged glory (sticker 16, 18.4).</source>
        <translation>
            <numerusform>Obniżają każdy późniejszy wynik o %n punkt chwały, zapisany jako chwała z oczyszczenia (naklejka 16, 18.4).</numerusform>
            <numerusform>Obniżają każdy późniejszy wynik o %n punkty chwały, zapisane jako chwała z oczyszczenia (naklejka 16, 18.4).</numerusform>
            <numerusform>Obniżają każdy późniejszy wynik o %n punktów chwały, zapisanych jako chwała z oczyszczenia (naklejka 16, 18.4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory lost so far</source>
        <translation>
            <numerusform>stracono %n punkt chwały</numerusform>
            <numerusform>stracono %n punkty chwały</numerusform>
            <numerusform>stracono %n punktów chwały</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Question</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>wybrano %1 z %2</translation>
    </message>
    <message>
        <source>%1 chosen, %2 to %3 wanted</source>
        <translation>wybrano %1, trzeba od %2 do %3</translation>
    </message>
    <message numerus="yes">
        <source>%n glory is set aside so far.</source>
        <translation>
            <numerusform>Dotąd odłożono %n punkt chwały.</numerusform>
            <numerusform>Dotąd odłożono %n punkty chwały.</numerusform>
            <numerusform>Dotąd odłożono %n punktów chwały.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n punkt chwały</numerusform>
            <numerusform>%n punkty chwały</numerusform>
            <numerusform>%n punktów chwały</numerusform>
        </translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Pole %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left on the sheet</source>
        <translation>
            <numerusform>na arkuszu została %n</numerusform>
            <numerusform>na arkuszu zostały %n</numerusform>
            <numerusform>na arkuszu zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The front</source>
        <translation>Przód</translation>
    </message>
    <message>
        <source>The back</source>
        <translation>Tył</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>It happens.</source>
        <translation>To się stanie.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>It does not.</source>
        <translation>To się nie stanie.</translation>
    </message>
    <message>
        <source>Continue discovers these cards; from then on there is no reset, and every change is for good. Reset begins anew with cards 1 to 10: every change so far is gone.</source>
        <translation>„Graj dalej” odkrywa te karty; odtąd nie ma resetu, a każda zmiana jest na zawsze. „Zresetuj” zaczyna od nowa z kartami od 1 do 10: wszystkie dotychczasowe zmiany znikają.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Discover these cards. From now on there is no reset, and every change is for good.</source>
        <translation>Odkryj te karty. Odtąd nie ma resetu, a każda zmiana jest na zawsze.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zresetuj</translation>
    </message>
    <message>
        <source>Begin anew with cards 1 to 10. Every change so far is gone.</source>
        <translation>Zacznij od nowa z kartami od 1 do 10. Wszystkie dotychczasowe zmiany znikają.</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::UpgradePreview</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>you have %1, %2 of it is paid</source>
        <translation>masz %1, płacisz %2</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>you say next which are paid</source>
        <translation>zaraz wskażesz, którymi płacisz</translation>
    </message>
    <message>
        <source>you choose next: %1</source>
        <translation>zaraz wybierzesz spośród: %1</translation>
    </message>
    <message>
        <source>Discarded to pay</source>
        <translation>Odrzucone jako zapłata</translation>
    </message>
    <message>
        <source>Destroyed to pay, for good</source>
        <translation>Zniszczone na zawsze jako zapłata</translation>
    </message>
    <message>
        <source>you have %1, it costs %2</source>
        <translation>masz %1, kosztuje %2</translation>
    </message>
    <message>
        <source>goes to the discard pile: it was turned (2.3)</source>
        <translation>trafia na stos kart odrzuconych, bo karta się obróciła (2.3)</translation>
    </message>
    <message>
        <source>Discarded with the turn</source>
        <translation>Odrzucone na koniec tury</translation>
    </message>
    <message>
        <source>Stays in play</source>
        <translation>Zostaje w grze</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przepada</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Runda się kończy</translation>
    </message>
    <message>
        <source>no card is left in the deck (4.1)</source>
        <translation>w talii nie ma już kart (4.1)</translation>
    </message>
</context>
</TS>

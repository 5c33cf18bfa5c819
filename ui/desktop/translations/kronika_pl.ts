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
    <name>BackupDialog</name>
    <message>
        <source>Copy the library to</source>
        <translation>Skopiuj bibliotekę do</translation>
    </message>
    <message>
        <source>Libraries (*.db)</source>
        <translation>Biblioteki (*.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>BeforeLegacySheet</name>
    <message>
        <source>Back to before card %1?</source>
        <translation>Wrócić do chwili przed kartą %1?</translation>
    </message>
    <message>
        <source>This begins a branch of its own at the moment before card %1. Everything that came after stays on its branch, and you can switch to it.</source>
        <translation>W chwili przed kartą %1 zacznie się osobna gałąź. Wszystko, co było potem, zostaje na swojej gałęzi i można na nią przejść.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>The kingdom&apos;s record will say for ever that it was rewound across card %1 (ruling B2). So far: %2</source>
        <translation>W dziejach królestwa zostanie na zawsze zapisane, że cofnięto je przed kartę %1 (rozstrzygnięcie B2). Dotychczas: %2</translation>
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
    <name>BookmarkPanel</name>
    <message>
        <source>Bookmark this moment</source>
        <translation>Zaznacz tę chwilę</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>twoja</translation>
    </message>
    <message>
        <source>set by Kronika</source>
        <translation>ustawiona przez program</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Chosen. </source>
        <translation>Wybrana. </translation>
    </message>
    <message>
        <source>All stages of %1</source>
        <translation>Wszystkie etapy karty %1</translation>
    </message>
</context>
<context>
    <name>BoxCards</name>
    <message>
        <source>Cards out of the box</source>
        <translation>Karty z pudełka</translation>
    </message>
</context>
<context>
    <name>BranchPanel</name>
    <message>
        <source>Branches</source>
        <translation>Gałęzie</translation>
    </message>
    <message>
        <source>the present is here</source>
        <translation>tu jest teraźniejszość</translation>
    </message>
    <message>
        <source>looked at now</source>
        <translation>teraz oglądana</translation>
    </message>
    <message>
        <source>Switch to it</source>
        <translation>Przejdź na nią</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
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
    <name>CardHistory</name>
    <message>
        <source>back into the box</source>
        <translation>wraca do pudełka</translation>
    </message>
    <message>
        <source>into the deck</source>
        <translation>do talii</translation>
    </message>
    <message>
        <source>into play</source>
        <translation>wchodzi do gry</translation>
    </message>
    <message>
        <source>to the discard pile</source>
        <translation>na stos kart odrzuconych</translation>
    </message>
    <message>
        <source>among the permanent cards</source>
        <translation>do kart stałych</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>zablokowana</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zniszczona</translation>
    </message>
    <message>
        <source>purged</source>
        <translation>usunięta przy oczyszczeniu</translation>
    </message>
    <message>
        <source>followed, as a scroll</source>
        <translation>wykonana jako pergamin</translation>
    </message>
    <message>
        <source>used as equipment</source>
        <translation>użyta jako sprzęt</translation>
    </message>
    <message>
        <source>comes into the kingdom</source>
        <translation>trafia do królestwa</translation>
    </message>
    <message>
        <source>back to stage 1: %1</source>
        <translation>z powrotem na etapie 1: %1</translation>
    </message>
    <message>
        <source>rotated: %1</source>
        <translation>obrócona: %1</translation>
    </message>
    <message>
        <source>flipped: %1</source>
        <translation>odwrócona: %1</translation>
    </message>
    <message>
        <source>%1 glory written on it</source>
        <translation>wpisana chwała: %1</translation>
    </message>
    <message>
        <source>effect %1 crossed out</source>
        <translation>skreślony efekt %1</translation>
    </message>
    <message>
        <source>crossed out of a cost: %1</source>
        <translation>skreślone z kosztu: %1</translation>
    </message>
    <message>
        <source>crossed out: %1</source>
        <translation>skreślone: %1</translation>
    </message>
    <message>
        <source>box %1 marked</source>
        <translation>zaznaczone pole %1</translation>
    </message>
    <message>
        <source>named %1</source>
        <translation>nazwana %1</translation>
    </message>
</context>
<context>
    <name>CardHistoryView</name>
    <message>
        <source>History of this card</source>
        <translation>Historia tej karty</translation>
    </message>
    <message>
        <source>Every place it lay</source>
        <translation>Każde miejsce, w którym leżała</translation>
    </message>
    <message>
        <source>Nothing has happened to this card yet.</source>
        <translation>Z tą kartą nic się jeszcze nie stało.</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Jak jest teraz</translation>
    </message>
    <message>
        <source>In the chronicle</source>
        <translation>W kronice</translation>
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
    <name>ChooseFromBox</name>
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
    <name>ChooseSide</name>
    <message>
        <source>The two sides</source>
        <translation>Obie strony</translation>
    </message>
</context>
<context>
    <name>ChronicleHeader</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Chronicle of %1</source>
        <translation>Kronika królestwa %1</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Gałąź: %1</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>ściśle</translation>
    </message>
</context>
<context>
    <name>ChronicleHelp</name>
    <message>
        <source>In the chronicle</source>
        <translation>W kronice</translation>
    </message>
    <message>
        <source>Every moment can be looked at: click a line, move the slider, or go by keys. Looking changes nothing. Continuing from a moment begins a branch; what came after stays on the old one, and you can switch back.</source>
        <translation>Każdą chwilę można obejrzeć: kliknij wiersz, przesuń suwak albo użyj klawiszy. Oglądanie niczego nie zmienia. Dalsza gra od jakiejś chwili zaczyna nową gałąź; to, co było potem, zostaje na starej i można na nią wrócić.</translation>
    </message>
    <message>
        <source>Arrows go move by move, Page up and Page down turn by turn, with Shift round by round; Home and End go to the ends, N to the present. C continues from here, B bookmarks this moment. 1 to 4 show story, branches, bookmarks and plots. Esc goes back to the table.</source>
        <translation>Strzałki prowadzą ruch po ruchu, Page Up i Page Down tura po turze, z klawiszem Shift runda po rundzie; Home i End na początek i koniec, N do teraźniejszości. C gra dalej stąd, B dodaje zakładkę w tej chwili. Cyfry od 1 do 4 pokazują opowieść, gałęzie, zakładki i wykresy. Esc wraca do stołu.</translation>
    </message>
    <message>
        <source>Back to the chronicle</source>
        <translation>Wróć do kroniki</translation>
    </message>
</context>
<context>
    <name>ChronicleScreen</name>
    <message>
        <source>Chronicle of %1</source>
        <translation>Kronika królestwa %1</translation>
    </message>
    <message>
        <source>Here, %1</source>
        <translation>Tutaj, %1</translation>
    </message>
    <message>
        <source>Bookmark this moment</source>
        <translation>Zaznacz tę chwilę</translation>
    </message>
    <message>
        <source>Another name for the branch</source>
        <translation>Inna nazwa gałęzi</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Dodaj zakładkę</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>What was seen of the deck then</source>
        <translation>Co było wtedy widać z talii</translation>
    </message>
    <message>
        <source>Back to the chronicle</source>
        <translation>Wróć do kroniki</translation>
    </message>
    <message>
        <source>Discard pile as it lay then, the top card first</source>
        <translation>Stos kart odrzuconych z tamtej chwili, od wierzchniej karty</translation>
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
    <message>
        <source>Played last</source>
        <translation>Ostatnio grane</translation>
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
    <name>DiscoveredCards</name>
    <message>
        <source>Not turned over yet</source>
        <translation>Jeszcze nieodkryta</translation>
    </message>
</context>
<context>
    <name>DiscoverySheet</name>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Turn over the next</source>
        <translation>Odkryj następną</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
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
    <name>DiscoveryWords</name>
    <message>
        <source>What came of it:</source>
        <translation>Co z tego wynikło:</translation>
    </message>
</context>
<context>
    <name>DistinctMarks</name>
    <message>
        <source>✓ chosen</source>
        <translation>✓ wybrana</translation>
    </message>
    <message>
        <source>? can be chosen</source>
        <translation>? do wyboru</translation>
    </message>
    <message>
        <source>► can act</source>
        <translation>► może działać</translation>
    </message>
    <message>
        <source>✕ obstacle</source>
        <translation>✕ przeszkoda</translation>
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
    <message>
        <source>Choose its name first</source>
        <translation>Najpierw wybierz mu nazwę</translation>
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
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The game asks you something</source>
        <translation>Gra o coś pyta</translation>
    </message>
    <message>
        <source>What it wants to know stands at the bottom, or over the cards. What you can choose lights up: click it, or press its digit. The rest of the table waits.</source>
        <translation>Pytanie stoi na dole albo nad kartami. To, co możesz wybrać, jest podświetlone: kliknij albo naciśnij jego cyfrę. Reszta stołu czeka.</translation>
    </message>
    <message>
        <source>It is as it was before</source>
        <translation>Jest tak, jak było</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z or Redo makes it again. Or do something else: both ways are kept in the chronicle.</source>
        <translation>Ctrl+Shift+Z albo Ponów zrobi to jeszcze raz. Możesz też zrobić co innego: kronika zachowa obie drogi.</translation>
    </message>
    <message>
        <source>This is what you have to spend</source>
        <translation>Tyle masz do wydania</translation>
    </message>
    <message>
        <source>Resources pay for upgrades and effects. They cannot be kept: what is left is lost when new cards come into play, and when the turn ends.</source>
        <translation>Zasobami płaci się za ulepszenia i efekty. Nie można ich zachować: to, co zostanie, przepada, gdy do gry wchodzą nowe karty i gdy kończy się tura.</translation>
    </message>
    <message>
        <source>Everything can be taken back</source>
        <translation>Wszystko można cofnąć</translation>
    </message>
    <message>
        <source>Try it: press Ctrl+Z, or Undo. This kingdom is strict: only what revealed a card stays done.</source>
        <translation>Spróbuj: naciśnij Ctrl+Z albo Cofnij. To królestwo jest w trybie ścisłym: nie cofniesz tylko tego, co odsłoniło kartę.</translation>
    </message>
    <message>
        <source>Try it: press Ctrl+Z, or Undo. You can go back as far as you like; nothing you ever did is lost.</source>
        <translation>Spróbuj: naciśnij Ctrl+Z albo Cofnij. Cofać się można dowolnie daleko, a nic z tego, co zrobiono, nie ginie.</translation>
    </message>
    <message>
        <source>Glory is what your kingdom is worth</source>
        <translation>Chwała mówi, ile warte jest twoje królestwo</translation>
    </message>
    <message>
        <source>Cards bring it, mostly after upgrades. It is counted when the last round is over; there is no losing. S shows what it is made of.</source>
        <translation>Dają ją karty, zwykle po ulepszeniach. Liczy się ją po ostatniej rundzie; przegrać nie można. S pokazuje, z czego się składa.</translation>
    </message>
    <message>
        <source>A card has up to four stages</source>
        <translation>Karta ma do czterech etapów</translation>
    </message>
    <message>
        <source>Only the upright one counts. An upgrade turns the card to another; what is below it, or behind it, is no secret. Press I, or click a card and choose All its stages.</source>
        <translation>Liczy się tylko ten, który stoi prosto. Ulepszenie obraca kartę na inny; to, co jest pod spodem albo z tyłu, nie jest tajemnicą. Naciśnij I albo kliknij kartę i wybierz Wszystkie etapy.</translation>
    </message>
    <message>
        <source>Upgrade a card</source>
        <translation>Ulepsz kartę</translation>
    </message>
    <message>
        <source>%1 can be upgraded now: %2. It turns and goes to the discard pile, and the turn ends with it.</source>
        <translation>%1: można teraz ulepszyć: %2. Karta obraca się i trafia na stos kart odrzuconych, a tura się kończy.</translation>
    </message>
    <message>
        <source>Enough for an upgrade</source>
        <translation>Tyle, ile trzeba na ulepszenie</translation>
    </message>
    <message>
        <source>%1 can be upgraded this turn: %2. Produce with other cards until you can pay it, with %3 next.</source>
        <translation>%1: można ulepszyć w tej turze: %2. Produkuj innymi kartami, aż wystarczy; najbliższa to %3.</translation>
    </message>
    <message>
        <source>A turn begins with the top four cards of the deck. Those with a golden frame can do something: click %1, or go there with the arrows and press Enter, to see what. G leads up here.</source>
        <translation>Tura zaczyna się od czterech kart z wierzchu talii. Te w złotej ramce mogą coś zrobić. Aby zobaczyć co, kliknij kartę %1 albo przejdź do niej strzałkami i naciśnij Enter. G prowadzi tu, na górę.</translation>
    </message>
    <message>
        <source>These cards are in play</source>
        <translation>Te karty są w grze</translation>
    </message>
    <message>
        <source>Produce with a card</source>
        <translation>Produkuj kartą</translation>
    </message>
    <message>
        <source>Click %1 and choose Produce. It goes to the discard pile, and you gain %2. A card that has produced can do nothing more this turn.</source>
        <translation>Kliknij kartę %1 i wybierz Produkuj. Trafi na stos kart odrzuconych, a twój zysk to %2. Karta, która produkowała, w tej turze nic więcej nie zrobi.</translation>
    </message>
    <message>
        <source>When the round ends, the discard pile and the new cards are shuffled into the next deck: what you upgraded comes again. </source>
        <translation>Na koniec rundy stos kart odrzuconych tasuje się z nowymi kartami w następną talię, więc to, co ulepszono, wróci do gry. </translation>
    </message>
    <message>
        <source>D looks through the pile.</source>
        <translation>D pozwala przejrzeć stos.</translation>
    </message>
    <message>
        <source>The turn is over, and its cards lie here</source>
        <translation>Tura się skończyła, a jej karty leżą tutaj</translation>
    </message>
    <message>
        <source>What these cards produce pays for no upgrade. </source>
        <translation>To, co produkują te karty, nie wystarcza na żadne ulepszenie. </translation>
    </message>
    <message>
        <source>Advance plays the last card of the deck. </source>
        <translation>Rozwój zagrywa ostatnią kartę z talii. </translation>
    </message>
    <message>
        <source>Advance plays two more cards from the deck. </source>
        <translation>Rozwój zagrywa jeszcze dwie karty z talii. </translation>
    </message>
    <message>
        <source>What you have not spent is lost by it. You may advance as often as you like.</source>
        <translation>Niewydane zasoby wtedy przepadają. Rozwijać się można dowolnie wiele razy.</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Więcej kart</translation>
    </message>
    <message>
        <source>Use these cards as you like, or pass at once: that ends the turn without an upgrade, and what is in play goes to the discard pile. </source>
        <translation>Użyj tych kart, jak chcesz, albo od razu spasuj: to kończy turę bez ulepszenia, a karty w grze trafiają na stos kart odrzuconych. </translation>
    </message>
    <message>
        <source>The deck is empty, so the round ends, too.</source>
        <translation>Talia jest pusta, więc kończy się i runda.</translation>
    </message>
    <message>
        <source>Then the next turn begins with new cards.</source>
        <translation>Potem zaczyna się następna tura, z nowymi kartami.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Play on until the deck is empty</source>
        <translation>Graj dalej, aż talia się skończy</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in it, and the one on top is always seen. Once it is empty, the round ends with that turn.</source>
        <translation>
            <numerusform>Została w niej %n karta, którą widać na wierzchu. Gdy talia jest pusta, runda kończy się wraz z tą turą.</numerusform>
            <numerusform>Zostały w niej %n karty; tę na wierzchu zawsze widać. Gdy talia jest pusta, runda kończy się wraz z tą turą.</numerusform>
            <numerusform>Zostało w niej %n kart; tę na wierzchu zawsze widać. Gdy talia jest pusta, runda kończy się wraz z tą turą.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is empty: when this turn ends, the round ends. </source>
        <translation>Talia jest pusta: z końcem tej tury kończy się runda. </translation>
    </message>
    <message>
        <source>Then new cards are discovered and shuffled into a new deck, together with all that were discarded.</source>
        <translation>Potem odkrywa się nowe karty i tasuje w nową talię razem ze wszystkimi odrzuconymi.</translation>
    </message>
    <message>
        <source>The last turn of the round</source>
        <translation>Ostatnia tura rundy</translation>
    </message>
    <message>
        <source>This kingdom is finished</source>
        <translation>To królestwo jest zakończone</translation>
    </message>
    <message>
        <source>There is nothing more to guide you through here. The score shows what it came to.</source>
        <translation>Nie ma tu już po czym oprowadzać. Wynik pokazuje, do czego doszło królestwo.</translation>
    </message>
    <message>
        <source>New cards were discovered, and all were shuffled into a new deck. </source>
        <translation>Odkryto nowe karty, a wszystkie potasowano w nową talię. </translation>
    </message>
    <message>
        <source>So it goes on, round by round, with more cards to find. F1 says what is possible, R opens the rules, H the chronicle of your kingdom. Rule well!</source>
        <translation>I tak dalej, runda za rundą, z kolejnymi kartami do odkrycia. F1 mówi, co jest możliwe, R otwiera zasady, a H kronikę królestwa. Rządź mądrze!</translation>
    </message>
    <message>
        <source>That was a whole round</source>
        <translation>To była cała runda</translation>
    </message>
</context>
<context>
    <name>GuideCallout</name>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Gram dalej</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Zakończ przewodnik</translation>
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
    <name>Homecoming</name>
    <message>
        <source>The kingdom that was open here last is not in the library any more: it was deleted meanwhile.</source>
        <translation>Królestwa, które było tu ostatnio otwarte, nie ma już w bibliotece: w międzyczasie je usunięto.</translation>
    </message>
    <message>
        <source>This kingdom is put away: in the library it stands among those that are. It can be played on all the same.</source>
        <translation>To królestwo jest odłożone: w bibliotece stoi wśród odłożonych. Mimo to można w nie grać dalej.</translation>
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
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n królestwo</numerusform>
            <numerusform>%n królestwa</numerusform>
            <numerusform>%n królestw</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what is put away (%1)</source>
        <translation>Pokaż odłożone (%1)</translation>
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
    <name>LeftSheet</name>
    <message>
        <source>What is left</source>
        <translation>Co zostało</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Runda %1, tura %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n karta</numerusform>
            <numerusform>%1: %n karty</numerusform>
            <numerusform>%1: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LegacyScene</name>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) come into your kingdom now; scrolls among them are followed.</source>
        <translation>
            <numerusform>%n karta trafia teraz do twojego królestwa; pergamin się wykonuje.</numerusform>
            <numerusform>%n karty trafiają teraz do twojego królestwa; pergaminy spośród nich się wykonuje.</numerusform>
            <numerusform>%n kart trafia teraz do twojego królestwa; pergaminy spośród nich się wykonuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>All that you have built, and all that is destroyed, stays so.</source>
        <translation>Wszystko, co zbudowano, i wszystko, co zniszczono, takie pozostanie.</translation>
    </message>
    <message>
        <source>From now on the rules know no reset: every change is for good (13.1).</source>
        <translation>Od tej chwili zasady nie znają resetu: każda zmiana jest na zawsze (13.1).</translation>
    </message>
    <message>
        <source>This kingdom is strict: there is no way back to before card %1.</source>
        <translation>To królestwo grane jest ściśle: nie ma powrotu do chwili przed kartą %1.</translation>
    </message>
    <message>
        <source>“Before card %1” stays bookmarked: you can always come back here.</source>
        <translation>Zakładka „przed kartą %1” zostaje: zawsze można tu wrócić.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zresetuj</translation>
    </message>
    <message>
        <source>You begin again with cards 1 to 10, as on the first day.</source>
        <translation>Zaczynasz od nowa z kartami od 1 do 10, jak pierwszego dnia.</translation>
    </message>
    <message>
        <source>Lost: every upgrade, sticker, mark and name. Destroyed cards come back.</source>
        <translation>Przepadają wszystkie ulepszenia, naklejki, oznaczenia i nazwy. Zniszczone karty wracają.</translation>
    </message>
    <message>
        <source>Later this scroll comes up once more and asks the same.</source>
        <translation>Ten pergamin pojawi się później jeszcze raz i zapyta o to samo.</translation>
    </message>
    <message>
        <source>This kingdom is strict: the reset cannot be undone.</source>
        <translation>To królestwo grane jest ściśle: resetu nie można cofnąć.</translation>
    </message>
    <message>
        <source>The chronicle keeps the kingdom as it is now; undo brings it back.</source>
        <translation>Kronika zachowa królestwo w obecnej postaci; cofnięcie je przywróci.</translation>
    </message>
    <message>
        <source>Continue the legacy</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Choose one of the two</source>
        <translation>Wybierz jedno z dwojga</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Look at the cards that would come, then decide.</source>
        <translation>Obejrzyj karty, które miałyby nadejść, a potem zdecyduj.</translation>
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
    <message>
        <source>First Kingdom</source>
        <translation>Pierwsze królestwo</translation>
    </message>
</context>
<context>
    <name>LibraryBar</name>
    <message>
        <source>Kronika</source>
        <translation>Kronika</translation>
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
    <name>LibraryPlace</name>
    <message>
        <source>The library&apos;s file: %1</source>
        <translation>Plik biblioteki: %1</translation>
    </message>
    <message>
        <source>The library could not be opened, so there is nothing to copy.</source>
        <translation>Biblioteki nie udało się otworzyć, więc nie ma czego kopiować.</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Kopiuj ścieżkę</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Utwórz kopię</translation>
    </message>
    <message>
        <source>A copy beside the library, with today&apos;s date</source>
        <translation>Kopia obok biblioteki, z dzisiejszą datą</translation>
    </message>
    <message>
        <source>Back up to …</source>
        <translation>Utwórz kopię w …</translation>
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
    <name>MomentBar</name>
    <message>
        <source>Round before</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
    <message>
        <source>Shift+PgUp</source>
        <translation>Shift+PgUp</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Shift+PgDn</source>
        <translation>Shift+PgDn</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Before card %1</source>
        <translation>Przed kartę %1</translation>
    </message>
    <message>
        <source>Continuing begins a branch; what came after stays.</source>
        <translation>Dalsza gra zaczyna nową gałąź; to, co było potem, zostaje.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Wróć do teraz</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Moment</source>
        <translation>Chwila</translation>
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
    <name>NameSheet</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
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
    <message>
        <source>Nothing can be undone then that has shown you a new card. It stays so for this kingdom.</source>
        <translation>Nie można wtedy cofnąć niczego, co pokazało nową kartę. W tym królestwie tak już zostanie.</translation>
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
    <name>PastFacts</name>
    <message>
        <source>%1 glory</source>
        <translation>chwała: %1</translation>
    </message>
    <message>
        <source>Box: %1</source>
        <translation>Pudełko: %1</translation>
    </message>
    <message>
        <source>Destroyed: %1</source>
        <translation>Zniszczone: %1</translation>
    </message>
    <message>
        <source>Asked then: %1</source>
        <translation>Pytanie w tamtej chwili: %1</translation>
    </message>
</context>
<context>
    <name>PastStagesSheet</name>
    <message>
        <source>Back to the chronicle</source>
        <translation>Wróć do kroniki</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PastView</name>
    <message>
        <source>The present: %1.</source>
        <translation>Teraźniejszość: %1.</translation>
    </message>
    <message>
        <source>You look at the past: %1. The present is untouched.</source>
        <translation>Oglądasz przeszłość: %1. Teraźniejszość się nie zmienia.</translation>
    </message>
    <message>
        <source>You look at what was undone: %1. The present is untouched.</source>
        <translation>Oglądasz to, co cofnięto: %1. Teraźniejszość się nie zmienia.</translation>
    </message>
    <message>
        <source>You look at another branch: %1. The present is untouched.</source>
        <translation>Oglądasz inną gałąź: %1. Teraźniejszość się nie zmienia.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Karty stałe</translation>
    </message>
    <message>
        <source>Nothing was in play</source>
        <translation>W grze nie było niczego</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
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
    <name>PlotPanel</name>
    <message>
        <source>Round %1: %2 glory at its end, %3 resources gained.</source>
        <translation>Runda %1: chwała na koniec: %2, zdobyte zasoby: %3.</translation>
    </message>
    <message>
        <source>Glory at the end of each round</source>
        <translation>Chwała na koniec każdej rundy</translation>
    </message>
    <message>
        <source>Production: resources gained in each round, by producing and by effects</source>
        <translation>Produkcja: zasoby zdobyte w każdej rundzie, z produkcji i z efektów</translation>
    </message>
</context>
<context>
    <name>PossibleList</name>
    <message>
        <source>Possible now</source>
        <translation>Możliwe teraz</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what can be done, and its key</comment>
        <translation>%1 (%2)</translation>
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
        <translation>Obejrzyj stół</translation>
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
    <name>QuestionScene</name>
    <message>
        <source>Card %1: the legacy begins</source>
        <translation>Karta %1: zaczyna się dziedzictwo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
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
    <name>RoundBars</name>
    <message>
        <source>Round %1: %2 resources</source>
        <translation>Runda %1, zasoby: %2</translation>
    </message>
    <message>
        <source>Round %1: %2 glory</source>
        <translation>Runda %1, chwała: %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>%1 (R)</source>
        <comment>a rule, and the key that leads to it</comment>
        <translation>%1 (R)</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
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
        <source>To rule %1</source>
        <translation>Do zasady %1</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>Numer lub słowa</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Nothing in the rules says “%1”.</source>
        <translation>W zasadach nie ma „%1”.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Glory of simulated kingdoms</source>
        <translation>Chwała symulowanych królestw</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>twoje: %1</translation>
    </message>
    <message>
        <source>the middle one of them; bars: how many had so much glory</source>
        <translation>środkowe z nich; słupki: ile królestw miało tyle chwały</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1, %2 glory</source>
        <translation>%1, chwała: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ScoreScreen</name>
    <message>
        <source>Score of %1</source>
        <translation>Wynik królestwa %1</translation>
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
        <source>Rules of glory</source>
        <translation>Zasady chwały</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>The side of the box</source>
        <translation>Bok pudełka</translation>
    </message>
    <message>
        <source>By glory</source>
        <translation>Według chwały</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Według numeru</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Według rodzaju</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Ile warta jest każda karta</translation>
    </message>
    <message>
        <source>Back to the score</source>
        <translation>Wróć do wyniku</translation>
    </message>
    <message>
        <source>The box</source>
        <translation>Pudełko</translation>
    </message>
</context>
<context>
    <name>ScoreSide</name>
    <message>
        <source>%1 glory in all</source>
        <translation>Razem chwały: %1</translation>
    </message>
    <message>
        <source>glory in all</source>
        <translation>chwały razem</translation>
    </message>
    <message>
        <source>Cards of the kingdom</source>
        <translation>Karty królestwa</translation>
    </message>
    <message>
        <source>Cards that add glory</source>
        <translation>Karty, które dodają chwały</translation>
    </message>
    <message>
        <source>Cards that take glory</source>
        <translation>Karty, które odbierają chwałę</translation>
    </message>
    <message>
        <source>Purged glory (rule 18.4)</source>
        <translation>Chwała z oczyszczenia (zasada 18.4)</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Tor wyniku</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>jak dotąd</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) of the track are still empty.</source>
        <translation>
            <numerusform>%n miejsce na torze jest jeszcze puste.</numerusform>
            <numerusform>%n miejsca na torze są jeszcze puste.</numerusform>
            <numerusform>%n miejsc na torze jest jeszcze pustych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among simulated kingdoms</source>
        <translation>Wśród symulowanych królestw</translation>
    </message>
    <message>
        <source>No simulated kingdom is known that came so far in the game.</source>
        <translation>Nie znamy symulowanego królestwa, które doszło tak daleko w grze.</translation>
    </message>
    <message>
        <source>Expansions are not compared, only the base game&apos;s final score.</source>
        <translation>Porównujemy tylko końcowy wynik gry podstawowej, bez dodatków.</translation>
    </message>
    <message>
        <source>Your round is not over yet, and only the end of the base game tells how good a kingdom is: until then this is no more than a hint.</source>
        <translation>Twoja runda jeszcze trwa, a o tym, jak dobre jest królestwo, mówi dopiero koniec gry podstawowej: do tego czasu to tylko wskazówka.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
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
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Less motion: cards turn and move at once</source>
        <translation>Mniej ruchu: karty obracają się i przenoszą od razu</translation>
    </message>
    <message>
        <source>Marks that need no colour</source>
        <translation>Oznaczenia niezależne od koloru</translation>
    </message>
    <message>
        <source>On the table, words and signs then say which cards can act, can be chosen, are chosen, and which are obstacles.</source>
        <translation>Na stole słowa i znaki mówią wtedy, które karty mogą działać, które są do wyboru, które wybrano i które są przeszkodami.</translation>
    </message>
    <message>
        <source>Strict kingdoms</source>
        <translation>Królestwa ścisłe</translation>
    </message>
    <message>
        <source>In a strict kingdom nothing can be undone that has shown you something new: a card from the deck or from the box. That is decided when a kingdom begins and stays so; here you choose what a new one proposes.</source>
        <translation>W ścisłym królestwie nie można cofnąć niczego, co pokazało coś nowego: kartę z talii lub z pudełka. Rozstrzyga się to na początku królestwa i tak zostaje; tu wybierasz, co proponuje nowe.</translation>
    </message>
    <message>
        <source>New kingdoms are strict</source>
        <translation>Nowe królestwa są ścisłe</translation>
    </message>
    <message>
        <source>Spoilers</source>
        <translation>Spoilery</translation>
    </message>
    <message>
        <source>The gallery then shows every card of the box, and the rulebook every ruling about them.</source>
        <translation>Galeria pokazuje wtedy wszystkie karty z pudełka, a zasady – wszystkie wyjaśnienia do nich.</translation>
    </message>
    <message>
        <source>Show cards that are still in the box</source>
        <translation>Pokazuj karty, które są jeszcze w pudełku</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Everything you do is kept in this one file, and every move is in it before you see what it did. A copy is never written over another file.</source>
        <translation>Wszystko, co robisz, jest w tym jednym pliku, a każdy ruch trafia do niego, zanim zobaczysz jego skutek. Kopia nigdy nie zastępuje innego pliku.</translation>
    </message>
    <message>
        <source>About Kronika</source>
        <translation>O programie Kronika</translation>
    </message>
    <message>
        <source>Kronika is an unofficial program for owners of Kingdom Legacy: Feudal Kingdom, not affiliated with or endorsed by its authors or publishers. It contains no art, text or code of the original; cards are drawn by the program and described in our own words. Please buy the game.</source>
        <translation>Kronika to nieoficjalny program dla posiadaczy gry Kingdom Legacy: Feudal Kingdom, niezwiązany z jej autorami ani wydawcami i przez nich niezatwierdzony. Nie zawiera grafik, tekstów ani kodu oryginału; karty rysuje program, a opisuje je naszymi słowami. Prosimy: kup grę.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
</context>
<context>
    <name>SizeStepper</name>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
</context>
<context>
    <name>SpoilerQuestion</name>
    <message>
        <source>Look at cards that are still in the box?</source>
        <translation>Obejrzeć karty, które są jeszcze w pudełku?</translation>
    </message>
    <message>
        <source>Kingdom Legacy is a game of discovery, and it can be discovered only once. This shows every card with both sides: what your kingdom may become, what will attack it, and how the story goes on. What you have read you cannot unread; switching it off later only hides the cards again. This is asked once.</source>
        <translation>Kingdom Legacy to gra odkryć, a odkryć ją można tylko raz. To pokaże wszystkie karty z obu stron: czym może się stać twoje królestwo, co je zaatakuje i jak potoczy się historia. Czego się raz dowiesz, tego już nie zapomnisz; późniejsze wyłączenie tylko znów ukryje karty. To pytanie pada raz.</translation>
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
    <message>
        <source>Stage %1, active</source>
        <translation>Etap %1, aktywny</translation>
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
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>Tak było: %1</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
</context>
<context>
    <name>StoryList</name>
    <message>
        <source>Story, move by move</source>
        <translation>Opowieść, ruch po ruchu</translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Runda %1, tura %2</translation>
    </message>
    <message>
        <source>The present</source>
        <translation>Teraźniejszość</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Z zakładką</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>From here on undone; it can be made again</source>
        <translation>Odtąd cofnięte; można to ponowić</translation>
    </message>
    <message>
        <source>From here on only on this branch</source>
        <translation>Odtąd tylko na tej gałęzi</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Ways to look at the chronicle</source>
        <translation>Sposoby oglądania kroniki</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Opowieść</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Gałęzie</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Wykresy</translation>
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
        <source>Read the rule</source>
        <translation>Przeczytaj zasadę</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
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
    <message>
        <source>Shows what is left. Key B</source>
        <translation>Pokazuje, co zostało. Klawisz B</translation>
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
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Begin this kingdom anew</source>
        <translation>Zacznij to królestwo od nowa</translation>
    </message>
    <message>
        <source>It is your turn: use your cards, then advance or pass. Possible now:</source>
        <translation>Twoja tura: użyj swoich kart, potem wybierz rozwój lub spasuj. Możliwe teraz:</translation>
    </message>
    <message>
        <source>Cards with a golden frame can do something: click one, or go to it with the arrows and press Enter; what is not possible there says why. Cards that answer a question carry a number.</source>
        <translation>Karty w złotej ramce mogą coś zrobić: kliknij jedną z nich albo przejdź do niej strzałkami i naciśnij Enter; przy tym, co niemożliwe, jest powód. Karty, które są odpowiedzią na pytanie, mają numer.</translation>
    </message>
    <message>
        <source>Guide me through a round</source>
        <translation>Przeprowadź mnie przez rundę</translation>
    </message>
    <message>
        <source>A advances, P passes. Ctrl+Z takes back, Ctrl+Shift+Z makes it again. Digits choose, C confirms, 0 chooses nothing. T looks at the table while something is asked, D looks through the discard pile, I shows all stages of a card and its history, B what is left, L shows the log, H the chronicle, S the score, R the rule that stands against something. Esc steps back; everything is always saved.</source>
        <translation>A to rozwój, P to spasowanie. Ctrl+Z cofa, Ctrl+Shift+Z ponawia. Cyfry wybierają, C zatwierdza, 0 nie wybiera niczego. T pozwala przy pytaniu spojrzeć na stół, D przejrzeć stos kart odrzuconych, I pokazuje wszystkie etapy karty i jej historię, B to, co zostało, L dziennik, H kronikę, S wynik, R zasadę, która na coś nie pozwala. Esc zamyka to, co otwarte, i wraca; wszystko jest zawsze zapisane.</translation>
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
    <message>
        <source>Guided round</source>
        <translation>Runda z przewodnikiem</translation>
    </message>
</context>
<context>
    <name>TurningCard</name>
    <message>
        <source>Card %1, its back up</source>
        <translation>Karta %1, zakryta</translation>
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
    <name>kronika::desktop::BranchList</name>
    <message>
        <source>Parts after: %1</source>
        <translation>Odchodzi po: %1</translation>
    </message>
    <message>
        <source>They part after move %1, in %2.</source>
        <translation>Rozchodzą się po ruchu %1: %2.</translation>
    </message>
    <message>
        <source>The present branch</source>
        <translation>Obecna gałąź</translation>
    </message>
    <message>
        <source>This is where you are.</source>
        <translation>Właśnie tu jesteś.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n move(s), %2, %3</source>
        <extracomment>%1: a branch, %2: &quot;round 3, turn 2&quot;, %3: &quot;34 glory&quot;</extracomment>
        <translation>
            <numerusform>%1: %n ruch, %2, %3</numerusform>
            <numerusform>%1: %n ruchy, %2, %3</numerusform>
            <numerusform>%1: %n ruchów, %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>main</source>
        <translation>główna</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::CardHistory</name>
    <message>
        <source>At the beginning</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Runda %1, tura %2</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::DiscoveryShow</name>
    <message>
        <source>Permanent: it lies above the table from now on, always in force, and is never shuffled or discarded (11.1, 11.2).</source>
        <translation>Karta stała: od teraz leży nad stołem, zawsze działa i nigdy nie jest tasowana ani odrzucana (11.1, 11.2).</translation>
    </message>
    <message>
        <source>It lies on the discard pile and is about to be shuffled into the deck (14.1, 4.4).</source>
        <translation>Leży na stosie kart odrzuconych i zaraz zostanie wtasowana do talii (14.1, 4.4).</translation>
    </message>
    <message>
        <source>It lies on the discard pile; the next round shuffles it into the deck (14.1, 4.4).</source>
        <translation>Leży na stosie kart odrzuconych; wraz z następną rundą zostanie wtasowana do talii (14.1, 4.4).</translation>
    </message>
    <message>
        <source>It went to the discard pile and was shuffled into the deck with all other cards (14.1, 4.4).</source>
        <translation>Trafiła na stos kart odrzuconych i została wtasowana do talii razem z pozostałymi (14.1, 4.4).</translation>
    </message>
    <message>
        <source>makes %1</source>
        <translation>produkuje: %1</translation>
    </message>
    <message>
        <source>A scroll is followed at once, step by step; then it is destroyed (14.5). It asks you something now.</source>
        <translation>Pergamin wykonuje się od razu, krok po kroku, a potem niszczy (14.5). Teraz o coś cię pyta.</translation>
    </message>
    <message>
        <source>Discovered: %1</source>
        <translation>Odkryto: %1</translation>
    </message>
    <message>
        <source>The scroll was followed and is destroyed (14.5).</source>
        <translation>Pergamin został wykonany i zniszczony (14.5).</translation>
    </message>
    <message>
        <source>Destroyed: %1</source>
        <translation>Zniszczono: %1</translation>
    </message>
    <message>
        <source>The kingdom starts again with cards 1 to 10, as new as on its first day: no stickers, no marks, nothing destroyed (13.1).</source>
        <translation>Królestwo zaczyna od nowa z kartami od 1 do 10, jak pierwszego dnia: bez naklejek, bez oznaczeń, bez zniszczonych kart (13.1).</translation>
    </message>
    <message>
        <source>What it was before stays written in the chronicle.</source>
        <translation>To, czym było wcześniej, pozostaje zapisane w kronice.</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) out of the box</source>
        <translation>
            <numerusform>jeszcze %n karta z pudełka</numerusform>
            <numerusform>jeszcze %n karty z pudełka</numerusform>
            <numerusform>jeszcze %n kart z pudełka</numerusform>
        </translation>
    </message>
    <message>
        <source>The kingdom begins anew</source>
        <translation>Królestwo zaczyna od nowa</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Zaczyna się runda %1</translation>
    </message>
    <message>
        <source>Discovered</source>
        <translation>Odkrycie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the box</source>
        <translation>
            <numerusform>%n karta z pudełka</numerusform>
            <numerusform>%n karty z pudełka</numerusform>
            <numerusform>%n kart z pudełka</numerusform>
        </translation>
    </message>
    <message>
        <source>The legacy begins</source>
        <translation>Zaczyna się dziedzictwo</translation>
    </message>
    <message>
        <source>From now on every change is for good (13.1).</source>
        <translation>Od teraz każda zmiana jest na zawsze (13.1).</translation>
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
        <source>All %n card(s) of deck and piles are shuffled and looked through, %1 at a time.</source>
        <translation>
            <numerusform>Jedyna karta talii i stosów zostaje potasowana i przejrzana w grupach po %1.</numerusform>
            <numerusform>Wszystkie %n karty talii i stosów zostają potasowane i przejrzane w grupach po %1.</numerusform>
            <numerusform>Wszystkie karty talii i stosów (%n) zostają potasowane i przejrzane w grupach po %1.</numerusform>
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
    <name>kronika::desktop::KingdomCount</name>
    <message numerus="yes">
        <source>%n card(s) without a keyword</source>
        <translation>
            <numerusform>%n karta bez słowa kluczowego</numerusform>
            <numerusform>%n karty bez słowa kluczowego</numerusform>
            <numerusform>%n kart bez słowa kluczowego</numerusform>
        </translation>
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
        <source>Destroyed</source>
        <translation>Zniszczone</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>The next one is card %1.</source>
        <translation>Następna jest karta %1.</translation>
    </message>
    <message>
        <source>Whole kingdom</source>
        <translation>Całe królestwo</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Karty stałe</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Zablokowane</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Sprzęt</translation>
    </message>
    <message>
        <source>Purged</source>
        <translation>Oczyszczone</translation>
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
    <message>
        <source>%1: %2</source>
        <comment>what can be done: what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Rozwój</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasowanie</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the key that advances</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that passes</comment>
        <translation>P</translation>
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
    <message numerus="yes">
        <source>%n other(s) will be destroyed: out of the game for good (13.1).</source>
        <translation>
            <numerusform>Pozostała karta zostanie zniszczona: odejdzie z gry na zawsze (13.1).</numerusform>
            <numerusform>Pozostałe %n karty zostaną zniszczone: odejdą z gry na zawsze (13.1).</numerusform>
            <numerusform>Pozostałych %n kart zostanie zniszczonych: odejdzie z gry na zawsze (13.1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) will go back into the box (14.2).</source>
        <translation>
            <numerusform>Pozostała karta wróci do pudełka (14.2).</numerusform>
            <numerusform>Pozostałe %n karty wrócą do pudełka (14.2).</numerusform>
            <numerusform>Pozostałych %n kart wróci do pudełka (14.2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Rulebook</name>
    <message numerus="yes">
        <source>%n ruling(s) about cards you have not discovered yet.</source>
        <translation>
            <numerusform>%n wyjaśnienie do karty, której jeszcze nie odkryto.</numerusform>
            <numerusform>%n wyjaśnienia do kart, których jeszcze nie odkryto.</numerusform>
            <numerusform>%n wyjaśnień do kart, których jeszcze nie odkryto.</numerusform>
        </translation>
    </message>
    <message>
        <source>[A ruling about a card you have not discovered yet.]</source>
        <translation>[Wyjaśnienie do karty, której jeszcze nie odkryto.]</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::ScoreSheet</name>
    <message>
        <source>Lands</source>
        <translation>Krainy</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Livestock</source>
        <translation>Inwentarz</translation>
    </message>
    <message>
        <source>Seafaring</source>
        <translation>Żeglarstwo</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Przeszkody</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Inne karty</translation>
    </message>
    <message>
        <source>%1: %2 glory</source>
        <translation>%1 – chwała: %2</translation>
    </message>
    <message>
        <source>Adds %1 glory</source>
        <translation>Dodają chwały: %1</translation>
    </message>
    <message>
        <source>Takes %1 glory</source>
        <translation>Odbierają chwały: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) worth nothing now</source>
        <translation>
            <numerusform>%n karta bez wartości</numerusform>
            <numerusform>%n karty bez wartości</numerusform>
            <numerusform>%n kart bez wartości</numerusform>
        </translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Storehouse</name>
    <message>
        <source>%1 is no file of this computer. No copy was made.</source>
        <translation>%1 nie jest plikiem na tym komputerze. Nie utworzono kopii.</translation>
    </message>
    <message>
        <source>All your kingdoms were copied to %1. To go back to that copy, close Kronika and put it in the library&apos;s place.</source>
        <translation>Wszystkie twoje królestwa skopiowano do %1. Aby wrócić do tej kopii, zamknij Kronikę i połóż ją w miejscu biblioteki.</translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Story</name>
    <message>
        <source>round %1, turn %2</source>
        <translation>runda %1, tura %2</translation>
    </message>
    <message>
        <source>%1 glory</source>
        <translation>chwała: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Before card %1</source>
        <translation>Przed kartą %1</translation>
    </message>
    <message>
        <source>Before expansion %1</source>
        <translation>Przed dodatkiem %1</translation>
    </message>
    <message>
        <source>End of expansion %1</source>
        <translation>Koniec dodatku %1</translation>
    </message>
    <message>
        <source>End of the base game</source>
        <translation>Koniec gry podstawowej</translation>
    </message>
    <message numerus="yes">
        <source>%n of them across card %1</source>
        <translation>
            <numerusform>w tym %n raz przed kartę %1</numerusform>
            <numerusform>w tym %n razy przed kartę %1</numerusform>
            <numerusform>w tym %n razy przed kartę %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the present.</source>
        <translation>To jest teraźniejszość.</translation>
    </message>
    <message>
        <source>again from %1</source>
        <translation>ponownie od: %1</translation>
    </message>
    <message>
        <source>There is already a branch of this name.</source>
        <translation>Gałąź o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>This kingdom was never rewound.</source>
        <translation>Tego królestwa nigdy nie cofnięto.</translation>
    </message>
    <message numerus="yes">
        <source>Rewound %n time(s)</source>
        <translation>
            <numerusform>Cofnięto %n raz</numerusform>
            <numerusform>Cofnięto %n razy</numerusform>
            <numerusform>Cofnięto %n razy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::StoryModel</name>
    <message>
        <source>The kingdom begins</source>
        <translation>Początek królestwa</translation>
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

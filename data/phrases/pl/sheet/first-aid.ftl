general = Ogólne
inhalation = Wdychanie
skin = Kontakt ze skórą
eyes = Kontakt z oczami
ingestion = Połknięcie
protection = Ochrona osób udzielających pierwszej pomocy

showSheet = W razie wątpliwości lub utrzymywania się objawów zasięgnąć porady lekarza i pokazać niniejszą kartę charakterystyki.
leaveArea = Wyprowadzić lub wynieść poszkodowanego ze strefy zagrożenia. Zapewnić ciepło i spokój.
unconscious = Osobie nieprzytomnej nigdy nie podawać niczego doustnie. Osobę nieprzytomną, która oddycha, ułożyć w pozycji bocznej ustalonej.
observe = Objawy mogą wystąpić dopiero po kilku godzinach: zapewnić obserwację lekarską przez co najmniej 48 godzin.
exposedConcerned = W przypadku narażenia lub styczności: zasięgnąć porady lekarza.

freshAir = Wyprowadzić lub wynieść poszkodowanego na świeże powietrze i zapewnić mu spokój w pozycji ułatwiającej oddychanie.
inhalationUnwell = W przypadku złego samopoczucia zasięgnąć porady lekarza.
inhalationDoctor = W przypadku złego samopoczucia skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem.
inhalationEmergency = Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem. W razie trudności w oddychaniu przeszkolony personel powinien podać tlen.
inhalationSensitised = W przypadku wystąpienia objawów ze strony układu oddechowego natychmiast skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem.
artificialRespiration = W razie zatrzymania oddechu zastosować sztuczne oddychanie za pomocą przyrządu, nie metodą usta-usta.
inhalationCorrosive = Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem: wdychany produkt może spowodować oparzenie dróg oddechowych i opóźniony obrzęk płuc.
inhalationSuffocation = Natychmiast wezwać lekarza. Jeżeli oddech jest słaby lub ustał: sztuczne oddychanie; tlen podaje tylko przeszkolony personel.

skinOff = Zdjąć zanieczyszczoną odzież.
skinBrush = Najpierw strzepnąć ze skóry luźne cząstki.
skinWash = Umyć skórę dużą ilością wody z mydłem.
skinWashAgain = Wyprać zanieczyszczoną odzież przed ponownym użyciem.
skinIrritation = W przypadku wystąpienia podrażnienia skóry lub wysypki zasięgnąć porady lekarza.
skinCorrosive = Natychmiast zdjąć całą zanieczyszczoną odzież. Płukać skórę bieżącą wodą przez co najmniej 20 minut. Oparzenia wymagają natychmiastowej pomocy lekarskiej: nieleczone źle się goją.
skinToxic = Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem, nawet przy braku objawów.
skinGas = Sam gaz nie wymaga szczególnych środków.
skinCold = Rozmrozić oszronione obszary letnią wodą. Nie trzeć. Skontaktować się z lekarzem.

eyesRinse = Płukać bieżącą wodą przez kilka minut przy odchylonych powiekach. Wyjąć soczewki kontaktowe, jeżeli można je łatwo usunąć.
eyesGas = Płukać wodą przez kilka minut. Po kontakcie z uwalniającym się zimnym gazem skontaktować się z okulistą.
eyesIrritation = W przypadku utrzymywania się podrażnienia zasięgnąć porady lekarza.
eyesDamage = Natychmiast płukać bieżącą wodą przez co najmniej 20 minut przy odchylonych powiekach. Wyjąć soczewki kontaktowe, jeżeli można je łatwo usunąć. Kontynuować płukanie w drodze do okulisty.
eyesLye = Produkty zasadowe wnikają głęboko w oko: liczy się każda sekunda.

mouthRinse = Wypłukać usta wodą.
noVomiting = NIE wywoływać wymiotów.
vomitingDanger = W razie samoistnych wymiotów trzymać głowę nisko, aby nic nie dostało się do płuc.
ingestionUnwell = W przypadku złego samopoczucia skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem.
ingestionEmergency = Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ lub lekarzem.
ingestionCorrosive = Podać do wypicia najwyżej jedną szklankę wody, i tylko osobie przytomnej. Nie próbować zobojętniać.
ingestionGas = W przypadku gazu połknięcie nie jest prawdopodobną drogą narażenia.

protectSelf = Osoby udzielające pierwszej pomocy dbają o własną ochronę i stosują wyposażenie podane w sekcji 8.
protectToxic = Osoby udzielające pierwszej pomocy unikają wdychania produktu i w zanieczyszczonym powietrzu stosują ochronę dróg oddechowych.
protectSuffocation = Tam, gdzie w powietrzu może brakować tlenu, udzielać pomocy tylko w autonomicznym aparacie oddechowym.

symptomsInhalation = Po wdychaniu
symptomsSkin = Po kontakcie ze skórą
symptomsEyes = Po kontakcie z oczami
symptomsIngestion = Po połknięciu
symptomsLong = Po długotrwałym lub powtarzanym narażeniu
noSymptoms = Szczególne objawy nie są znane.
burnsSkin = Piekący ból, zaczerwienienie, pęcherze i zniszczenie skóry.
rednessSkin = Zaczerwienienie, świąd i ból.
elicitedSkin = U osób już uczulonych: swędząca wysypka, nawet przy tak niskim stężeniu.
drySkin = Wysuszenie i pękanie skóry po powtarzającym się kontakcie.
allergySkin = Swędząca wysypka, która może wystąpić kilka godzin lub dni po kontakcie i powraca przy każdym kolejnym kontakcie.
absorbedSkin = Wchłania się przez skórę: mogą wystąpić objawy zatrucia opisane dla połknięcia.
burnsEyes = Silny ból, łzawienie, zmętnienie rogówki; możliwa utrata wzroku.
rednessEyes = Zaczerwienienie, łzawienie i ból.
burnsMouth = Oparzenia jamy ustnej, gardła, przełyku i żołądka; możliwa perforacja.
poisoningSevere = Objawy ciężkiego zatrucia: nudności, wymioty, skurcze, zaburzenia świadomości i oddychania.
poisoning = Nudności, wymioty, bóle brzucha i zawroty głowy.
aspiration = Kaszel i krztuszenie się, jeżeli produkt dostanie się do płuc; w ciągu kilku godzin może rozwinąć się chemiczne zapalenie płuc.
irritatedAirways = Kaszel, ból gardła i ucisk w klatce piersiowej.
asthma = Świszczący oddech, duszność i astma, także z opóźnieniem, i ponownie przy bardzo niskich stężeniach.
narcosis = Ból głowy, zawroty głowy, senność, nudności; utrata przytomności przy wysokich stężeniach.
toxicInhaled = Duszność, ból głowy, nudności; objawy mogą wystąpić z opóźnieniem.
suffocation = Uduszenie przy wysokich stężeniach, często bez ostrzeżenia: zawroty głowy, potem utrata przytomności.
frostbite = Odmrożenia wskutek kontaktu z uwalniającym się skroplonym gazem.
organs = Uszkodzenie narządów: { $organs }.
organsUnnamed = Uszkodzenie narządów.
cancer = Po latach może rozwinąć się nowotwór.
cancerSuspected = Podejrzewa się, że po latach może powodować raka.
genetic = Możliwe lub podejrzewane są wady genetyczne.
reproduction = Możliwe szkodliwe działanie na płodność lub na dziecko w łonie matki.

treatSymptoms = Leczyć objawowo.
doctorCorrosive = Oparzenia: kontynuować płukanie, nałożyć jałowy opatrunek. Po połknięciu, ze względu na niebezpieczeństwo perforacji, nie wykonywać płukania żołądka bez endoskopii.
doctorAspiration = Niebezpieczeństwo aspiracji: płukanie żołądka wyłącznie po intubacji dotchawiczej. Obserwować w kierunku chemicznego zapalenia płuc.
doctorLungs = Przez co najmniej 48 godzin obserwować w kierunku obrzęku płuc; rozważyć podanie kortykosteroidów wziewnych.
doctorAsthma = U osób z astmą lub ze stwierdzoną alergią na produkt należy kontrolować oddychanie.
eyeWash = Zapewnić myjkę do oczu i prysznic bezpieczeństwa w pobliżu stanowiska pracy.

general = Allgemeine Hinweise
inhalation = Nach Einatmen
skin = Nach Hautkontakt
eyes = Nach Augenkontakt
ingestion = Nach Verschlucken
protection = Selbstschutz des Ersthelfers

showSheet = Im Zweifelsfall oder bei anhaltenden Symptomen Arzt hinzuziehen und dieses Sicherheitsdatenblatt vorzeigen.
leaveArea = Betroffene aus dem Gefahrenbereich bringen. Warm und ruhig halten.
unconscious = Bewusstlosen Personen nie etwas über den Mund verabreichen. Bei Bewusstlosigkeit und vorhandener Atmung in stabile Seitenlage bringen.
observe = Symptome können erst nach Stunden auftreten: mindestens 48 Stunden ärztlich überwachen.
exposedConcerned = Bei Exposition oder falls betroffen: ärztlichen Rat einholen.

freshAir = An die frische Luft bringen und in einer Position ruhigstellen, die das Atmen erleichtert.
inhalationUnwell = Bei Unwohlsein ärztlichen Rat einholen.
inhalationDoctor = Bei Unwohlsein GIFTINFORMATIONSZENTRUM oder Arzt anrufen.
inhalationEmergency = Sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen. Bei Atemnot Sauerstoff geben, nur durch geschultes Personal.
inhalationSensitised = Bei Symptomen der Atemwege sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen.
artificialRespiration = Bei Atemstillstand mit Gerät beatmen, nicht von Mund zu Mund.
inhalationCorrosive = Sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen: Eingeatmetes Produkt kann die Atemwege verätzen und ein verzögertes Lungenödem auslösen.
inhalationSuffocation = Sofort Arzt rufen. Bei schwacher Atmung oder Atemstillstand: künstlich beatmen; Sauerstoff nur durch geschultes Personal.

skinOff = Kontaminierte Kleidung ausziehen.
skinBrush = Zuerst lose Partikel von der Haut abbürsten.
skinWash = Haut mit viel Wasser und Seife waschen.
skinWashAgain = Kontaminierte Kleidung vor erneutem Tragen waschen.
skinIrritation = Bei Hautreizung oder -ausschlag ärztlichen Rat einholen.
skinCorrosive = Alle kontaminierten Kleidungsstücke sofort ausziehen. Haut mindestens 20 Minuten unter fließendem Wasser spülen. Verätzungen sofort ärztlich behandeln lassen: Unbehandelt heilen sie schlecht.
skinToxic = Sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen, auch ohne Symptome.
skinGas = Das Gas selbst erfordert keine besonderen Maßnahmen.
skinCold = Vereiste Bereiche mit lauwarmem Wasser auftauen. Nicht reiben. Arzt hinzuziehen.

eyesRinse = Bei geöffnetem Lidspalt mehrere Minuten unter fließendem Wasser spülen. Kontaktlinsen nach Möglichkeit entfernen.
eyesGas = Mehrere Minuten mit Wasser spülen. Nach Kontakt mit austretendem kaltem Gas Augenarzt aufsuchen.
eyesIrritation = Bei anhaltender Reizung ärztlichen Rat einholen.
eyesDamage = Sofort bei geöffnetem Lidspalt mindestens 20 Minuten unter fließendem Wasser spülen. Kontaktlinsen nach Möglichkeit entfernen. Auf dem Weg zum Augenarzt weiter spülen.
eyesLye = Alkalische Produkte dringen tief in das Auge ein: Jede Sekunde zählt.

mouthRinse = Mund mit Wasser ausspülen.
noVomiting = KEIN Erbrechen herbeiführen.
vomitingDanger = Bei spontanem Erbrechen den Kopf tief halten, damit nichts in die Lunge gelangt.
ingestionUnwell = Bei Unwohlsein GIFTINFORMATIONSZENTRUM oder Arzt anrufen.
ingestionEmergency = Sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen.
ingestionCorrosive = Höchstens ein Glas Wasser trinken lassen, und nur bei vollem Bewusstsein. Keine Neutralisationsversuche.
ingestionGas = Verschlucken ist bei einem Gas kein wahrscheinlicher Expositionsweg.

protectSelf = Ersthelfer achten auf Selbstschutz und tragen die Ausrüstung nach Abschnitt 8.
protectToxic = Ersthelfer vermeiden es, das Produkt einzuatmen, und tragen in belasteter Luft Atemschutz.
protectSuffocation = Wo Sauerstoffmangel möglich ist, nur mit umgebungsluftunabhängigem Atemschutzgerät Hilfe leisten.

symptomsInhalation = Nach Einatmen
symptomsSkin = Nach Hautkontakt
symptomsEyes = Nach Augenkontakt
symptomsIngestion = Nach Verschlucken
symptomsLong = Nach längerer oder wiederholter Exposition
noSymptoms = Aus der Einstufung ergeben sich keine besonderen Symptome.
burnsSkin = Brennende Schmerzen, Rötung, Blasenbildung und Zerstörung der Haut.
rednessSkin = Rötung, Juckreiz und Schmerzen.
elicitedSkin = Bei bereits sensibilisierten Personen: juckender Ausschlag, auch bei dieser geringen Konzentration.
drySkin = Spröde und rissige Haut nach wiederholtem Kontakt.
allergySkin = Juckender Ausschlag, der erst Stunden oder Tage nach dem Kontakt auftreten kann und bei jedem weiteren Kontakt wiederkehrt.
absorbedSkin = Aufnahme über die Haut: Die unter Verschlucken beschriebenen Vergiftungserscheinungen können folgen.
burnsEyes = Starke Schmerzen, Tränenfluss, Trübung der Hornhaut; Erblindung ist möglich.
rednessEyes = Rötung, Tränenfluss und Schmerzen.
burnsMouth = Verätzungen von Mund, Rachen, Speiseröhre und Magen; Perforation ist möglich.
poisoningSevere = Anzeichen einer schweren Vergiftung: Übelkeit, Erbrechen, Krämpfe, Störungen von Bewusstsein und Atmung.
poisoning = Übelkeit, Erbrechen, Bauchschmerzen und Schwindel.
aspiration = Husten und Erstickungsgefühl, wenn das Produkt in die Lunge gelangt; innerhalb von Stunden kann eine chemische Pneumonie folgen.
irritatedAirways = Husten, Halsschmerzen und Engegefühl in der Brust.
asthma = Pfeifende Atmung, Atemnot und Asthma, auch verzögert und erneut bei sehr niedrigen Konzentrationen.
narcosis = Kopfschmerzen, Schwindel, Benommenheit, Übelkeit; bei hohen Konzentrationen Bewusstlosigkeit.
toxicInhaled = Atemnot, Kopfschmerzen, Übelkeit; Symptome können verzögert auftreten.
suffocation = Ersticken bei hohen Konzentrationen, oft ohne Vorwarnung: Schwindel, dann Bewusstlosigkeit.
frostbite = Erfrierungen durch austretendes verflüssigtes Gas.
organs = Schädigung folgender Organe: { $organs }.
organsUnnamed = Schädigung von Organen.
cancer = Nach Jahren kann Krebs auftreten.
cancerSuspected = Kann vermutlich nach Jahren Krebs erzeugen.
genetic = Genetische Defekte sind möglich oder werden vermutet.
reproduction = Die Fruchtbarkeit oder das ungeborene Kind kann geschädigt werden.

treatSymptoms = Symptomatisch behandeln.
doctorCorrosive = Verätzungen: weiter spülen, steril abdecken. Nach Verschlucken keine Magenspülung ohne Endoskopie wegen der Gefahr der Perforation.
doctorAspiration = Aspirationsgefahr: Magenspülung nur unter endotrachealer Intubation. Auf chemische Pneumonie achten.
doctorLungs = Mindestens 48 Stunden auf Lungenödem überwachen; inhalative Kortikosteroide erwägen.
doctorAsthma = Bei Personen mit Asthma oder bekannter Allergie gegen das Produkt die Atmung überwachen.
eyeWash = Augendusche und Notdusche in der Nähe des Arbeitsplatzes bereithalten.

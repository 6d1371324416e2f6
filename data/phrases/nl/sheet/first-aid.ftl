general = Algemeen
inhalation = Inademing
skin = Contact met de huid
eyes = Contact met de ogen
ingestion = Inslikken
protection = Bescherming van de hulpverlener

showSheet = Bij twijfel of aanhoudende klachten een arts raadplegen en dit veiligheidsinformatieblad tonen.
leaveArea = Het slachtoffer uit de gevarenzone brengen. Warm en rustig houden.
unconscious = Een bewusteloos persoon nooit iets via de mond toedienen. Wie bewusteloos is maar ademt, in stabiele zijligging leggen.
observe = Symptomen kunnen pas na uren optreden: ten minste 48 uur onder medisch toezicht houden.
exposedConcerned = Na (mogelijke) blootstelling: een arts raadplegen.

freshAir = In de frisse lucht brengen en laten rusten in een houding die het ademen vergemakkelijkt.
inhalationUnwell = Bij onwel voelen een arts raadplegen.
inhalationDoctor = Bij onwel voelen een ANTIGIFCENTRUM of een arts raadplegen.
inhalationEmergency = Onmiddellijk een ANTIGIFCENTRUM of een arts raadplegen. Bij ademhalingsmoeilijkheden zuurstof laten toedienen, uitsluitend door opgeleid personeel.
inhalationSensitised = Bij ademhalingssymptomen onmiddellijk een ANTIGIFCENTRUM of een arts raadplegen.
artificialRespiration = Bij ademstilstand kunstmatig beademen met een hulpmiddel, niet mond-op-mond.
inhalationCorrosive = Onmiddellijk een ANTIGIFCENTRUM of een arts raadplegen: ingeademd product kan de luchtwegen verbranden en een later optredend longoedeem veroorzaken.
inhalationSuffocation = Onmiddellijk een arts waarschuwen. Bij zwakke ademhaling of ademstilstand: kunstmatig beademen; zuurstof alleen door opgeleid personeel.

skinOff = Verontreinigde kleding uittrekken.
skinBrush = Eerst losse deeltjes van de huid afvegen.
skinWash = De huid met veel water en zeep wassen.
skinWashAgain = Verontreinigde kleding wassen alvorens deze opnieuw te gebruiken.
skinIrritation = Bij irritatie of uitslag een arts raadplegen.
skinCorrosive = Alle verontreinigde kleding onmiddellijk uittrekken. De huid ten minste 20 minuten met stromend water spoelen. Brandwonden onmiddellijk door een arts laten behandelen: onbehandeld genezen zij slecht.
skinToxic = Onmiddellijk een ANTIGIFCENTRUM of een arts raadplegen, ook zonder klachten.
skinGas = Het gas zelf vereist geen bijzondere maatregelen.
skinCold = Bevroren lichaamsdelen met lauw water ontdooien. Niet wrijven. Een arts raadplegen.

eyesRinse = Met opengehouden oogleden een aantal minuten met stromend water spoelen. Contactlenzen verwijderen, indien mogelijk.
eyesGas = Een aantal minuten met water spoelen. Na contact met vrijkomend koud gas een oogarts raadplegen.
eyesIrritation = Bij aanhoudende irritatie een arts raadplegen.
eyesDamage = Onmiddellijk met opengehouden oogleden ten minste 20 minuten met stromend water spoelen. Contactlenzen verwijderen, indien mogelijk. Blijven spoelen tijdens het vervoer naar een oogarts.
eyesLye = Alkalische producten dringen diep in het oog door: elke seconde telt.

mouthRinse = De mond met water spoelen.
noVomiting = GEEN braken opwekken.
vomitingDanger = Bij spontaan braken het hoofd laag houden, zodat niets in de longen terechtkomt.
ingestionUnwell = Bij onwel voelen een ANTIGIFCENTRUM of een arts raadplegen.
ingestionEmergency = Onmiddellijk een ANTIGIFCENTRUM of een arts raadplegen.
ingestionCorrosive = Ten hoogste één glas water laten drinken, en alleen als het slachtoffer bij bewustzijn is. Niet proberen te neutraliseren.
ingestionGas = Inslikken is voor een gas geen waarschijnlijke blootstellingsroute.

protectSelf = Hulpverleners letten op hun eigen bescherming en dragen de uitrusting van rubriek 8.
protectToxic = Hulpverleners vermijden het inademen van het product en dragen adembescherming in verontreinigde lucht.
protectSuffocation = Waar zuurstofgebrek mogelijk is, alleen met onafhankelijke ademlucht te hulp komen.

symptomsInhalation = Na inademing
symptomsSkin = Na contact met de huid
symptomsEyes = Na contact met de ogen
symptomsIngestion = Na inslikken
symptomsLong = Na langdurige of herhaalde blootstelling
noSymptoms = Er zijn geen bijzondere symptomen bekend.
burnsSkin = Brandende pijn, roodheid, blaren en aantasting van de huid.
rednessSkin = Roodheid, jeuk en pijn.
elicitedSkin = Bij reeds gesensibiliseerde personen: jeukende uitslag, ook bij deze lage concentratie.
drySkin = Droge en gebarsten huid na herhaald contact.
allergySkin = Jeukende uitslag die uren of dagen na het contact kan optreden en bij elk volgend contact terugkeert.
absorbedSkin = Wordt door de huid opgenomen: de bij inslikken beschreven vergiftigingsverschijnselen kunnen optreden.
burnsEyes = Hevige pijn, tranenvloed, vertroebeling van het hoornvlies; blindheid is mogelijk.
rednessEyes = Roodheid, tranenvloed en pijn.
burnsMouth = Verbranding van mond, keel, slokdarm en maag; perforatie is mogelijk.
poisoningSevere = Verschijnselen van ernstige vergiftiging: misselijkheid, braken, krampen, stoornissen van bewustzijn en ademhaling.
poisoning = Misselijkheid, braken, buikpijn en duizeligheid.
aspiration = Hoesten en verstikkingsverschijnselen als het product in de longen terechtkomt; binnen enkele uren kan een chemische longontsteking volgen.
irritatedAirways = Hoesten, keelpijn en een beklemd gevoel op de borst.
asthma = Piepende ademhaling, kortademigheid en astma, ook vertraagd, en opnieuw bij zeer lage concentraties.
narcosis = Hoofdpijn, duizeligheid, slaperigheid, misselijkheid; bewusteloosheid bij hoge concentraties.
toxicInhaled = Kortademigheid, hoofdpijn, misselijkheid; verschijnselen kunnen vertraagd optreden.
suffocation = Verstikking bij hoge concentraties, vaak zonder waarschuwing: duizeligheid, daarna bewusteloosheid.
frostbite = Bevriezing door vrijkomend vloeibaar gemaakt gas.
organs = Schade aan organen: { $organs }.
organsUnnamed = Schade aan organen.
cancer = Na jaren kan kanker ontstaan.
cancerSuspected = Wordt ervan verdacht na jaren kanker te veroorzaken.
genetic = Genetische schade is mogelijk of wordt vermoed.
reproduction = De vruchtbaarheid of het ongeboren kind kan worden geschaad.

treatSymptoms = Symptomatisch behandelen.
doctorCorrosive = Brandwonden: blijven spoelen, steriel afdekken. Na inslikken wegens perforatiegevaar geen maagspoeling zonder endoscopie.
doctorAspiration = Aspiratiegevaar: maagspoeling alleen onder endotracheale intubatie. Letten op chemische longontsteking.
doctorLungs = Ten minste 48 uur letten op longoedeem; inhalatiecorticosteroïden overwegen.
doctorAsthma = Bij personen met astma of met een bekende allergie voor het product moet de ademhaling worden bewaakt.
eyeWash = Een oogdouche en een nooddouche in de nabijheid van de werkplek beschikbaar houden.

import type { SheetPhrases } from '../../../language.ts';

export const storage: SheetPhrases['storage'] = {
  handling: 'Handhabung',
  hygiene: 'Hygiene',
  fireProtection: 'Brand- und Explosionsschutz',
  conditions: 'Lagerbedingungen',
  together: 'Zusammenlagerung',
  temperature: 'Lagertemperatur',
  packaging: 'Verpackungsmaterialien',

  ventilation: 'Für gute Lüftung sorgen, mit Absaugung am Arbeitsplatz.',
  ventilationGeneral: 'Für gute Lüftung sorgen.',
  closed: 'Behälter bei Nichtgebrauch dicht geschlossen halten; vorsichtig öffnen und handhaben.',
  closedVented:
    'Behälter bei Nichtgebrauch geschlossen halten, nur mit entlüfteten Verschlüssen; niemals gasdicht verschließen. Vorsichtig öffnen und handhaben.',
  noAerosol: 'Bildung von Nebel und Dampf vermeiden.',
  noDust: 'Staubentwicklung vermeiden; Staub an der Entstehungsstelle absaugen.',
  noContact: 'Berührung mit Haut und Augen vermeiden.',
  noContactCorrosive: 'Nicht in die Augen, auf die Haut oder auf die Kleidung gelangen lassen.',
  dilute: 'Beim Verdünnen oder Auflösen das Produkt ins Wasser geben, niemals umgekehrt.',
  noExposureCmr:
    'Vor Gebrauch alle Anweisungen einholen und lesen. Exposition auf das technisch mögliche Mindestmaß senken.',
  sensitised: 'Personen mit bekannter Allergie gegen einen Bestandteil arbeiten nicht mit dem Produkt.',
  acidsApart: 'Niemals mit Säuren mischen: Es entsteht giftiges Gas.',
  noRelease: 'Freisetzung in die Umwelt vermeiden.',
  gasCylinder: 'Flaschen gegen Umfallen sichern; für das Gas bestimmte Druckminderer verwenden.',
  aerosolCan:
    'Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch. Nicht gegen offene Flammen oder andere Zündquellen sprühen.',

  noIgnition: 'Von Hitze, Funken, offenen Flammen und heißen Oberflächen fernhalten. Nicht rauchen.',
  earthing: 'Behälter und Anlagen erden; Maßnahmen gegen elektrostatische Aufladung treffen.',
  explosionProof: 'Explosionsgeschützte Geräte und funkenfreies Werkzeug verwenden.',
  heated: 'Bei Arbeiten am oder über dem Flammpunkt Maßnahmen gegen Entzündung treffen.',
  noCombustibles: 'Von brennbaren Stoffen fernhalten; Produkt nicht auf der Kleidung eintrocknen lassen.',
  noCombustiblesGas: 'Von brennbaren Stoffen fernhalten; Ventile und Armaturen öl- und fettfrei halten.',
  dustFire: 'Bei Staubentwicklung von Zündquellen fernhalten.',
  noFire: 'Besondere Maßnahmen sind nicht erforderlich.',

  noEating: 'Bei der Arbeit nicht essen, trinken oder rauchen.',
  washHands: 'Vor Pausen und nach der Arbeit Hände waschen.',
  clothing:
    'Kontaminierte Kleidung vor dem Betreten von Bereichen, in denen gegessen wird, ausziehen und vor erneutem Tragen waschen.',

  original:
    'Im Originalbehälter dicht verschlossen und aufrecht an einem kühlen, trockenen und gut belüfteten Ort aufbewahren.',
  originalDry: 'In der Originalverpackung trocken lagern.',
  originalVented:
    'Im Originalbehälter, mit dessen entlüftetem Verschluss geschlossen und aufrecht, an einem kühlen, trockenen und gut belüfteten Ort aufbewahren. Nur entlüftete Verschlüsse verwenden; nicht gasdicht verschließen: entstehendes Gas muss entweichen können.',
  bulkVented: 'Großpackmittel (IBC) müssen eine Einrichtung haben, durch die Gas entweichen kann.',
  cylinders: 'Flaschen aufrecht, gegen Umfallen gesichert, unter 50 °C (122 °F) und mit Ventilschutz lagern.',
  lockedUp: 'Unter Verschluss und nur für unterwiesene Personen zugänglich lagern.',
  sunlight: 'Vor Hitze und Sonnenbestrahlung schützen.',
  flammableStore:
    'In Räumen oder Schränken für entzündbare Flüssigkeiten lagern, mit ableitfähigem Boden und Auffangmöglichkeit.',
  retention: 'Über einer Auffangwanne lagern.',
  notMetal: 'In Behältern aus korrosionsbeständigem Material lagern, nicht in blankem Metall.',
  moisture: 'Vor Feuchtigkeit schützen.',
  moistureIsocyanate:
    'Vor Feuchtigkeit schützen. Behälter, in die Wasser gelangt ist, nicht wieder verschließen: Kohlendioxid baut Druck auf.',
  below50: 'Nicht Temperaturen über 50 °C (122 °F) aussetzen.',
  between: (low: string, high: string) => `Lagerung bei ${low} bis ${high}.`,
  notAbove: (celsius: string) => `Bei Temperaturen nicht über ${celsius} lagern.`,
  notBelow: (celsius: string) => `Nicht unter ${celsius} lagern.`,
  cool: 'Kühl und von jeder Wärmequelle entfernt lagern.',
  roomTemperature: 'Bei Raumtemperatur lagern.',
  apartFrom: (materials) => `Nicht zusammen lagern mit: ${materials}.`,
  apartFromFood: 'Von Nahrungsmitteln, Getränken und Futtermitteln fernhalten.',
  packagingAqueous: 'Polyethylen, Polypropylen.',
  packagingCorrosive: 'Polyethylen, Polypropylen oder ausgekleideter Stahl.',
  packagingSolvent: 'Stahl, Weißblech, Glas.',
  packagingSolid: 'Polyethylen, beschichtetes Papier oder Karton.',
  packagingInert: 'Stahl oder Weißblech, luftdicht und trocken.',

  useAs: (uses) => `Nur wie in Abschnitt 1 beschrieben verwenden: ${uses}.`,
};

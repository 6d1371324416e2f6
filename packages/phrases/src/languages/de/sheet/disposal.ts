import type { SheetPhrases } from '../../../language.ts';

export const disposal: SheetPhrases['disposal'] = {
  product: 'Produkt',
  packaging: 'Verunreinigte Verpackungen',
  properties: 'Gefahrenrelevante Eigenschaften der Abfälle (HP)',
  wasteCode: 'Abfallschlüssel',
  characteristics: 'Merkmale gefährlicher Abfälle (RCRA)',

  hazardous:
    'Als gefährlichen Abfall einem zugelassenen Entsorgungsunternehmen übergeben. Nicht mit dem Hausmüll entsorgen.',
  ordinary: 'Gemäß den örtlichen Vorschriften entsorgen.',
  noSewer: 'Nicht in Kanalisation oder Gewässer leeren.',
  keepApart: 'Nicht mit anderen Abfällen mischen; möglichst im Originalbehälter belassen.',
  packagingClean: 'Verpackungen restlos entleeren und der Verwertung zuführen.',
  packagingDirty:
    'Nicht restentleerte Verpackungen wie das Produkt entsorgen. Leere Behälter nicht zerschneiden, schweißen oder verbrennen.',
  packagingPlain: 'Nicht restentleerte Verpackungen wie das Produkt entsorgen.',
  wasteCodeByUse:
    'Der Abfallschlüssel des Europäischen Abfallverzeichnisses (2000/532/EG) richtet sich nach Herkunft und Verwendung und ist vom Abfallerzeuger festzulegen.',
  packagingCode:
    '15 01 10* Verpackungen, die Rückstände gefährlicher Stoffe enthalten oder durch gefährliche Stoffe verunreinigt sind.',
  hazardousProperties: {
    'HP 1': 'HP 1 (explosiv).',
    'HP 2': 'HP 2 (brandfördernd).',
    'HP 3': 'HP 3 (entzündbar).',
    'HP 4': 'HP 4 (reizend – Hautreizung und Augenschädigung).',
    'HP 5': 'HP 5 (Spezifische Zielorgan-Toxizität, Aspirationsgefahr).',
    'HP 6': 'HP 6 (akute Toxizität).',
    'HP 7': 'HP 7 (karzinogen).',
    'HP 8': 'HP 8 (ätzend).',
    'HP 10': 'HP 10 (reproduktionstoxisch).',
    'HP 11': 'HP 11 (mutagen).',
    'HP 12': 'HP 12 (Freisetzung eines akut toxischen Gases).',
    'HP 13': 'HP 13 (sensibilisierend).',
    'HP 14': 'HP 14 (ökotoxisch).',
  },
  handOver: 'Einem zugelassenen Entsorgungsunternehmen übergeben. Nicht mit dem Hausmüll entsorgen.',
  gasReturn: 'Behälter mit dem Restgas dem Lieferanten zurückgeben. Nicht dort ablassen, wo sich Gas ansammeln kann.',
  gasCylinder:
    'Leere Behälter mit geschlossenem Ventil und etwas Restdruck dem Lieferanten zurückgeben. Nicht zerschneiden, schweißen oder verbrennen.',
  aerosolCan:
    'Dosen auch nach Gebrauch nicht durchstechen oder verbrennen. Nur restlos entleert der Verwertung zuführen.',
  wasteCodeProposal: (code) => `Vorschlag für das ungebrauchte Produkt: ${code}.`,
  noHazardousProperty: 'Keine: Die Grenzwerte von Anhang III der Richtlinie 2008/98/EG werden nicht erreicht.',
  noCharacteristic: 'Aus Flammpunkt, pH-Wert und Klasse ergibt sich keines.',
  lawEurope: 'Richtlinie 2008/98/EG über Abfälle und Verordnung (EU) Nr. 1357/2014 der Kommission.',
  lawUs: 'Der Abfallerzeuger stellt nach 40 CFR Part 261 fest, ob ein Abfall gefährlich ist.',
  lawOther: 'Nationale, regionale und örtliche Abfallvorschriften beachten.',
  d001: 'D001 (zündfähig: Flammpunkt unter 60 °C, 140 °F).',
  d001Gas: 'D001 (zündfähiges verdichtetes Gas).',
  d001Solid: 'D001 (zündfähig: brennt nach Entzündung heftig).',
  d001Oxidiser: 'D001 (Oxidationsmittel).',
  d002: 'D002 (korrosiv: pH-Wert höchstens 2 oder mindestens 12,5).',
  toxicityCharacteristic: (code, name) =>
    `${code} (Toxizität: enthält ${name}; der TCLP-Test entscheidet, 40 CFR 261.24).`,
  discardedProduct: (code, name) => `${code} (ungebraucht verworfen: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code, name) => `${code} (als verbrauchtes Lösemittel: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reaktiv).',
};

import type { SheetPhrases } from '../../../language.ts';

/** Section 13. */
export const disposal: SheetPhrases['disposal'] = {
  product: 'Product',
  packaging: 'Verontreinigde verpakking',
  properties: 'Gevaarlijke eigenschappen als afvalstof (HP)',
  wasteCode: 'Afvalcode',
  characteristics: 'Kenmerken van gevaarlijk afval (RCRA)',

  hazardous:
    'Als gevaarlijk afval afgeven aan een erkend afvalverwerkingsbedrijf. Niet samen met huishoudelijk afval verwijderen.',
  ordinary: 'Volgens de plaatselijke voorschriften verwijderen.',
  noSewer: 'Niet in riolering of oppervlaktewater lozen.',
  keepApart: 'Niet met ander afval mengen; waar mogelijk in de oorspronkelijke verpakking laten.',
  packagingClean: 'Verpakking volledig legen en voor terugwinning afgeven.',
  packagingDirty:
    'Niet volledig geledigde verpakking verwijderen zoals het product. Lege houders niet snijden, lassen of verbranden.',
  packagingPlain: 'Niet volledig geledigde verpakking verwijderen zoals het product.',
  wasteCodeByUse:
    'De code van de Europese afvalstoffenlijst (2000/532/EG) hangt af van herkomst en gebruik en wordt door de houder van de afvalstof toegekend.',
  packagingCode: '15 01 10* verpakking die resten van gevaarlijke stoffen bevat of daarmee is verontreinigd.',
  hazardousProperties: {
    'HP 1': 'HP 1 (ontplofbaar).',
    'HP 2': 'HP 2 (oxiderend).',
    'HP 3': 'HP 3 (ontvlambaar).',
    'HP 4': 'HP 4 (irriterend).',
    'HP 5': 'HP 5 (specifieke doelorgaantoxiciteit, aspiratietoxiciteit).',
    'HP 6': 'HP 6 (acute toxiciteit).',
    'HP 7': 'HP 7 (kankerverwekkend).',
    'HP 8': 'HP 8 (bijtend).',
    'HP 10': 'HP 10 (vergiftig voor de voortplanting).',
    'HP 11': 'HP 11 (mutageen).',
    'HP 12': 'HP 12 (vorming van een acuut toxisch gas).',
    'HP 13': 'HP 13 (sensibiliserend).',
    'HP 14': 'HP 14 (ecotoxisch).',
  },
  handOver: 'Afgeven aan een erkend afvalverwerkingsbedrijf. Niet samen met huishoudelijk afval verwijderen.',
  gasReturn:
    'De houder met het restgas aan de leverancier teruggeven. Niet laten ontsnappen waar gas zich kan ophopen.',
  gasCylinder:
    'Lege houders met gesloten afsluiter en enige restdruk aan de leverancier teruggeven. Niet doorsnijden, lassen of verbranden.',
  aerosolCan: 'Bussen ook na gebruik niet doorboren of verbranden. Alleen volledig leeg voor terugwinning afgeven.',
  wasteCodeProposal: (code: string) => `Voorstel voor het ongebruikte product: ${code}.`,
  noHazardousProperty: 'Geen: de grenswaarden van bijlage III bij Richtlijn 2008/98/EG worden niet bereikt.',
  noCharacteristic: 'Uit vlampunt, pH en indeling volgt er geen.',
  lawEurope: 'Richtlijn 2008/98/EG betreffende afvalstoffen en Verordening (EU) nr. 1357/2014 van de Commissie.',
  lawUs: 'De producent van het afval bepaalt of het volgens 40 CFR deel 261 gevaarlijk is.',
  lawOther: 'De nationale, regionale en plaatselijke afvalvoorschriften in acht nemen.',
  d001: 'D001 (ontvlambaar: vlampunt lager dan 60 °C, 140 °F).',
  d001Gas: 'D001 (ontvlambaar samengeperst gas).',
  d001Solid: 'D001 (ontvlambaar: brandt hevig na ontsteking).',
  d001Oxidiser: 'D001 (oxiderend).',
  d002: 'D002 (bijtend: pH 2 of lager, of 12,5 of hoger).',
  toxicityCharacteristic: (code: string, name: string) =>
    `${code} (toxiciteit: bevat ${name}; de TCLP-test beslist, 40 CFR 261.24).`,
  discardedProduct: (code: string, name: string) => `${code} (ongebruikt afgedankt: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code: string, name: string) => `${code} (als gebruikt oplosmiddel: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reactief).',
};

import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Field, Sentence } from '../document.ts';
import { byClass, byRule, field, fields, orElse, sentence } from '../say.ts';
import { has, type SheetContext } from '../sheet-context.ts';

/** Hazardous properties of waste that a class leads to: Commission Regulation (EU) No 1357/2014. */
const hazardousProperties: readonly (readonly [
  code: keyof SheetPhrases['disposal']['hazardousProperties'],
  pattern: RegExp,
])[] = [
  ['HP 1', /^(?:Expl|Unst|Org\. Perox\. A|Self-react\. A)/],
  ['HP 2', /^Ox\./],
  ['HP 3', /^(?:Flam|Aerosol|Pyr|Self-heat|Water-react|Self-react\. [B-F]|Org\. Perox\. [B-F])/],
  ['HP 4', /^(?:Skin Irrit|Eye)/],
  ['HP 5', /^(?:STOT|Asp)/],
  ['HP 6', /^Acute Tox/],
  ['HP 7', /^Carc/],
  ['HP 8', /^Skin Corr/],
  ['HP 10', /^Repr/],
  ['HP 11', /^Muta/],
  ['HP 13', /^(?:Skin|Resp\.) Sens/],
  ['HP 14', /^(?:Aquatic|Ozone)/],
];

function propertyField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const isCorrosive = has(c, /^Skin Corr/);
  const met = hazardousProperties.filter(([code, pattern]) => has(c, pattern) && !(isCorrosive && code === 'HP 4'));
  const values = met.map(([code, pattern]) =>
    sentence(`waste.${code}`, words.hazardousProperties[code], byClass(c, pattern)),
  );
  const none = sentence('waste.noProperty', words.noHazardousProperty, byRule(c, 'whyByClass'));
  return field(words.properties, ...orElse(values, none));
}

/** Characteristics of 40 CFR 261.21 to 261.23. */
function characteristicField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const { flashPointC, ph } = c.mixture.properties;
  const isIgnitable = c.state === 'liquid' && flashPointC !== undefined && flashPointC.min < 60;
  const isCorrosive = ph !== undefined && (ph.min <= 2 || ph.max >= 12.5);
  const origin = byRule(c, 'whyByNumber');
  const values: Sentence[] = [
    ...(isIgnitable ? [sentence('waste.d001', words.d001, origin)] : []),
    ...(has(c, /^Ox\./) ? [sentence('waste.d001Oxidiser', words.d001Oxidiser, byClass(c, /^Ox\./))] : []),
    ...(isCorrosive ? [sentence('waste.d002', words.d002, origin)] : []),
    ...(has(c, /^(?:Water-react|Expl|Unst)/) ? [sentence('waste.d003', words.d003, byRule(c, 'whyByClass'))] : []),
  ];
  return field(
    words.characteristics,
    ...orElse(values, sentence('waste.noCharacteristic', words.noCharacteristic, origin)),
  );
}

function productField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const isHazardous = c.classification.hazards.length > 0;
  const origin = byRule(c, 'whyByClass');
  return field(
    words.product,
    isHazardous
      ? sentence('waste.hazardous', words.hazardous, origin)
      : sentence('waste.ordinary', words.ordinary, origin),
    ...(c.state === 'gas' ? [] : [sentence('waste.noSewer', words.noSewer, byRule(c))]),
    sentence('waste.keepApart', words.keepApart, byRule(c)),
  );
}

function packagingField(c: SheetContext): Field {
  const words = c.phrases.disposal;
  const isHazardous = c.classification.hazards.length > 0;
  const like = has(c, /^Flam/) ? words.packagingDirty : words.packagingPlain;
  return field(
    words.packaging,
    sentence('waste.packagingClean', words.packagingClean, byRule(c)),
    sentence('waste.packaging', like, byRule(c, 'whyByClass')),
    ...(isHazardous && c.profile.showsEuropeanNumbers
      ? [sentence('waste.packagingCode', words.packagingCode, byRule(c, 'whyByClass'))]
      : []),
  );
}

const lawText = (c: SheetContext) => {
  const words = c.phrases.disposal;
  if (c.profile.market === 'eu') return words.lawEurope;
  return c.profile.market === 'us' ? words.lawUs : words.lawOther;
};

export function waste(c: SheetContext): Block[] {
  const words = c.phrases.disposal;
  const isEuropean = c.profile.showsEuropeanNumbers;
  return [
    fields(
      productField(c),
      packagingField(c),
      isEuropean ? field(words.wasteCode, sentence('waste.code', words.wasteCodeByUse, byRule(c))) : undefined,
      isEuropean ? propertyField(c) : undefined,
      c.profile.market === 'us' ? characteristicField(c) : undefined,
      field(c.phrases.regulation.lead, sentence('waste.law', lawText(c), byRule(c))),
    ),
  ];
}

import type { SentenceId } from '../../model/sentence-id.ts';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { hazardInMarket } from '@gosds/ghs/label/hazard-in-market';
import { coldGases, damagesEyes, holdsSensitiser, toxicIfSwallowed } from '../../hazard-groups.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { byClass, byRule, field, fields, paragraph, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { holdsSulphite } from '../measures/holds-group.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import { isMelted } from '../measures/processing.ts';
import { corrosive, isBreathedAsGas, notGas, rowsOf, type Rules, type TextKey } from './first-aid-rules.ts';

/** True if all reproductive statements name only this effect; `H360` without letters or detail names none. */
const harmsOnly =
  (effect: 'fertility' | 'unborn child') =>
  ({ classification }: Product) =>
    classification.hazards
      .filter((hazard) => isAnyOf(hazard, 'Repr.'))
      .every((hazard) => hazardInMarket(hazard, 'un').detail === effect);
const harmsBoth = (product: Product) => !harmsOnly('fertility')(product) && !harmsOnly('unborn child')(product);

const symptomRules: readonly (readonly [TextKey, Rules])[] = [
  [
    'symptomsInhalation',
    [
      { phrase: 'toxicInhaled', hazard: ['H330', 'H331', 'H332', 'H333'] },
      { phrase: 'irritatedAirways', hazard: ['Skin Corr.', 'H335'] },
      { phrase: 'asthma', hazard: 'Resp. Sens.' },
      { phrase: 'sulphiteAsthma', when: holdsSulphite },
      { phrase: 'narcosis', hazard: 'H336' },
      {
        phrase: 'suffocation',
        when: (product) => isBreathedAsGas(product) && !isPoisonGas(product),
        unless: 'Ox. Gas',
      },
    ],
  ],
  [
    'symptomsSkin',
    [
      { phrase: 'burnsSkin', hazard: corrosive },
      { phrase: 'rednessSkin', hazard: 'Skin Irrit.', unless: corrosive },
      { phrase: 'allergySkin', hazard: 'Skin Sens.' },
      { phrase: 'elicitedSkin', when: (product) => hasStatement(product, holdsSensitiser), unless: 'Skin Sens.' },
      { phrase: 'absorbedSkin', hazard: ['H310', 'H311', 'H312', 'H313'] },
      { phrase: 'frostbite', hazard: coldGases, unless: 'Press. Gas (Ref. Liq.)' },
      { phrase: 'frostbiteContact', when: isVeryCold },
      { phrase: 'burnsMelt', when: isMelted },
      { phrase: 'drySkin', when: (product) => hasStatement(product, '066') },
    ],
  ],
  [
    'symptomsEyes',
    [
      { phrase: 'burnsEyes', hazard: damagesEyes },
      { phrase: 'rednessEyes', hazard: 'Eye Irrit.', unless: damagesEyes },
    ],
  ],
  [
    'symptomsIngestion',
    [
      { phrase: 'burnsMouth', hazard: corrosive, when: notGas },
      { phrase: 'poisoningSevere', hazard: toxicIfSwallowed },
      { phrase: 'poisoning', hazard: ['H302', 'H303'] },
      { phrase: 'aspiration', hazard: 'Asp. Tox.' },
    ],
  ],
  [
    'symptomsLong',
    [
      { phrase: 'cancer', hazard: 'H350' },
      { phrase: 'cancerSuspected', hazard: 'Carc. 2', unless: 'H350' },
      { phrase: 'genetic', hazard: 'Muta.' },
      { phrase: 'reproduction', hazard: 'Repr.', when: harmsBoth },
      { phrase: 'fertility', hazard: 'Repr.', when: harmsOnly('fertility') },
      { phrase: 'unbornChild', hazard: 'Repr.', when: harmsOnly('unborn child') },
    ],
  ],
];

/** Target organs of the STOT statements, or a sentence that unnamed organs are harmed. */
function organSentences(writing: Writing, scope: SentenceId, wanted: AnyHazard): Sentence[] {
  const { organs, organsUnnamed } = writing.phrases.firstAid;
  const found = writing.product.classification.hazards
    .filter((hazard) => isAnyOf(hazard, wanted))
    .map((entry) => {
      const { organs: named } = parametersIn(writing, entry);
      const text = named === undefined ? organsUnnamed : organs(named);
      const notation: string = `${entry.code} ${entry.hCode}`;
      return sentence(`${scope}.${notation}`, text, byClass(writing, wanted));
    });
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}

/** Symptoms by route. `scope` keeps sentence ids unique if they are printed twice. */
export function symptomFields(writing: Writing, scope: SentenceId): Field[] {
  const rows = rowsOf(writing, scope, symptomRules);
  const { symptomsSingle, symptomsLong } = writing.phrases.firstAid;
  const once = organSentences(writing, `${scope}.organs`, ['STOT SE 1', 'STOT SE 2']);
  const often = organSentences(writing, `${scope}.organs`, ['STOT RE']);
  const long = rows.find((row) => row.label === symptomsLong);
  const late = [...often, ...(long?.values ?? [])];
  return [
    ...rows.filter((row) => row !== long),
    ...(once.length > 0 ? [field(symptomsSingle, ...once)] : []),
    ...(late.length > 0 ? [field(symptomsLong, ...late)] : []),
  ];
}

export function symptoms(writing: Writing): Block[] {
  const rows = symptomFields(writing, 'symptoms');
  const none = sentence('symptoms.none', writing.phrases.firstAid.noSymptoms, byRule(writing, 'whyByClass'));
  return rows.length > 0 ? [fields(...rows)] : [paragraph(none)];
}

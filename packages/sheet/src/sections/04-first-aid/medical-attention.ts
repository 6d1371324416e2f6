import { toxicByInhalation } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import type { Block, Sentence } from '../../model/document.ts';
import { byRule, list, select, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import { holdsSulphite } from '../measures/holds-group.ts';
import { isLithiumBattery } from '../measures/battery.ts';
import { atLeast, atLeastOrDeciding } from '../../product/at-least.ts';
import { corrosive, isGas, concernsDoctor, notGas, type Rules } from './first-aid-rules.ts';

/** Applies even if the monomer is too little to classify the product: a mist of the oligomers causes asthma, too. */
const holdsIsocyanate = (product: Product): boolean =>
  atLeast(product, percent(1)).some(({ family }) => family === 'isocyanate');

const medical: Rules = [
  { phrase: 'treatSymptoms' },
  { phrase: 'doctorCorrosive', hazard: corrosive, when: notGas },
  { phrase: 'doctorBattery', when: isLithiumBattery },
  { phrase: 'doctorBurns', hazard: corrosive, when: isGas },
  { phrase: 'doctorAspiration', hazard: 'Asp. Tox.' },
  { phrase: 'doctorLungs', hazard: toxicByInhalation },
  { phrase: 'doctorAsthma', hazard: 'Resp. Sens.' },
  { phrase: 'doctorAsthma', unless: 'Resp. Sens.', when: holdsSulphite },
  { phrase: 'doctorIsocyanate', when: holdsIsocyanate },
];

/**
 * Treatment required by a hazardous ingredient at 1 % or more, or below 1 % if it decides a class. What hydrofluoric acid
 * requires covers the fluorides that form it. Said once of several ingredients that require the same.
 */
function specificTreatment(writing: Writing): Sentence[] {
  const { specific } = writing.phrases.firstAid;
  const treated = atLeastOrDeciding(writing, percent(1)).filter(
    (each) => !each.isConfidential && concernsDoctor(writing.product, each),
  );
  const isAcid = treated.some(({ substance }) => substance?.treatment === 'hydrogen-fluoride');
  return treated.flatMap(({ row, substance }) => {
    const treatment = substance?.treatment;
    const isFirst = treated.find((each) => each.substance?.treatment === treatment)?.row === row;
    const text = treatment === undefined || (isAcid && treatment === 'fluoride') ? undefined : specific[treatment];
    return text === undefined || !isFirst
      ? []
      : [sentence(`medical.${row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
}

export function medicalAttention(writing: Writing): Block[] {
  const rules = select(writing, { scope: 'medical', rules: medical, texts: writing.phrases.firstAid });
  return [list([...rules, ...specificTreatment(writing)])];
}

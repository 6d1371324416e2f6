import type { AnyCategory } from '../hazard-question.ts';
import type { LabelElement } from './label-law.ts';

/** Categories whose elements a label in the Union may leave out on packages up to 125 ml. */
export type ClpExemption = {
  readonly codes: AnyCategory;
  readonly omits: readonly LabelElement[];
  readonly isNotForPublic?: boolean;
  readonly paragraph: string;
};

const statements: readonly LabelElement[] = ['hazardStatements', 'precautionaryStatements'];
const both = 'CLP Annex I, 1.5.2.1.1';

/** Self-reactives and peroxides of types C to F. */
const milderTypes = (['C', 'CD', 'D', 'E', 'EF', 'F'] as const).flatMap(
  (type) => [`Self-react. ${type}`, `Org. Perox. ${type}`] as const,
);

export const clpExemptions: readonly ClpExemption[] = [
  { codes: 'Ox. Gas 1', omits: statements, paragraph: both },
  { codes: 'Press. Gas', omits: statements, paragraph: both },
  { codes: ['Flam. Liq. 2', 'Flam. Liq. 3'], omits: statements, paragraph: both },
  { codes: ['Flam. Sol. 1', 'Flam. Sol. 2'], omits: statements, paragraph: both },
  { codes: milderTypes, omits: statements, paragraph: both },
  { codes: 'Self-heat. 2', omits: statements, paragraph: both },
  { codes: ['Water-react. 1', 'Water-react. 2', 'Water-react. 3'], omits: statements, paragraph: both },
  { codes: ['Ox. Liq. 2', 'Ox. Liq. 3', 'Ox. Sol. 2', 'Ox. Sol. 3'], omits: statements, paragraph: both },
  { codes: 'Acute Tox. 4', omits: statements, isNotForPublic: true, paragraph: both },
  { codes: ['Skin Irrit. 2', 'Eye Irrit. 2'], omits: statements, paragraph: both },
  { codes: ['STOT SE 2', 'STOT SE 3'], omits: statements, isNotForPublic: true, paragraph: both },
  { codes: 'STOT RE 2', omits: statements, isNotForPublic: true, paragraph: both },
  { codes: ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'], omits: statements, paragraph: both },
  {
    codes: ['Flam. Gas 2', 'Lact.', 'Aquatic Chronic 3', 'Aquatic Chronic 4'],
    omits: ['precautionaryStatements'],
    paragraph: 'CLP Annex I, 1.5.2.1.2',
  },
  { codes: 'Met. Corr. 1', omits: ['pictograms', ...statements], paragraph: 'CLP Annex I, 1.5.2.1.3' },
];

import type { SentenceId } from '../model/sentence-id.ts';
import type { HazardClass } from '@gosds/ghs/hazard';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import type { Content } from '../content.ts';
import { physicalClasses } from '../sections/other-properties.ts';
import { outcomesOf } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { type Check, faultIf, faultOf } from '../review/check.ts';
import { type Inspected, isBlank, isIn, isMute, nationalWords, textAt } from '../review/reviewed-sheet.ts';

/** Columns that a table leaves blank, with the name of the row. */
const blanksIn = ({ tablesOf }: Inspected, head: string): readonly string[] =>
  tablesOf(head).flatMap(({ columns, rows }) =>
    rows.flatMap((row) => {
      const name = row[0]?.text ?? '';
      if (row.length < columns.length) return [name];
      return columns.flatMap(({ heading }, index) =>
        isBlank(row[index]?.text ?? '') ? [index === 0 ? heading : `${heading} (${name})`] : [],
      );
    }),
  );

const tables: readonly (readonly [id: string, head: string, at: readonly Content[], name: string])[] = [
  ['hazards.class-cells', 'classification', ['classification'], 'classes'],
  ['composition.cells', 'composition', ['mixtures'], 'ingredients'],
  ['exposure.limit-cells', 'limits', ['control-parameters'], 'exposure limits'],
  ['toxicology.value-cells', 'toxicology', ['numerical-measures', 'health-classes'], 'toxicity values'],
  ['toxicology.listing-cells', 'listings', ['carcinogen-listings'], 'lists of carcinogens'],
  ['ecology.value-cells', 'ecology', ['aquatic-toxicity'], 'values in water'],
  ['closing.method-cells', 'methods', ['methods'], 'methods'],
];

const cellChecks = tables.map(([id, head, at, name]): Check => ({
  id,
  severity: 'must',
  says: `A cell of the table of ${name} is empty:`,
  at,
  pointsTo: null,
  finds: (sheet) => faultOf(blanksIn(sheet, head)),
}));

/** As section 2 and 9 have it. */
const nameOfClass = ({ c }: Inspected, hazardClass: HazardClass): string =>
  inMarketSpelling(hazardClassName(hazardClass, c.language), c.wording);

/** Contents of sections 1 to 3 and 9, and the cells of every table. */
export const contentChecks: readonly Check[] = [
  ...cellChecks,
  {
    id: 'identification.substance-number',
    severity: 'must',
    says: 'The product is one substance, and section 1 does not give its number.',
    at: ['identifier', 'identifier-on-label'],
    pointsTo: 'ingredients',
    finds: (sheet) =>
      faultIf(
        isSubstance(sheet.c) &&
          sheet.c.ingredients.some(({ ingredient, isConfidential }) => ingredient.cas && !isConfidential) &&
          isMute(sheet, 'identifier.cas'),
      ),
  },
  {
    id: 'identification.poisons-centre',
    severity: 'should',
    says: 'Section 1 does not give the public service to call in a case of poisoning.',
    at: ['emergency-telephone', 'supplier'],
    pointsTo: null,
    finds: (sheet) => {
      const centre = nationalWords(sheet)?.poisonsCentre;
      return faultIf(centre !== undefined && isMute(sheet, 'emergency.poisonsCentre'));
    },
  },
  {
    id: 'hazards.label-names',
    severity: 'must',
    says: 'Section 2 leaves out ingredients that the label has to name:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) => {
      const { c } = sheet;
      const names = c.label.namedIngredients.flatMap((id) =>
        c.ingredients.filter(({ ingredient }) => ingredient.id === id).map(({ name }) => name),
      );
      return faultOf(names.filter((name) => !isIn(textAt(sheet, 'label.named'), name, sheet)));
    },
  },
  {
    id: 'hazards.label-supplements',
    severity: 'must',
    says: 'Section 2 leaves out a supplemental statement of the label:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.label.supplemental.flatMap(({ code }, index) =>
          isMute(sheet, `label.supplemental.${code}.${index}`) ? [code] : [],
        ),
      ),
  },
  {
    id: 'hazards.label-answered',
    severity: 'should',
    says: 'The label has no such element, and section 2 does not say so:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) => {
      const { label } = sheet.c;
      const rows: readonly (readonly [string, number | null, SentenceId])[] = [
        ['pictograms', label.pictograms.length, 'label.noPictograms'],
        ['signal word', label.signalWord && label.signalWord.length, 'label.noSignalWord'],
        ['hazard statements', label.hazardStatements.length, 'label.noStatements'],
        ['precautionary statements', label.precautionaryStatements.length, 'label.noPrecautions'],
      ];
      return faultOf(rows.filter(([, count, id]) => !count && isMute(sheet, id)).map(([name]) => name));
    },
  },
  {
    id: 'hazards.open-named',
    severity: 'should',
    says: 'Section 2 does not name a class that could not be judged:',
    at: ['classification'],
    pointsTo: null,
    finds: (sheet) => {
      const text = sheet
        .under('classification.notJudged.')
        .map((each) => each.text)
        .join('\n');
      return faultOf(
        sheet.c.classification.outcomes
          .filter(({ status }) => status === 'incomplete')
          .map(({ hazardClass }) => nameOfClass(sheet, hazardClass))
          .filter((name) => !text.includes(name)),
      );
    },
  },
  {
    id: 'composition.statements-referred',
    severity: 'should',
    says: 'Section 3 cites statements by their codes and does not say where their full text stands.',
    at: ['mixtures'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        !isSubstance(sheet.c) &&
          sheet.named.some(({ hazards }) => hazards.length > 0) &&
          isMute(sheet, 'composition.wholeStatements'),
      ),
  },
  {
    id: 'properties.physical-classes',
    severity: 'should',
    says: 'Section 9 does not answer a class of physical hazards:',
    at: ['other-properties'],
    pointsTo: null,
    finds: (sheet) => {
      const told = sheet.under('physical.');
      const text = told.map((each) => each.text).join('\n');
      return faultOf(
        outcomesOf(sheet.c, physicalClasses)
          .filter(({ status }) => status !== 'not-adopted')
          .filter(({ status, hazardClass, hazards }) =>
            status === 'classified'
              ? !hazards.some(({ code, hCode }) => !isMute(sheet, `physical.${code} ${hCode}`))
              : !text.includes(nameOfClass(sheet, hazardClass)),
          )
          .map(({ hazardClass }) => hazardClass),
      );
    },
  },
];

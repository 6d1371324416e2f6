import type { HazardClass } from '@gosds/ghs/hazard';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import { statementText } from '@gosds/phrases/statement-text';
import { signalWordText } from '@gosds/phrases/market-terms';
import { ofConcern } from '../sections/classes/substances-of-concern.ts';
import type { Product } from '../product/product.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { type CheckedSheet, isIn, hasSentence, textAt } from '../review/checked-sheet.ts';

const namesOfConcern = ({ writing }: CheckedSheet, concern: Parameters<typeof ofConcern>[1]): readonly string[] =>
  ofConcern(writing, concern).map(({ name }) => name);

const notationsOf = (product: Product): readonly string[] =>
  product.classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`);

/** Classes, and what North American law calls hazardous without a class of the system. */
const ledTo = (product: Product): readonly string[] => [
  ...notationsOf(product),
  ...product.classification.supplemental.map(({ code }) => code),
];

/** As section 2 has it. */
const nameOfClass = ({ writing }: CheckedSheet, hazardClass: HazardClass): string =>
  inMarketSpelling(hazardClassName(hazardClass, writing.language), writing.wording);

/** Section 2. */
export const hazardChecks: readonly AuditCheck[] = [
  {
    id: 'hazards.no-stranger',
    severity: 'must',
    message: 'Section 2 shows a class without a reason for it:',
    at: ['classification'],
    findFaults: ({ product, under }) =>
      faultOf(
        under('classification.')
          .filter(
            ({ id }) =>
              id.endsWith('.code') && !ledTo(product).includes(id.slice('classification.'.length, -'.code'.length)),
          )
          .map(({ text }) => text),
      ),
  },
  {
    id: 'hazards.said-if-none',
    severity: 'must',
    message: 'The product is not classified, but section 2 does not say so.',
    at: ['classification'],
    findFaults: (sheet) =>
      faultIf(sheet.product.classification.hazards.length === 0 && !hasSentence(sheet, 'classification.none')),
  },
  {
    id: 'hazards.signal-word',
    severity: 'must',
    message: 'The signal word is missing, wrong or printed twice.',
    at: ['label'],
    findFaults: ({ writing, document }) => {
      const printed = document.sections.flatMap(({ subsections }) =>
        subsections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'signal-word' ? [block.sentence.text] : [])),
        ),
      );
      const wanted = writing.product.label.signalWord
        ? [signalWordText(writing.product.label.signalWord, writing.wording)]
        : [];
      return faultIf(printed.join() !== wanted.join());
    },
  },
  {
    id: 'hazards.pictograms',
    severity: 'must',
    message: 'The pictograms are not those of the classes:',
    at: ['label'],
    findFaults: ({ product, document }) => {
      const printed = document.sections
        .filter(({ number }) => number === 2)
        .flatMap(({ subsections }) =>
          subsections.flatMap(({ blocks }) =>
            blocks.flatMap((block) => (block.kind === 'pictograms' ? block.pictograms.map(({ code }) => code) : [])),
          ),
        );
      const wanted = product.label.pictograms.map(({ value }) => value);
      return faultOf([
        ...wanted.filter((code) => !printed.includes(code)),
        ...printed.filter((code) => !wanted.includes(code)),
      ]);
    },
  },
  {
    id: 'hazards.pictogram-precedence',
    severity: 'must',
    message: 'A pictogram is printed although another one replaces it:',
    at: ['label'],
    findFaults: ({ product, find }) =>
      faultOf(
        product.label.pictogramsDropped
          .map(({ value }) => value)
          .filter((code) => find(`label.${code}`) && !product.label.pictograms.some(({ value }) => value === code)),
      ),
  },
  {
    id: 'hazards.statements-complete',
    severity: 'must',
    message: 'A hazard statement is missing on the label:',
    at: ['label'],
    findFaults: (sheet) =>
      faultOf(
        sheet.product.label.hazardStatements
          .map(({ value }) => value)
          .filter((code) => !hasSentence(sheet, `label.${code}`)),
      ),
  },
  {
    id: 'hazards.every-class-stated',
    severity: 'must',
    message: 'A class has neither its statement nor a reason why it is left out:',
    at: ['label'],
    findFaults: ({ product }) => {
      const codesOnLabel = [...product.label.hazardStatements, ...product.label.hazardStatementsDropped].flatMap(
        ({ value }) => value.split('+'),
      );
      return faultOf(
        product.classification.hazards
          .filter(({ hCode }) => !codesOnLabel.includes(hCode))
          .map(({ code, hCode }) => `${code} ${hCode}`),
      );
    },
  },
  {
    id: 'hazards.statement-wording',
    severity: 'must',
    message: 'A hazard statement does not have its official wording:',
    at: ['classification'],
    findFaults: (sheet) =>
      faultOf(
        sheet.product.classification.hazards
          .filter(({ detail }) => detail === undefined)
          .filter(({ code, hCode }) => {
            const notation: string = `${code} ${hCode}`;
            const printed = textAt(sheet, `classification.${notation}.statement`);
            return printed !== '' && printed !== statementText(hCode, sheet.writing.wording);
          })
          .map(({ hCode }) => hCode),
      ),
  },
  {
    id: 'hazards.precautions-printed',
    severity: 'must',
    message: 'A precautionary statement of the label is not printed:',
    at: ['label'],
    findFaults: (sheet) =>
      faultOf(
        sheet.product.label.precautionaryStatements
          .map(({ value }) => value)
          .filter((code) => !hasSentence(sheet, `label.${code}`)),
      ),
  },
  {
    id: 'hazards.no-vomiting-conflict',
    severity: 'must',
    message: 'The label says not to induce vomiting, but section 4 does not.',
    at: ['label'],
    findFaults: (sheet) =>
      faultIf(
        sheet.product.label.precautionaryStatements.some(({ value }) => value.includes('P331')) &&
          !hasSentence(sheet, 'first-aid.ingestion.noVomiting') &&
          sheet.product.state !== 'gas',
      ),
  },
  {
    id: 'hazards.pbt-named',
    severity: 'must',
    message: 'Section 2.3 does not name a PBT or vPvB substance at 0.1 % or more:',
    at: ['other-hazards'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(namesOfConcern(sheet, 'pbt').filter((name) => !textAt(sheet, 'other-hazards.pbtFound').includes(name))),
  },
  {
    id: 'hazards.endocrine-named',
    severity: 'must',
    message: 'Section 2.3 does not name an endocrine disruptor at 0.1 % or more:',
    at: ['other-hazards'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(
        namesOfConcern(sheet, 'endocrine').filter(
          (name) => !textAt(sheet, 'other-hazards.endocrineFound').includes(name),
        ),
      ),
  },
  {
    id: 'hazards.label-names',
    severity: 'must',
    message: 'Section 2 leaves out ingredients that the label has to name:',
    at: ['label'],
    findFaults: (sheet) => {
      const { writing } = sheet;
      const names = writing.product.label.namedIngredients.flatMap((id) =>
        writing.ingredients.filter(({ ingredient }) => ingredient.id === id).map(({ name }) => name),
      );
      return faultOf(names.filter((name) => !isIn(textAt(sheet, 'label.named'), name, sheet)));
    },
  },
  {
    id: 'hazards.open-named',
    severity: 'should',
    message: 'Section 2 does not name a class that could not be judged:',
    at: ['classification'],
    findFaults: (sheet) => {
      const text = sheet
        .under('classification.notJudged.')
        .map((each) => each.text)
        .join('\n');
      return faultOf(
        sheet.product.classification.outcomes
          .filter(({ status }) => status === 'incomplete')
          .map(({ hazardClass }) => nameOfClass(sheet, hazardClass))
          .filter((name) => !text.includes(name)),
      );
    },
  },
];

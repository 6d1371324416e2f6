import { tell } from '@gosds/phrases/finding-message';
import type { HazardClass } from '@gosds/ghs/hazard';
import { codesOfStatement, statesCode } from '@gosds/ghs/label/statement-code';
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

/** Hazard classes, and hazards that North American law regulates without a GHS class. */
const ledTo = (product: Product): readonly string[] => [
  ...notationsOf(product),
  ...product.classification.supplemental.map(({ code }) => code),
];

/** The class name as section 2 prints it. */
const nameOfClass = ({ writing }: CheckedSheet, hazardClass: HazardClass): string =>
  inMarketSpelling(hazardClassName(hazardClass, writing.language), writing.wording);

/** Section 2. */
export const hazardChecks: readonly AuditCheck[] = [
  {
    id: 'hazards.no-stranger',
    severity: 'must',
    says: tell('audit.hazardsNoStranger'),
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
    says: tell('audit.hazardsSaidIfNone'),
    at: ['classification'],
    findFaults: (sheet) =>
      faultIf(sheet.product.classification.hazards.length === 0 && !hasSentence(sheet, 'classification.none')),
  },
  {
    id: 'hazards.signal-word',
    severity: 'must',
    says: tell('audit.hazardsSignalWord'),
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
    says: tell('audit.hazardsPictograms'),
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
    says: tell('audit.hazardsPictogramPrecedence'),
    at: ['label'],
    findFaults: ({ product, find }) =>
      faultOf(
        product.label.pictogramsDropped
          .map(({ value }) => value)
          .filter(
            (code) =>
              find(`label.${code}`) &&
              !product.label.pictograms.some(({ value, isByPerson }) => value === code && !isByPerson),
          ),
      ),
  },
  {
    id: 'hazards.statements-complete',
    severity: 'must',
    says: tell('audit.hazardsStatementsComplete'),
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
    says: tell('audit.hazardsEveryClassStated'),
    at: ['label'],
    findFaults: ({ product }) => {
      const codesOnLabel = [...product.label.hazardStatements, ...product.label.hazardStatementsDropped].flatMap(
        ({ value }) => codesOfStatement(value),
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
    says: tell('audit.hazardsStatementWording'),
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
    says: tell('audit.hazardsPrecautionsPrinted'),
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
    says: tell('audit.hazardsNoVomitingConflict'),
    at: ['label'],
    findFaults: (sheet) =>
      faultIf(
        sheet.product.label.precautionaryStatements.some(({ value }) => statesCode(value, 'P331')) &&
          !hasSentence(sheet, 'first-aid.ingestion.noVomiting') &&
          sheet.product.state !== 'gas',
      ),
  },
  {
    id: 'hazards.pbt-named',
    severity: 'must',
    says: tell('audit.hazardsPbtNamed'),
    at: ['other-hazards'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(namesOfConcern(sheet, 'pbt').filter((name) => !textAt(sheet, 'other-hazards.pbtFound').includes(name))),
  },
  {
    id: 'hazards.endocrine-named',
    severity: 'must',
    says: tell('audit.hazardsEndocrineNamed'),
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
    says: tell('audit.hazardsLabelNames'),
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
    says: tell('audit.hazardsOpenNamed'),
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

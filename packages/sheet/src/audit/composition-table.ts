import { tell } from '@gosds/phrases/finding-message';
import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../product/at-least.ts';
import { type AuditCheck, faultOf } from './audit-check.ts';
import { hasSentence, textAt } from '../review/checked-sheet.ts';

/** Section 3. */
export const compositionChecks: readonly AuditCheck[] = [
  {
    id: 'composition.classes',
    severity: 'must',
    says: tell('audit.compositionClasses'),
    at: ['mixtures'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter((each) =>
            each.hazards.some(({ hCode }) => !textAt(sheet, `composition.${each.row.id}.classes`).includes(hCode)),
          )
          .map(({ name }) => name),
      ),
  },
  {
    id: 'composition.specific-limits',
    severity: 'must',
    says: tell('audit.compositionSpecificLimits'),
    at: ['mixtures'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter(({ ingredient, row }) =>
            (ingredient.specificLimits ?? []).some(
              ({ outcome }) => !textAt(sheet, `composition.${row.id}.limits`).includes(outcome.code),
            ),
          )
          .map(({ name }) => name),
      ),
  },
  {
    id: 'composition.m-factors',
    severity: 'must',
    says: tell('audit.compositionMFactors'),
    at: ['mixtures'],
    findFaults: (sheet) => {
      const words = sheet.writing.phrases.composition;
      return faultOf(
        sheet.named
          .filter(({ ingredient: { mAcute, mChronic }, row }) => {
            const text = textAt(sheet, `composition.${row.id}.limits`);
            const wanted = [
              ...(mAcute ? [words.mAcute(String(mAcute))] : []),
              ...(mChronic ? [words.mChronic(String(mChronic))] : []),
            ];
            return wanted.some((factor) => !text.includes(factor));
          })
          .map(({ name }) => name),
      );
    },
  },
  {
    id: 'composition.estimates',
    severity: 'must',
    says: tell('audit.compositionEstimates'),
    at: ['mixtures'],
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter(({ ingredient, row }) => {
            const isHeld = (ingredient.acuteToxicity ?? []).some(({ kind }) => kind === 'ATE');
            const [estimate = ''] = sheet.writing.phrases.composition
              .ate({ route: '\n', value: '', unit: '' })
              .split('\n');
            return isHeld && !textAt(sheet, `composition.${row.id}.limits`).includes(estimate.trim());
          })
          .map(({ name }) => name),
      ),
  },
  {
    id: 'composition.candidate-list',
    severity: 'must',
    says: tell('audit.compositionCandidateList'),
    at: ['mixtures'],
    isNational: true,
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('candidates'),
    findFaults: (sheet) =>
      faultOf(
        atLeast(sheet.writing, percent(0.1))
          .filter(
            ({ listings, row }) => listings?.svhc !== undefined && !hasSentence(sheet, `composition.${row.id}.name`),
          )
          .map(({ name }) => name),
      ),
  },
  {
    id: 'composition.european-numbers',
    severity: 'should',
    says: tell('audit.compositionEuropeanNumbers'),
    at: ['mixtures'],
    isNational: true,
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter(({ substance, isConfidential, row }) => {
            const ec = substance?.ec;
            return (
              ec !== undefined && !isConfidential && !textAt(sheet, `composition.${row.id}.identifiers`).includes(ec)
            );
          })
          .map(({ name }) => name),
      ),
  },
];

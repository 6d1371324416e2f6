import { tell } from '@gosds/phrases/finding-message';
import { ofConcern } from '../sections/classes/substances-of-concern.ts';
import { lastPartOf } from '../model/sentence-id.ts';
import { standsAsWord } from '../draft/stands-as-word.ts';
import { has } from '../product/product-hazards.ts';
import { isWarnedOf } from '../sections/15-regulation/proposition-65.ts';
import type { NamedIngredient } from '../sections/writing.ts';
import { writtenText } from '../model/written.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { type CheckedSheet, isBlank, hasSentence, textAt } from '../review/checked-sheet.ts';

const namesOf = (ingredients: readonly NamedIngredient[]): readonly string[] => ingredients.map(({ name }) => name);

/** Properties from the Candidate List that a section does not mention, as `name (section)`. */
function concernsNotStated(sheet: CheckedSheet): readonly string[] {
  const places = [
    ['pbt', 'other-hazards.pbtFound', '2.3'],
    ['pbt', 'pbt.assessmentFound', '12.5'],
    ['endocrine', 'other-hazards.endocrineFound', '2.3'],
    ['endocrineHealth', 'toxicology.endocrineFound', '11.2.1'],
    ['endocrineEnvironment', 'endocrine-environment.effectFound', '12.6'],
  ] as const;
  return places.flatMap(([concern, id, section]) =>
    namesOf(ofConcern(sheet.writing, concern))
      .filter((name) => !textAt(sheet, id).includes(name))
      .map((name) => `${name} (${section})`),
  );
}

/** Sections 15 and 16. */
export const closingChecks: readonly AuditCheck[] = [
  {
    id: 'regulation.seveso',
    severity: 'must',
    says: tell('audit.regulationSeveso'),
    at: ['regulations'],
    isNational: true,
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('major-accidents'),
    findFaults: (sheet) => {
      const isOwed = has(sheet.product, [
        'Ox. Gas',
        'Flam. Liq. 1',
        'Flam. Liq. 2',
        'Flam. Liq. 3',
        'Ox. Liq.',
        'Ox. Sol.',
        'Acute Tox. 1',
        'Acute Tox. 2',
        'Aquatic Acute 1',
        'Aquatic Chronic 1',
        'Aquatic Chronic 2',
      ]);
      return faultIf(
        sheet.under('regulations.seveso.').length === 0 || (isOwed && hasSentence(sheet, 'regulations.seveso.none')),
      );
    },
  },
  {
    id: 'closing.dates',
    severity: 'must',
    says: tell('audit.closingDates'),
    at: ['changes'],
    findFaults: ({ writing, document, find }) =>
      faultIf(
        find('changes.issued')?.text !== writing.phrases.shared.date(document.issueDate) ||
          find('changes.revision')?.text !== writing.phrases.shared.date(document.revisionDate) ||
          find('changes.version')?.text !== document.version,
      ),
  },
  {
    id: 'closing.abbreviations',
    severity: 'must',
    says: tell('audit.closingAbbreviations'),
    at: ['abbreviations'],
    findFaults: (sheet) => {
      const written = writtenText(sheet.document.sections.filter(({ number }) => number < 16));
      const short = Object.keys(sheet.writing.phrases.other.abbreviations);
      const silent = short.filter((each) => isBlank(textAt(sheet, `abbreviations.${each}`)));
      return faultOf(silent.filter((each) => standsAsWord(each, written)));
    },
  },
  {
    id: 'closing.statements',
    severity: 'must',
    says: tell('audit.closingStatements'),
    at: ['statements'],
    findFaults: (sheet) => {
      const cited = sheet.under('composition.').filter(({ id }) => ['classes', 'limits'].includes(lastPartOf(id)));
      const codes = [...new Set(cited.flatMap(({ text }) => text.match(/\b(?:EUH|H)\d{3}[A-Za-z]*/g) ?? []))];
      return faultOf(codes.filter((code) => !hasSentence(sheet, `statements.${code}`)));
    },
  },
  {
    id: 'lists.reasons',
    severity: 'must',
    says: tell('audit.listsReasons'),
    at: ['regulations'],
    isNational: true,
    appliesTo: ({ showsEuropeanNumbers }) => showsEuropeanNumbers,
    findFaults: (sheet) => faultOf(concernsNotStated(sheet)),
  },
  {
    id: 'regulation.proposition-65-warning',
    severity: 'should',
    says: tell('audit.regulationProposition65Warning'),
    at: ['regulations'],
    isNational: true,
    findFaults: (sheet) => {
      const warning = textAt(sheet, 'regulations.prop65Warning');
      return faultOf(
        sheet.writing.ingredients
          .filter((each) => isWarnedOf(each) && !warning.includes(each.name))
          .map(({ name }) => name),
      );
    },
  },
];

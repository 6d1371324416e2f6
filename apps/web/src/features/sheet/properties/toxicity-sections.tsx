import { givenTests } from '@gosds/sheet/draft/given-tests';
import type { Draft } from '@gosds/sheet/draft/draft';
import { lazy } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useDraft } from '../state/wizard-context.ts';
import { testsOf } from './test-edits.ts';
import { subjectsOf } from './tested-subjects.ts';
import { TestSection } from './test-section.tsx';

const ToxicityRows = lazy(async () => ({
  default: (await loadPart(() => import('./toxicity-rows.tsx'))).ToxicityRows,
}));

const sections = [
  ['health', 'Toxicity'],
  ['environment', 'Environment'],
] as const;

type Group = (typeof sections)[number][0];

const countOf = (draft: Draft, group: Group): number =>
  subjectsOf(draft)
    .flatMap(({ tested }) => givenTests(testsOf(draft, tested)))
    .filter(({ test }) => test.group === group).length;

function countText(count: number): string {
  if (count === 0) return 'None entered';
  return count === 1 ? '1 row' : `${count} rows`;
}

const isRow = (path: string) => path.includes('.tests.');

function ToxicitySection({ group, title }: { readonly group: Group; readonly title: string }) {
  const count = useDraft((draft) => countOf(draft, group));
  return (
    <TestSection id={`properties.${group}`} title={title} count={countText(count)} isInside={isRow} isOpenAtFirst>
      <ToxicityRows group={group} />
    </TestSection>
  );
}

/** Rows of test values of the product and of its ingredients: health and environment. */
export function ToxicitySections() {
  return sections.map(([group, title]) => <ToxicitySection key={group} group={group} title={title} />);
}

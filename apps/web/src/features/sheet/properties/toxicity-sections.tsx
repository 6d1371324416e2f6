import { givenTests } from '@gosds/sheet/draft/given-tests';
import type { Draft } from '@gosds/sheet/draft/draft';
import { lazy } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useDraft } from '../state/wizard-context.ts';
import { testsOf } from './test-edits.ts';
import { subjectsOf } from './tested-subjects.ts';
import { TestSection } from './test-section.tsx';
import { useWords } from '../../../words/words.ts';

const ToxicityRows = lazy(async () => ({
  default: (await loadPart(() => import('./toxicity-rows.tsx'))).ToxicityRows,
}));

const groups = ['health', 'environment'] as const;

type Group = (typeof groups)[number];

const countOf = (draft: Draft, group: Group): number =>
  subjectsOf(draft)
    .flatMap(({ tested }) => givenTests(testsOf(draft, tested)))
    .filter(({ test }) => test.group === group).length;

const isRow = (path: string) => path.includes('.tests.');

function ToxicitySection({ group }: { readonly group: Group }) {
  const { tests, toxicity } = useWords().properties;
  const count = useDraft((draft) => countOf(draft, group));
  return (
    <TestSection
      id={`properties.${group}`}
      title={toxicity[group]}
      count={count === 0 ? tests.none : tests.rows(count)}
      isInside={isRow}
      isOpenAtFirst
    >
      <ToxicityRows group={group} />
    </TestSection>
  );
}

/** Test values of the product and its ingredients, for health and environment. */
export function ToxicitySections() {
  return groups.map((group) => <ToxicitySection key={group} group={group} />);
}

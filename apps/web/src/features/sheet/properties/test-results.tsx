import type { Draft } from '@gosds/sheet/draft/draft';
import { type GivenTest, givenTests, isToxicityTest } from '@gosds/sheet/draft/given-tests';
import { lazy } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useDraft } from '../state/wizard-context.ts';
import { TestSection } from './test-section.tsx';
import { useWords } from '../../../words/words.ts';

const TestForms = lazy(async () => ({ default: (await loadPart(() => import('./test-forms.tsx'))).TestForms }));

const isTest = (path: string) => path.startsWith('properties.tests.');

/** In Advanced mode the tests of health and environment are elsewhere. */
const isCounted = ({ mode }: Draft, { test }: GivenTest): boolean => mode === 'simple' || !isToxicityTest(test);

/** Tests of the product itself. */
export function TestResults() {
  const { tests } = useWords().properties;
  const count = useDraft(
    (draft) => givenTests(draft.properties.tests).filter((given) => isCounted(draft, given)).length,
  );
  return (
    <TestSection
      id="properties.tests"
      title={tests.title}
      count={count === 0 ? tests.none : tests.count(count)}
      isInside={isTest}
    >
      <TestForms />
    </TestSection>
  );
}

import type { Draft } from '@gosds/sheet/draft/draft';
import { type GivenTest, givenTests, isToxicityTest } from '@gosds/sheet/draft/given-tests';
import { lazy } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useDraft } from '../state/wizard-context.ts';
import { TestSection } from './test-section.tsx';

const TestForms = lazy(async () => ({ default: (await loadPart(() => import('./test-forms.tsx'))).TestForms }));

function countText(count: number): string {
  if (count === 0) return 'None entered';
  return count === 1 ? '1 test' : `${count} tests`;
}

const isTest = (path: string) => path.startsWith('properties.tests.');

/** In Advanced mode the tests of health and environment are rows in a place of their own. */
const isCounted = ({ mode }: Draft, { test }: GivenTest): boolean => mode === 'simple' || !isToxicityTest(test);

/** Tests of the product itself. */
export function TestResults() {
  const count = useDraft(
    (draft) => givenTests(draft.properties.tests).filter((given) => isCounted(draft, given)).length,
  );
  return (
    <TestSection id="properties.tests" title="Test results" count={countText(count)} isInside={isTest}>
      <TestForms />
    </TestSection>
  );
}

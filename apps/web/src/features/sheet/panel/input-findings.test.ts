import { emptyDraft } from '@gosds/sheet/draft/draft';
import type { InputPath } from '@gosds/sheet/draft/input-path';
import type { Review } from '@gosds/sheet/review/review';
import { expect, it } from 'vitest';
import { inputFindings } from './input-findings.ts';

const telling = (path: InputPath, message = ''): Review => ({
  score: 90,
  checked: 1,
  findings: [
    {
      check: 'a.b',
      severity: 'must',
      message,
      paragraph: '',
      section: 1,
      part: '1.4',
      path,
      fix: null,
      accepted: null,
    },
  ],
});

const pathsOf = (review: Review, draft = emptyDraft()) => inputFindings(draft, review).map(({ path }) => path);

it('leaves a warning out that the review gives for the same input, and keeps what holds a step back', () => {
  expect(pathsOf(telling('description.email'))).toContain('description.emergencyTelephone');
  expect(pathsOf(telling('description.emergencyTelephone'))).not.toContain('description.emergencyTelephone');
  expect(pathsOf(telling('description.productName'))).toContain('description.productName');
});

it('does not say twice what cannot be', () => {
  const acid = emptyDraft();
  acid.properties.ph = '99';
  const says = 'The pH lies outside -1 to 15.';
  expect(pathsOf(telling('properties.ph', 'Another fault.'), acid)).toContain('properties.ph');
  expect(pathsOf(telling('properties.ph', says), acid)).not.toContain('properties.ph');
});

import { emptyDraft } from '@gosds/sheet/draft';
import type { Inspection } from '@gosds/sheet/inspector/inspect';
import { expect, it } from 'vitest';
import { inputFindings } from './input-findings.ts';

const telling = (path: string): Inspection => ({
  score: 90,
  checked: 1,
  findings: [
    {
      check: 'a.b',
      severity: 'must',
      message: '',
      paragraph: '',
      section: 1,
      part: '1.4',
      path,
      fix: null,
      accepted: null,
    },
  ],
});

const pathsOf = (inspection: Inspection) => inputFindings(emptyDraft(), inspection).map(({ path }) => path);

it('leaves a warning out that the inspector gives for the same input, and keeps what holds a step back', () => {
  expect(pathsOf(telling('description.email'))).toContain('description.emergencyTelephone');
  expect(pathsOf(telling('description.emergencyTelephone'))).not.toContain('description.emergencyTelephone');
  expect(pathsOf(telling('description.productName'))).toContain('description.productName');
});

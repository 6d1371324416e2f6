import { aDraft } from '@gosds/testkit/builders/a-draft';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';

const cleaning = { id: 'HSR002530', approvalCode: 'HSR002530', name: 'Cleaning Products (Subsidiary Hazard)' };

function approvals(country: string, description: object): readonly string[] {
  const { document } = sheetOf(aDraft({ description: { country, ...description } }));
  return sentencesOf(document.sections)
    .filter(({ id }) => id === 'identifier.approval' || id === 'regulations.approval')
    .map(({ text }) => text);
}

it('prints group standards in sections 1 and 15, and keeps the text of an older draft', () => {
  const text = 'HSR002530 Cleaning Products (Subsidiary Hazard)';
  expect(approvals('NZ', { groupStandards: [cleaning] })).toEqual([text, text]);
  const both = `${text}; HSR001070`;
  expect(approvals('NZ', { groupStandards: [cleaning], hsnoApproval: 'HSR001070' })).toEqual([both, both]);
  expect(approvals('NZ', { hsnoApproval: 'HSR001070' })).toEqual(['HSR001070']);
  expect(approvals('AU', { groupStandards: [cleaning] })).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { CountryField } from './description-choices.tsx';
import { GroupStandardsField } from './group-standards-field.tsx';

const standard = (number: number, more: object = {}) => ({
  Id: `HSR00${number}`,
  ApprovalCode: `HSR00${number}`,
  Name: `Standard ${number}`,
  MaterialId: 'open',
  IsCustomStandard: false,
  AcceptedByUser: false,
  ...more,
});
const own = standard(9000, { Id: 'own', IsCustomStandard: true, Name: 'Own' });
const list = [own, ...Array.from({ length: 11 }, (_, index) => standard(2500 + index))];

async function open(answers: object, groupStandards: readonly object[] = []) {
  const sent = serve({ ...answers });
  const rendered = renderInSheet(<GroupStandardsField />, { description: { country: 'NZ', groupStandards } });
  await rendered.user.click(screen.getByRole('button', { name: /^Edit GS/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Group standards' }));
  return { ...rendered, dialog, sent };
}

const load = { 'POST /api/group-standards/load': list };

describe('the editor of group standards', () => {
  it('shows ten rows a page, and accepts one of the second page', async () => {
    const { user, draft, dialog, sent } = await open({ ...load, 'POST /api/group-standards/accept': [] });
    await dialog.findByText('Own');
    expect(dialog.getAllByRole('row')).toHaveLength(11);
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Next page' }));
    await user.click(dialog.getByLabelText('Accept HSR002510 Standard 2510'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(draft().description.groupStandards).toEqual([
        { id: 'HSR002510', approvalCode: 'HSR002510', name: 'Standard 2510' },
      ]);
    });
    expect(sent.at(-1)?.body).toMatchObject({
      SelectedGroupStandardIds: ['HSR002510'],
      UnselectedGroupStandardIds: [],
    });
  });

  it('edits and deletes custom ones alone', async () => {
    const { user, dialog, sent } = await open({
      ...load,
      'POST /api/group-standards/save': own,
      'POST /api/group-standards/delete': { deleted: true },
    });
    await dialog.findByText('Own');
    expect(dialog.getAllByRole('button', { name: /^(?:Edit|Delete) / })).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Edit Own' }));
    await user.type(dialog.getByLabelText('Name'), ' paint');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toContainEqual(expect.objectContaining({ Id: 'own', Name: 'Own paint' }));
    });
    await user.click(await dialog.findByRole('button', { name: 'Delete Own' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete this group standard?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toContainEqual({ standardId: 'own' });
    });
  });

  it('adds one with number and name', async () => {
    const { user, dialog, sent } = await open({ ...load, 'POST /api/group-standards/save': own });
    await user.click(dialog.getByRole('button', { name: 'Add group standard' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('HSR Number'));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    dialog.getByText('Enter the HSR number.');
    await user.type(dialog.getByLabelText('HSR Number'), 'HSR009000');
    await user.type(dialog.getByLabelText('Name'), 'Own{Enter}');
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ Id: '', ApprovalCode: 'HSR009000', Name: 'Own' }),
      );
    });
  });

  it('says nothing of a failed call, and keeps what the sheet has', async () => {
    const failed = problem(500, 'unexpected', 'It failed');
    const kept = { id: 'HSR002530', approvalCode: 'HSR002530', name: 'Cleaning' };
    const { user, draft, dialog } = await open(
      { 'POST /api/group-standards/load': failed, 'POST /api/group-standards/accept': failed },
      [kept],
    );
    await dialog.findByText('Cleaning');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(draft().description.groupStandards).toEqual([kept]);
  });
});

it('is announced where New Zealand is chosen', async () => {
  const { user } = renderInSheet(<CountryField />, { description: { country: 'AU' } });
  await user.selectOptions(screen.getByLabelText(/^Country/), 'NZ');
  const notice = await screen.findByRole('dialog', { name: 'Group standards' });
  within(notice).getByText(
    'You can add HSR Numbers and Group Standards to your material in the Preview page before Checkout.',
  );
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

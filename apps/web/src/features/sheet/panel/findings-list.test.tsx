import { tell } from '@gosds/phrases/finding-message';
import type { Finding } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StepId } from '../state/journey.ts';
import { expectAccessible } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { FindingsList } from './findings-list.tsx';

const fault: Finding = {
  ...{ check: 'identification.telephone', severity: 'must', message: tell('identification.telephone') },
  ...{ paragraph: 'Annex II, 1.3', section: 1, part: '1.3', path: 'description.telephone', accepted: null },
  fix: {
    label: tell('identification.addPoisonCentre'),
    changes: [{ path: 'description.telephone', value: '+49 30 1' }],
  },
};
const review: Review = { score: 90, checked: 200, findings: [fault] };
const open = (visited: readonly StepId[] = ['description']) => {
  const opened = renderInSheet(<FindingsList review={review} />);
  act(() => {
    opened.wizard.ui.setState({ visited: new Set(visited) });
  });
  return opened;
};

describe('the findings', () => {
  it('say nothing of a new sheet, and stand in three bands once their step was visited', async () => {
    const { wizard } = open([]);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('The supplier’s telephone number is missing.')).toBeNull();
    act(() => {
      wizard.ui.setState({ visited: new Set<StepId>(['description']) });
    });
    expect(screen.getByRole('heading', { name: 'The law asks 1' })).toBeDefined();
    await expectAccessible();
  });

  it('lead to their input, and are mended with one click', async () => {
    const { user, went, draft } = open();
    await user.click(screen.getByRole('button', { name: 'Telephone' }));
    expect(went).toEqual(['description.telephone']);
    await user.click(screen.getByRole('button', { name: 'Add the poison centre' }));
    expect(draft().description.telephone).toBe('+49 30 1');
    await expectAccessible();
  });

  it.each([
    ['DE', 'Water hazard class (WGK, AwSV)'],
    ['US', 'National law'],
  ])('are headed by the name of the national list, where %s has one', (country, name) => {
    const path = 'description.nationalListings.water-hazard' as const;
    const onList: Review = { ...review, findings: [{ ...fault, path, severity: 'hint' }] };
    const { wizard } = renderInSheet(<FindingsList review={onList} />, { description: { country } });
    act(() => {
      wizard.ui.setState({ visited: new Set<StepId>(['description']) });
    });
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('ask once for a blank field that the form and the law ask for, and twice for a wrong value', () => {
    const path = 'description.companyName' as const;
    const asked: Finding = { ...fault, check: 'entry.company', severity: 'problem', path, fix: null };
    const ofLaw: Finding = { ...fault, check: 'identification.company', path, fix: null };
    const both: Review = { ...review, findings: [asked, ofLaw] };
    const { wizard, unmount } = renderInSheet(<FindingsList review={both} />);
    const visit = (ui: typeof wizard.ui) => {
      act(() => {
        ui.setState({ visited: new Set<StepId>(['description']) });
      });
    };
    visit(wizard.ui);
    expect(screen.getAllByRole('button', { name: 'Company Name' })).toHaveLength(1);
    unmount();
    const filled = renderInSheet(<FindingsList review={both} />, { description: { companyName: '\u{1F600}' } });
    visit(filled.wizard.ui);
    expect(screen.getAllByRole('button', { name: 'Company Name' })).toHaveLength(2);
  });

  it('take a written reason, by keyboard, and keep it as typed', async () => {
    const { user, draft } = open();
    const opener = screen.getByRole('button', { name: /^Leave it open, with a reason: The supplier’s telephone/ });
    opener.focus();
    await user.keyboard('{Enter}');
    const reason = within(screen.getByRole('listitem')).getByRole('textbox', { name: 'Why it stays open' });
    await user.type(reason, 'The importer answers calls.');
    expect(draft().acceptedFindings).toEqual({ 'identification.telephone': 'The importer answers calls.' });
    expect(reason).toHaveProperty('value', 'The importer answers calls.');
    await expectAccessible();
  });
});

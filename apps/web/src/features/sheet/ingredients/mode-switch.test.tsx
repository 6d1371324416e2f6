import { screen, within } from '@testing-library/react';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { expectAccessible, serve } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { IngredientsStep } from './ingredients-step.tsx';

const filled = {
  mode: 'advanced',
  description: { productName: 'Brake cleaner' },
  ingredients: [{ id: '1', name: 'Own resin', proportion: '10' }, { id: '2' }, { id: '3' }],
  properties: { state: 'Liquid' },
  review: { candLActive: false, items: [{ id: 'Skin Irrit. 2 H315', status: 'deleted', evidence: 'OECD 404' }] },
  dangerousGoods: { unNumber: '1993', confirmed: true },
  addOns: { goEr: 'single' },
  acceptedFindings: { 'hazards.signal': 'agreed' },
  precautionChoices: { P280: 'left-out' },
} as const;

function open(parts: object) {
  serve({ 'POST /api/data/ingredients': [] });
  return renderStep('ingredients', IngredientsStep, parts);
}

const mode = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the switch between Simple and Advanced', () => {
  it('begins in Simple and goes to Advanced without a question', async () => {
    const { user, draft } = open({});
    expect(mode('Simple').checked).toBe(true);
    await user.click(mode('Advanced'));
    expect(draft().mode).toBe('advanced');
    await expectAccessible();
  });

  it('stays in Advanced, with all data, where the question is answered with no', async () => {
    const { user, draft } = open(filled);
    const before = draft();
    await user.click(mode('Simple'));
    const dialog = screen.getByRole('dialog', { name: 'Switch to Simple mode?' });
    expect(dialog.textContent).toContain('All Advanced data is lost.');
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stay in Advanced' }));
    await user.keyboard('{Enter}');
    expect(draft()).toBe(before);
    expect(mode('Advanced').checked).toBe(true);
    await expectAccessible();
  });

  it('empties all but description and add-ons, and takes that back', async () => {
    const { user, draft } = open(filled);
    const before = draft();
    await user.click(mode('Simple'));
    await user.click(screen.getByRole('button', { name: 'Empty and switch' }));
    const { description, addOns } = before;
    expect(draft()).toEqual({ ...emptyDraft(), description, addOns });
    const notice = await screen.findByText('Simple mode. The data of the sheet were emptied.');
    await user.click(within(notice.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(draft()).toBe(before);
  });

  it('takes Escape for no', async () => {
    const { user, draft } = open(filled);
    await user.click(mode('Simple'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(draft().mode).toBe('advanced');
  });
});

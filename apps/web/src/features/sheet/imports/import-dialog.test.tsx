import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, serve } from '../../../testing/render-screen.tsx';
import { type DraftParts, renderInSheet } from '../../../testing/render-step.tsx';
import { hasOpenImport } from '../state/open-import.ts';
import { ImportDialog } from './import-dialog.tsx';

const acetone = {
  ...{ Highlight: 'Acetone', IsName: true, IsSimilar: false, Name: 'Acetone', Cas: '67-64-1', CwNo: '' },
  ...{ MaterialId: 12, Pictograms: [], HazardCodes: [] },
};

async function open(text: string, parts?: DraftParts) {
  serve({ 'POST /api/data/ingredients': [acetone] });
  const opened = renderInSheet(<ImportDialog />, parts);
  fireEvent.change(screen.getByLabelText('Or paste the rows'), { target: { value: text } });
  await opened.user.click(screen.getByRole('button', { name: 'Read these rows' }));
  return opened;
}

const use = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the import of ingredients', () => {
  it('shows each column, each row with its match, and each row that is not taken with why', async () => {
    const { user, draft } = await open(
      'Product\tBrake cleaner\n\nName\tCAS\tContent %\nAcetone\t67-64-1\t5 - 10\nResin\t\tmuch\nTotal\t\t100',
    );
    expect(screen.getByLabelText('Name')).toMatchObject({ value: 'name' });
    expect(screen.getByLabelText('CAS')).toMatchObject({ value: 'cas' });
    expect(screen.getByLabelText('Content %')).toMatchObject({ value: 'share' });
    const row = screen.getByRole('row', { name: /Acetone/ });
    await within(row).findByText('Acetone', { selector: '[data-tone="known"]' });
    expect(row.textContent).toContain('5-10 %');
    const left = screen.getByRole('region', { name: '2 rows are not taken' });
    expect(left.textContent).toContain('Resin · muchThe share is not a number, a range or a limit such as <5.');
    expect(left.textContent).toContain('This is the total, not an ingredient.');
    await expectAccessible();
    await user.click(use('Use this row'));
    expect(draft().ingredients[0]).toMatchObject({ name: 'Acetone', materialId: 12, proportion: '5-10' });
    expect(draft().description.productName).toBe('Brake cleaner');
    expect(hasOpenImport('open')).toBe(false);
  });

  it('asks what numbers are that add up to more than 100, and takes nothing before', async () => {
    const { user, draft } = await open('Name\tAmount\nResin\t150\nAcetone\t50');
    await user.click(use('Use these 2 rows'));
    expect(screen.getByText('Say what the numbers are.', { selector: 'p, div' })).toBeTruthy();
    expect(draft().ingredients[0]?.name).toBe('');
    await user.selectOptions(screen.getByLabelText('Numbers without a unit are'), 'parts');
    await user.click(use('Use these 2 rows'));
    expect(draft().ingredients.map(({ proportion }) => proportion)).toEqual(['75', '25', '']);
  });

  it('lets the user say what a column holds', async () => {
    const { user, draft } = await open('A\tB\tC\nResin\tHardener\t5\nAcetone\tSolvent\t6');
    await user.selectOptions(screen.getByLabelText('Headings are in'), '0');
    await user.selectOptions(screen.getByLabelText('B'), 'name');
    await user.click(use('Use these 2 rows'));
    expect(draft().ingredients.map(({ name }) => name)).toEqual(['Hardener', 'Solvent', '']);
  });

  it('chooses the ingredients of a letter, and not its sentences', async () => {
    const { user, draft } = await open('Hello,\n- Resin: 7,5 - 8 %\n- 2 % Hardener\n- balance water\nRegards');
    expect(screen.getByRole('cell', { name: 'balance' })).toBeTruthy();
    expect(screen.getByLabelText('Take row 1, Hello,')).toHaveProperty('checked', false);
    await user.click(use('Use these 3 rows'));
    expect(draft().ingredients).toMatchObject([
      { name: 'Resin', proportion: '7.5-8' },
      { name: 'Hardener', proportion: '2' },
      { name: 'water', proportion: 'balance' },
    ]);
  });

  it('warns of lines that have no share and no number', async () => {
    await open('Dear all\nthe meeting is moved');
    expect(screen.getByText('No row has a share or a number. Check that these are names of ingredients.')).toBeTruthy();
  });

  it('takes no row silently beyond what a sheet takes', async () => {
    const rows = Array.from({ length: 16 }, (_, index) => `Resin ${index}\t5`).join('\n');
    const { user, draft } = await open(rows);
    await user.click(use('Use these 16 rows'));
    expect(screen.getByText('A sheet takes 15 ingredients, and these are 16. Choose fewer rows.')).toBeTruthy();
    expect(draft().ingredients[0]?.name).toBe('');
    await user.click(screen.getByLabelText('Take row 3, Resin 2'));
    await user.click(use('Use these 15 rows'));
    expect(draft().ingredients).toHaveLength(15);
  });

  it('adds to what is filled in, or replaces it, and comes back after a reload', async () => {
    const filled = { ingredients: [{ id: '1', name: 'Water', proportion: '50' }, { id: '2' }, { id: '3' }] };
    const { user, unmount } = await open('Resin\t5\nAcetone\t6', filled);
    await user.click(screen.getByLabelText('Take row 1, Resin'));
    unmount();
    const again = renderInSheet(<ImportDialog />, filled);
    expect(use('Replace the ingredients with this row')).toBeTruthy();
    await again.user.click(use('Add this row'));
    expect(again.draft().ingredients.map(({ name }) => name)).toEqual(['Water', 'Acetone', '']);
  });

  it('says what a text is that holds nothing, and asks before it is discarded', async () => {
    const { user } = await open(' ;; ');
    expect(screen.getByText('There is nothing in this file. Your sheet is as it was.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeTruthy();
  });
});

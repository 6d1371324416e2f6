import { logError as logErrorCall } from '@gosds/contract/log-error';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, serve, textBeside } from '../../../testing/render-screen.tsx';
import { type DraftParts, renderStep } from '../../../testing/render-step.tsx';
import { IngredientsStep } from './ingredients-step.tsx';
import { isToReport } from './search-ingredients.ts';

const acetone = {
  Highlight: 'Acetone',
  IsName: true,
  IsSimilar: false,
  Name: 'Acetone',
  Cas: '67-64-1',
  CwNo: '',
  MaterialId: 12,
  Pictograms: ['GHS02', 'GHS07'],
  HazardCodes: ['H225', 'H319', 'H336'],
};
const catalogue = { 'POST /api/data/ingredients': [acetone] };

const config = {
  countries: [],
  languages: [],
  prices: { fullSDS: 8500, furtherLanguage: 4250, erSubscription: 45_500, erSingle: 170_625, erSingleYears: 5 },
  limits: { ingredients: 15 },
  payments: { mode: 'sandbox' },
  features: { mailbox: false },
  emergencyResponse: null,
};

const open = (parts?: DraftParts) => renderStep('ingredients', IngredientsStep, parts);
const name = (row: number) => screen.getByLabelText(`Name, ingredient ${row}`);
const proportion = (row: number) => screen.getByLabelText(`Proportion in per cent, ingredient ${row}`);

describe('the table of ingredients', () => {
  it('takes a match of the catalogue by keyboard and goes on to its proportion', async () => {
    serve(catalogue);
    const { user, draft } = open();
    await user.type(name(1), 'acet');
    await screen.findByRole('option', { name: /Acetone/ });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(document.activeElement).toBe(proportion(1));
    });
    await user.keyboard('5-10{Enter}');
    expect(document.activeElement).toBe(name(2));
    expect(draft().ingredients[0]).toMatchObject({
      name: 'Acetone',
      casNumber: '67-64-1',
      materialId: 12,
      proportion: '5-10',
    });
    await expectAccessible();
  });

  it.each([
    ['67–64–1', '67-64-1'],
    ['67641', '67-64-1'],
    ['CAS 67-64-1', '67-64-1'],
    ['67-64-1, 64-17-5', '67-64-1, 64-17-5'],
    ['200-662-2', '200-662-2'],
  ])('takes the number %s as %s', async (typed, number) => {
    serve({});
    const { user, draft } = open();
    const cell = screen.getByLabelText('CAS number, ingredient 1');
    await user.type(cell, `${typed}{Tab}`);
    await waitFor(() => {
      expect(draft().ingredients[0]?.casNumber).toBe(number);
    });
  });

  it('says what the balance comes to, while it stays as typed', async () => {
    const { user, draft } = open();
    await user.type(proportion(1), '10-20');
    await user.type(proportion(2), '30');
    await user.type(proportion(3), 'Rest');
    expect(textBeside(proportion(3))).toContain('Comes to 50 – 60 %');
    await user.clear(proportion(1));
    await user.type(proportion(1), '15{Tab}');
    expect(textBeside(proportion(3))).toContain('Comes to 55 %');
    screen.getByText('100 %', { selector: 'b' });
    expect(draft().ingredients[2]?.proportion).toBe('Rest');
    await expectAccessible();
  });

  it('says beside a proportion that it is none, and keeps it as typed', async () => {
    const { user, draft } = open();
    await user.type(proportion(2), 'a lot');
    await user.tab();
    await waitFor(() => {
      expect(proportion(2).getAttribute('aria-invalid')).toBe('true');
    });
    expect(textBeside(proportion(2))).not.toBe('');
    expect(draft().ingredients[1]?.proportion).toBe('a lot');
    await expectAccessible();
  });

  it('reads rows that were copied in a spreadsheet', async () => {
    const { user, draft } = open();
    await user.click(name(1));
    await user.paste('Acetone\t67-64-1\t60\nWater\t7732-18-5\t40');
    expect(draft().ingredients.slice(0, 2)).toMatchObject([
      { name: 'Acetone', proportion: '60' },
      { name: 'Water', proportion: '40' },
    ]);
  });

  it('takes as many rows of a pasted table as the service allows', async () => {
    serve({ 'GET /api/config': { ...config, limits: { ingredients: 20 } } });
    const { user, draft } = open({ ingredients: Array.from({ length: 15 }, (_, index) => ({ id: String(index) })) });
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Add ingredient' }));
      expect(draft().ingredients).toHaveLength(16);
    });
    await user.click(name(1));
    await user.paste(Array.from({ length: 21 }, (_, index) => `Part ${index + 1}\t4`).join('\n'));
    expect(draft().ingredients).toHaveLength(20);
    expect(name(20)).toHaveProperty('value', 'Part 20');
    expect(await screen.findByText('20 rows pasted. 1 did not fit: a sheet takes 20.')).toBeTruthy();
  });

  it('reports a search that fails, and hides the sign of waiting', async () => {
    const sent = serve({ 'POST /api/data/ingredients': problem(500, 'internal', 'An error occurred.') });
    const { user, container } = open();
    await user.type(name(1), 'aceto');
    await screen.findByText(/An error occurred\./);
    expect(container.querySelector('[class*="loader" i]')).toBeNull();
    await waitFor(() => {
      expect(sent.map(({ call }) => call)).toContain(`${logErrorCall.method} ${logErrorCall.path}`);
    });
    const unwritten = Object.assign(new Error('Request path contains unescaped characters'), {
      code: 'ERR_UNESCAPED_CHARACTERS',
    });
    expect(isToReport(unwritten)).toBe(false);
    expect(isToReport(new Error('other'))).toBe(true);
  });

  it('keeps three rows at least, and brings a removed one back with what was in it', async () => {
    const { user, draft } = open({ ingredients: ['1', '2', '3', '4'].map((id) => ({ id, name: `Part ${id}` })) });
    await user.click(screen.getByRole('button', { name: 'Remove ingredient 2' }));
    expect(draft().ingredients.map(({ id }) => id)).toEqual(['1', '3', '4']);
    await user.click(screen.getByRole('button', { name: 'Remove ingredient 2' }));
    expect(draft().ingredients).toHaveLength(3);
    await user.click(
      within(
        await screen.findByText('Ingredient 2 removed.').then((text) => text.closest('[role="alert"]') as HTMLElement),
      ).getByRole('button', { name: 'Undo' }),
    );
    expect(draft().ingredients.map(({ name: typed }) => typed)).toEqual(['Part 1', 'Part 2', 'Part 3', 'Part 4']);
  });
});

describe('a classification by hand', () => {
  const own = { ingredients: [{ id: '1', name: 'Own resin', proportion: '10' }, { id: '2' }, { id: '3' }] };

  it('is kept only with a source, and asks before it is thrown away', async () => {
    serve({ 'POST /api/data/ingredients': [] });
    const { user, draft } = open(own);
    await user.click(await screen.findByRole('button', { name: /Classify by hand/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Classification of Own resin' });
    await user.type(within(dialog).getByRole('searchbox'), 'Acute Tox. 4 H302{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const source = within(dialog).getByLabelText(/^Source/);
    expect(source.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(source);
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await user.type(source, 'Safety data sheet of the supplier');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(draft().ingredients[0]?.handClassification).toMatchObject({
      hazards: ['Acute Tox. 4 H302'],
      source: 'Safety data sheet of the supplier',
    });
  });
});

describe('the classes of a classification by hand', () => {
  const rows = [{ id: '1', name: 'Own resin', proportion: '10' }, { id: '2' }, { id: '3' }];

  async function openDialog(fields: object = {}) {
    serve({ 'POST /api/data/ingredients': [] });
    const { user, draft } = open({ ingredients: [{ ...rows[0], ...fields }, ...rows.slice(1)] });
    await user.click(await screen.findByRole('button', { name: /Classify by hand|Edit/ }));
    return { user, draft, dialog: within(await screen.findByRole('dialog')) };
  }
  const status = (box: HTMLElement) => textBeside(box);

  it('stand by kind of hazard, folded, and open at the keyboard', async () => {
    const { user, dialog } = await openDialog();
    const kinds = ['Physical hazards', 'Health hazards', 'Environmental hazards', 'Supplemental statements'];
    const folds = dialog.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    expect(folds.map(({ textContent }) => textContent)).toEqual(kinds);
    expect(dialog.queryAllByRole('checkbox')).toHaveLength(1);
    dialog.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{ArrowDown} ');
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'EUH018' }));
    expect(status(dialog.getByRole('checkbox', { name: 'EUH018' }))).toContain('User-defined');
    await expectAccessible();
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(dialog.queryByRole('checkbox', { name: 'EUH014' })).toBeNull();
    expect(dialog.getByRole('checkbox', { name: 'EUH018' })).toHaveProperty('checked', true);
  });

  it('are found by code or words, and Enter takes the only match', async () => {
    const { user, draft, dialog } = await openDialog();
    await user.type(dialog.getByRole('searchbox'), 'h302{Enter}euh071{Enter}');
    expect(dialog.getByRole('searchbox')).toHaveProperty('value', '');
    await user.type(dialog.getByRole('searchbox'), 'zzz');
    dialog.getByText(/^Nothing is called like this/);
    await user.type(dialog.getByLabelText(/^Source/), 'Supplier');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(draft().ingredients[0]?.handClassification).toMatchObject({
      hazards: ['Acute Tox. 4 H302'],
      supplemental: ['EUH071'],
    });
    await screen.findByText('Classified by hand: Acute Tox. 4 H302, EUH071');
  });

  it('go back to empty at a second click, and keep their place', async () => {
    const handClassification = { hazards: ['Skin Irrit. 2 H315'], source: 'Supplier' };
    const { user, dialog } = await openDialog({ handClassification });
    const box = dialog.getByRole('checkbox', { name: 'Skin Irrit. 2 H315' });
    expect(status(box)).toContain('User-defined');
    await user.click(box);
    expect(status(box)).toContain('Empty');
    expect(document.activeElement).toBe(box);
  });
});

describe('the chemical family of an ingredient that the catalogue does not hold', () => {
  const typed = (fields: object) => ({
    ingredients: [{ id: '1', name: 'Own epoxy resin', proportion: '10', ...fields }, { id: '2' }, { id: '3' }],
  });
  const family = () => screen.getByLabelText('Chemical family, ingredient 1');

  it('is proposed, and confirmed with one click or chosen otherwise', async () => {
    serve({ 'POST /api/data/ingredients': [] });
    const { user, draft } = open(typed({}));
    await screen.findByText('Looks like: Epoxide.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Confirm Epoxide, ingredient 1' }));
    expect(draft().ingredients[0]?.family).toBe('epoxide');
    expect(screen.queryByText(/^Looks like/)).toBeNull();
    await user.selectOptions(family(), 'None of these');
    expect(draft().ingredients[0]?.family).toBe('none');
    await user.selectOptions(family(), 'Not confirmed');
    await screen.findByText('Looks like: Epoxide.');
  });

  it('can be chosen where nothing suggests one, once it is classified by hand', async () => {
    const { user, draft } = open(
      typed({ name: 'Blend 7', handClassification: { hazards: ['Skin Irrit. 2 H315'], source: 'Supplier' } }),
    );
    expect(screen.queryByText(/^Looks like/)).toBeNull();
    await user.selectOptions(family(), 'Amine');
    expect(draft().ingredients[0]?.family).toBe('amine');
    await expectAccessible();
  });

  it('is not asked for of a substance of the catalogue, but a wrong one is shown', () => {
    const { unmount } = open(typed({ materialId: 12, family: 'epoxide' }));
    expect(screen.queryByLabelText(/^Chemical family/)).toBeNull();
    unmount();
    open(typed({ materialId: 12, family: 'alkanone' }));
    expect(family()).toHaveProperty('value', 'alkanone');
  });
});

describe('the registration number of an ingredient', () => {
  const ingredients = [{ id: '1', name: 'Ethanol', materialId: 12, proportion: '20' }, { id: '2' }, { id: '3' }];
  const input = () => screen.queryByLabelText('REACH registration number, ingredient 1');

  it.each(['simple', 'advanced'])('is asked for on demand in the Union, and checked when left: %s', async (mode) => {
    const { user, draft } = open({ mode: mode as never, description: { country: 'DE' }, ingredients });
    expect(input()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'REACH number' }));
    await user.keyboard('exempt');
    await user.tab();
    expect(screen.getByText(/^Write a registration number like/)).toBeDefined();
    await user.clear(input() ?? document.body);
    await user.type(input() ?? document.body, '01-2119457610-43-XXXX');
    await user.tab();
    expect(screen.queryByText(/^Write a registration number like/)).toBeNull();
    expect(draft().ingredients[0]).toMatchObject({ name: 'Ethanol', registrationNumber: '01-2119457610-43-XXXX' });
    await expectAccessible();
  });

  it('is shown where there is one, goes with its substance, and is of UK REACH in Great Britain', async () => {
    const [row, ...others] = ingredients;
    const filled = [{ ...row, registrationNumber: 'UK-01-1234567890-1-0001' }, ...others];
    const { user, draft } = open({ description: { country: 'GB' }, ingredients: filled });
    const field = screen.getByLabelText('UK REACH registration number, ingredient 1');
    expect(field).toHaveProperty('value', 'UK-01-1234567890-1-0001');
    await user.type(screen.getByRole('combobox', { name: 'Name, ingredient 1' }), 'x');
    expect(draft().ingredients[0]?.registrationNumber).toBeUndefined();
  });

  it.each(['US', 'CH', 'JP'])('is not asked for in %s', (country) => {
    open({ description: { country }, ingredients });
    expect(screen.queryByRole('button', { name: 'REACH number' })).toBeNull();
  });
});

describe('an ingredient that is kept confidential', () => {
  const ingredients = [{ id: '1', name: 'Acetone', materialId: 12, proportion: '20' }, { id: '2' }, { id: '3' }];

  it('shows its two fields on demand in Simple mode, and offers the ranges that the law prescribes around the share', async () => {
    const { user, draft } = open({ description: { country: 'US' }, ingredients });
    expect(screen.queryByLabelText('Sanitised name, ingredient 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep confidential' }));
    await user.keyboard('Ketone');
    await user.selectOptions(screen.getByLabelText('Range of the law, ingredient 1'), '15-40');
    expect(draft().ingredients[0]).toMatchObject({ sanitisedName: 'Ketone', sanitisedProportion: '15-40' });
    await expectAccessible();
  });

  it('asks for number and day of the approval in the Union, in columns in Advanced mode', async () => {
    const { user, draft } = open({ mode: 'advanced' as never, description: { country: 'DE' }, ingredients });
    await user.type(screen.getByLabelText('Sanitised name, ingredient 1'), 'Ketone');
    expect(screen.queryByLabelText('Range of the law, ingredient 1')).toBeNull();
    await user.type(screen.getByLabelText('Number of the approval, ingredient 1'), 'ECHA-1');
    await user.type(screen.getByLabelText('Accepted on, ingredient 1'), '2026-03-15');
    expect(draft().ingredients[0]?.nameApproval).toEqual({ number: 'ECHA-1', date: '2026-03-15' });
    await expectAccessible();
  });

  it('leads to the registry number of the claim in Canada', async () => {
    const { user, went } = open({
      description: { country: 'CA' },
      ingredients: [{ ...ingredients[0], sanitisedName: 'Ketone' }, { id: '2' }, { id: '3' }],
    });
    await user.click(screen.getByRole('button', { name: 'Enter the HMIRA number' }));
    expect(went).toEqual(['description.hmiraRegistryNumber']);
  });
});

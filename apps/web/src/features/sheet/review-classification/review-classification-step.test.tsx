import { act, screen, waitFor, within } from '@testing-library/react';
import { hazard } from '@gosds/ghs/hazard';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import { expectAccessible, problem, serve, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { ReviewClassificationStep } from './review-classification-step.tsx';

const irritant = aSubstance({
  materialId: 1,
  name: 'Irritant',
  classification: { hazards: [hazard('Skin Irrit. 2 H315'), hazard('Eye Irrit. 2 H319')] },
});
const generated = ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'];
const parts = {
  mode: 'advanced',
  description: { country: 'DE' },
  ingredients: [{ id: '1', name: 'Irritant', materialId: 1, proportion: '40' }],
  properties: { state: 'Liquid' },
} as const;

/** The step with a live sheet, as in the wizard. */
function open(given: object = {}) {
  const rendered = renderStep('review-classification', ReviewClassificationStep, { ...(parts as object), ...given });
  const { store, sheet } = rendered.wizard;
  const make = () => {
    const { draft } = store.getState();
    const dated = { issueDate: '2026-03-02', revisionDate: '2026-03-02', version: '1.0' };
    const facts = { draft, substances: new Map([[1, irritant]]), sources: new Map(), ...dated };
    sheet.setState({ made: makeSheet(facts), facts, draft, status: 'ready' });
  };
  act(make);
  store.subscribe(make);
  return rendered;
}

const answers = { 'POST /api/data/hazard-codes': { GhsEntityIds: generated } };
const item = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const skin = () => item(/^Skin Irrit\. 2/);
const statusBeside = (input: HTMLElement) => textBeside(input).split('\n')[1];

describe('the review of the classification', () => {
  it('shows what the rules generate, each with label, phrase and status', async () => {
    const sent = serve(answers);
    open();
    expect(skin().checked).toBe(true);
    expect(textBeside(skin())).toContain('Causes skin irritation.');
    expect(statusBeside(skin())).toBe('Generated');
    await waitFor(() => {
      expect(sent.map(({ call }) => call)).toContain('POST /api/data/hazard-codes');
    });
    await expectAccessible();
  });

  it('goes from generated to deleted and back, and from empty to user-defined and back', async () => {
    serve(answers);
    const { user, draft } = open();
    await user.click(skin());
    expect(statusBeside(skin())).toBe('Deleted');
    expect(draft().review.items).toEqual([{ id: 'Skin Irrit. 2 H315', status: 'deleted', evidence: '', source: '' }]);
    await user.click(skin());
    expect(statusBeside(skin())).toBe('Generated');
    expect(draft().review.items).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'H304');
    const added = () => item(/^Asp\. Tox\. 1/);
    expect(statusBeside(added())).toBe('Empty');
    await user.click(added());
    expect(statusBeside(added())).toBe('User-defined');
    await user.click(added());
    expect(statusBeside(added())).toBe('Empty');
  });

  it('asks for method and source, and says what a deletion changes', async () => {
    serve(answers);
    const { user, wizard } = open();
    await user.click(skin());
    expect(textBeside(skin())).toContain('It stays on the sheet until you name the method and the source.');
    expect(screen.getByText('What your review changes')).toBeTruthy();
    expect(screen.getByText(/people who handle the product are not warned/)).toBeTruthy();
    expect(screen.getByText(/^Changes without method and source do not count yet/)).toBeTruthy();
    await user.type(screen.getByLabelText('Method and result, or reason, Skin Irrit. 2'), 'OECD 439');
    await user.type(screen.getByLabelText('Source, Skin Irrit. 2'), 'Report 12');
    expect(textBeside(skin())).not.toContain('It stays on the sheet');
    expect(screen.queryByText(/^Changes without method and source/)).toBeNull();
    const outcomes = wizard.sheet.getState().made?.product.classification.hazards.map(({ code }) => code);
    expect(outcomes).toEqual(['Eye Irrit. 2']);
    await expectAccessible();
  });

  it('locks what is for another state of matter, and says for which', async () => {
    serve(answers);
    const { user, draft } = open();
    await user.type(screen.getByRole('searchbox'), 'flammable');
    const solid = item(/^Flam\. Sol\. 1/);
    expect(solid.disabled).toBe(true);
    expect(textBeside(solid)).toContain('Only for solids. The State of this product is Liquid.');
    await user.click(solid);
    expect(draft().review.items).toEqual([]);
    expect(item(/^Flam\. Liq\. 2/).disabled).toBe(false);
  });

  it('finds a category by its words', async () => {
    serve(answers);
    const { user } = open();
    await user.type(screen.getByRole('searchbox'), 'carcinogen');
    expect(screen.getAllByRole('checkbox', { name: /^Carc\./ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('checkbox', { name: /^Skin Irrit/ })).toBeNull();
  });

  it('clears the changes with C&L and fetches the codes of that setting, once for each', async () => {
    const sent = serve({ ...answers, 'POST /api/data/credo-codes': { GhsEntityIds: [] } });
    const { user, draft } = open();
    const calls = () => sent.filter(({ call }) => call.endsWith('-codes'));
    await waitFor(() => {
      expect(calls()).toHaveLength(1);
    });
    await user.click(skin());
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^C&L/ });
    await user.click(box);
    expect(draft().review).toEqual({ candLActive: false, items: [] });
    await waitFor(() => {
      expect(calls()).toHaveLength(2);
    });
    expect(calls()[1]).toMatchObject({ body: { CandLActive: false } });
    await waitFor(() => {
      expect(screen.queryByRole('checkbox', { name: /^Skin Irrit/ })).toBeNull();
    });
    expect(screen.getByText(/No supplier’s classification is known/)).toBeTruthy();
    await user.click(box);
    await user.click(box);
    expect(calls()).toHaveLength(2);
    const notice = await screen.findByText('The codes that you added or deleted were cleared.');
    const alert = notice.closest<HTMLElement>('[role="alert"]');
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(draft().review).toMatchObject({ candLActive: true, items: [{ status: 'deleted' }] });
  });

  it('says in its dialog that the call failed, reports it, and keeps the codes of the page', async () => {
    const refused = problem(
      500,
      'internal',
      'An error occurred. Please try again in a minute. We are sorry for the inconvenience!',
    );
    const sent = serve({ 'POST /api/data/hazard-codes': refused, 'POST /logError': { logged: true } });
    const { user } = open();
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain(
      'An error occurred. Please try again in a minute. We are sorry for the inconvenience!',
    );
    expect(sent).toContainEqual(
      expect.objectContaining({ call: 'POST /logError', body: expect.objectContaining({ request: 'hazard-codes' }) }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(skin().checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await expectAccessible();
  });
});

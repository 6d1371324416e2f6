import { readHazard } from '@gosds/ghs/hazard';
import { draftSchema } from '@gosds/sheet/draft/draft';
import type { Substance } from '@gosds/sheet/substance';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../testing/browser-parts.ts';
import { OwnThread } from '../../../testing/own-thread.ts';
import { expectAccessible } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { TryValue } from './try-value.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', OwnThread);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const hazard = readHazard('Skin Corr. 1A', 'H314');

const lye: Substance = {
  ...{ materialId: 2, cwNo: 'CW2', name: 'Lye', synonyms: [], properties: { state: 'liquid' } },
  ...{ toxicity: [], ecotoxicity: [], exposureLimits: [] },
  classification: {
    ...{ basis: 'harmonised', source: 'clp-annex-vi', hazards: hazard ? [hazard] : [] },
    ...{ supplemental: [], specificLimits: [], ates: [], notes: [], minimum: [] },
  },
};

const parts = {
  description: { country: 'DE', language: 'en' },
  ingredients: [{ id: 'lye', name: 'Lye', materialId: 2, proportion: '0.5-2', sanitisedProportion: '0.1-3' }],
  properties: { state: 'Liquid' },
};

function open() {
  const draft = draftSchema.parse(parts);
  const rendered = renderInSheet(<TryValue draft={draft} />, parts);
  const dates = { issueDate: '2026-11-23', revisionDate: '2026-11-23', version: '1.0' };
  rendered.wizard.sheet.setState({
    facts: { draft, substances: new Map([[2, lye]]), sources: new Map(), listings: new Map(), ...dates },
  });
  return rendered;
}

const slider = () => screen.findByRole('slider', { name: 'Try Lye' });

describe('a value that is tried', () => {
  it('shows where the classes change, and changes nothing', async () => {
    const { user, draft } = open();
    expect((await slider()).getAttribute('aria-valuetext')).toBe('2 %');
    expect(screen.getByText(/^At/).textContent).toBe('At 2 %, now 2 %');
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'From 5 %' }));
    expect(screen.getByText(/^At/).textContent).toBe('At 5 %, now 2 %');
    expect(screen.getByText('Skin Corr. 1A H314').tagName).toBe('B');
    screen.getByText(/does not include the value/);
    await expectAccessible();
    expect(draft().ingredients[0]?.proportion).toBe('0.5-2');
  });

  it('moves with the arrow keys and takes a decimal comma', async () => {
    const { user } = open();
    const thumb = await slider();
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    expect(screen.getByText(/^At/).textContent).toBe('At 2.1 %, now 2 %');
    const input = screen.getByLabelText('Value to try, Lye');
    await user.clear(input);
    await user.type(input, '2,75');
    expect(screen.getByText(/^At/).textContent).toBe('At 2.75 %, now 2 %');
    await user.clear(input);
    await user.type(input, '900');
    expect(screen.getByText(/^At/).textContent).toBe('At 100 %, now 2 %');
  });

  it.each([
    ['PageUp', '3'],
    ['PageDown', '1'],
    ['Home', '0'],
    ['End', '100'],
  ])('moves with %s to %s %', async (key, share) => {
    open();
    fireEvent.keyDown(await slider(), { key });
    expect(screen.getByText(/^At/).textContent).toBe(`At ${share} %, now 2 %`);
  });

  it('stays at its end with PageUp and PageDown', async () => {
    open();
    const thumb = await slider();
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(thumb, { key: 'PageDown' });
    expect(screen.getByText(/^At/).textContent).toBe('At 0 %, now 2 %');
    fireEvent.keyDown(thumb, { key: 'End' });
    fireEvent.keyDown(thumb, { key: 'PageUp' });
    expect(screen.getByText(/^At/).textContent).toBe('At 100 %, now 2 %');
  });

  it('is written with Apply, as one step of undo', async () => {
    const { user, draft, wizard } = open();
    await slider();
    await user.click(screen.getByRole('button', { name: 'From 3 %' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(draft().ingredients[0]?.proportion).toBe('0.5-3');
    expect(wizard.store.getState().past).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(draft().ingredients[0]?.proportion).toBe('0.5-2');
  });

  it('is a pH or a flash point too', async () => {
    const { user, draft } = open();
    await slider();
    await user.selectOptions(screen.getByLabelText('Try another value of'), 'pH');
    await waitFor(() => {
      screen.getByRole('slider', { name: 'Try pH' });
    });
    expect(screen.getByText(/No single value is given now/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'From 11.5' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(draft().properties.ph).toBe('11.5');
  });
});

import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  draftOnServer,
  expectBeside,
  expectNothingBeside,
  expectSaved,
  openDesk,
  openDraft,
  typeAndLeave,
} from '../arrange.ts';
import { pressNext } from '../controls.ts';
import { expectStep, field, next } from '../journey.ts';
import { wrongSymbols, wrongValue } from './messages.ts';

const { description, ingredients } = complete;

let page: Page;

beforeAll(async () => {
  page = await openDesk('Careless');
});

describe('physical properties', () => {
  it('asks for state and water solubility', async () => {
    await openDraft(page, 'properties', { description, ingredients });
    await pressNext(page);
    for (const name of ['state', 'waterSolubility']) {
      await expectBeside(field(page, `properties.${name}`), 'Choose the');
      await expect.poll(() => field(page, `properties.${name}`).getAttribute('aria-invalid')).toBe('true');
    }
    await expectStep(page, 'Physical Properties');
  });

  it('takes a number or a range, and no other symbols', async () => {
    await openDraft(page, 'properties', complete);
    for (const path of ['properties.flashPoint.value', 'properties.ph', 'properties.viscosity.value']) {
      for (const [typed, message] of [
        ['12~', wrongSymbols],
        ['twelve', wrongSymbols],
        ['140-120', wrongValue],
        ['1-2-3', wrongValue],
        ['<>5', wrongValue],
      ] as const) {
        await typeAndLeave(page, path, typed);
        await expectBeside(field(page, path), message);
      }
      await pressNext(page);
      await expectStep(page, 'Physical Properties');
      await typeAndLeave(page, path, '7');
      await expectNothingBeside(field(page, path), wrongValue);
    }
    await next(page, 'Dangerous Goods');
  });

  it('refuses what no product can have, keeps it, and leads from the summary to it', async () => {
    const id = await openDraft(page, 'properties', complete);
    for (const [path, typed, message] of [
      ['properties.ph', '99', 'The pH must be above -1 and below 15.'],
      ['properties.flashPoint.value', '-300', 'A temperature lies below absolute zero'],
    ] as const) {
      await typeAndLeave(page, path, typed);
      await expectBeside(field(page, path), message);
    }
    await expect
      .poll(() => page.locator('[data-live-panel]').innerText())
      .toContain('Not counted until you correct it, because no product can have this value: pH, Flash Point.');
    await pressNext(page);
    await page.getByRole('alert').getByRole('link', { name: 'pH: The pH must be above -1 and below 15.' }).click();
    await expect.poll(() => field(page, 'properties.ph').evaluate((box) => box === document.activeElement)).toBe(true);
    await expectStep(page, 'Physical Properties');
    await expectSaved(page);
    expect((await draftOnServer(page, id)).properties).toMatchObject({ ph: '99', flashPoint: { value: '-300' } });
  });

  it('holds the upper explosive limit between 0.1 and 99.9', async () => {
    await openDraft(page, 'properties', complete);
    for (const [typed, held] of [
      ['150', '99.9'],
      ['0.01', '0.1'],
      ['36', '36'],
    ] as const) {
      await typeAndLeave(page, 'properties.upperExplosiveLimit.value', typed);
      await expect.poll(() => field(page, 'properties.upperExplosiveLimit.value').inputValue()).toBe(held);
    }
  });

  it.each(['Not Applicable', 'Not Available'])('closes the input with the unit %s', async (answer) => {
    await openDraft(page, 'properties', complete);
    await typeAndLeave(page, 'properties.flashPoint.value', 'wrong');
    await page.getByLabel('Flash Point, unit').selectOption(answer);
    await expect.poll(() => field(page, 'properties.flashPoint.value').isDisabled()).toBe(true);
    await next(page, 'Dangerous Goods');
  });
});

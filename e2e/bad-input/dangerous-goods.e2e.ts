import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectBeside, expectNothingBeside, openDesk, openDraft, typeAndLeave } from '../arrange.ts';
import { pressNext, see } from '../controls.ts';
import { expectStep, field, next } from '../journey.ts';
import { noClass, noNumber } from './messages.ts';

let page: Page;

beforeAll(async () => {
  page = await openDesk('Careless');
});

describe('dangerous goods', () => {
  const goods = { unNumber: '1993', dgClass: '3', packagingGroup: 'II' };
  const open = (parts: object) => openDraft(page, 'dangerous-goods', { ...complete, dangerousGoods: parts });

  it('may be left blank where the engine cannot propose, and the sheet goes on', async () => {
    const unknown = [{ id: '1', name: 'Own resin', proportion: '100' }, { id: '2' }, { id: '3' }];
    await openDraft(page, 'dangerous-goods', { ...complete, ingredients: unknown });
    await see(page, 'There is no proposal yet.');
    await next(page, 'Add-Ons');
    await next(page, 'Preview');
  });

  it('reads a UN number by its pattern', async () => {
    await open(goods);
    for (const wrong of ['UN', '1234567', 'NA12345', 'nothing']) {
      await typeAndLeave(page, 'dangerousGoods.unNumber', wrong);
      await expect
        .poll(() => field(page, 'dangerousGoods.unNumber').getAttribute('aria-invalid'), { message: wrong })
        .toBe('true');
      await expectBeside(field(page, 'dangerousGoods.unNumber'), 'You can input 1234, NA12, None.');
    }
    await pressNext(page);
    await expectStep(page, 'Dangerous Goods');
    for (const right of ['NA12', '1', '123456', 'UN 1993']) {
      await typeAndLeave(page, 'dangerousGoods.unNumber', right);
      await expect.poll(() => field(page, 'dangerousGoods.unNumber').getAttribute('aria-invalid')).not.toBe('true');
    }
  });

  it('wants a class for a UN number', async () => {
    await open(goods);
    for (const dgClass of ['Any', 'None', '']) {
      await field(page, 'dangerousGoods.dgClass').selectOption(goods.dgClass);
      await expectNothingBeside(field(page, 'dangerousGoods.dgClass'), noClass);
      await field(page, 'dangerousGoods.dgClass').selectOption(dgClass);
      await pressNext(page);
      await expectBeside(field(page, 'dangerousGoods.dgClass'), noClass);
      await expectStep(page, 'Dangerous Goods');
    }
  });

  it.each([
    ['dgClass', '3'],
    ['subRisk1', '6.1'],
    ['subRisk2', '8'],
    ['packagingGroup', 'II'],
  ])('wants a UN number for %s %s', async (name, value) => {
    await open({ unNumber: 'None', [name]: value });
    await typeAndLeave(page, 'dangerousGoods.unNumber', '');
    await pressNext(page);
    await expectBeside(field(page, 'dangerousGoods.unNumber'), noNumber);
    await expectStep(page, 'Dangerous Goods');
  });

  it('takes two ingredients behind N.O.S. and no third', async () => {
    await open({ ...goods, shippingName: 'FLAMMABLE LIQUID, N.O.S.' });
    const group = page.getByRole('group', { name: 'N.O.S Ingredient' });
    for (const name of ['Toluene', 'Methanol', 'Acetone']) {
      await group.getByLabel('Ingredient to name').selectOption(name);
      await group.getByRole('button', { name: 'Add' }).click();
    }
    await group.getByText('You can only choose two ingredient to include in N.O.S.').waitFor();
    await expect.poll(() => group.getByRole('checkbox').count()).toBe(2);
    await see(page, /\(contains Toluene and Methanol\)/);
  });
});

import { describe, expect, it } from 'vitest';
import {
  arrivePoints,
  checkPoints,
  chooseCountry,
  chooseMode,
  chooseRegion,
  emptyWizard,
  isSameChoice,
  pickChemical,
  selectIndustries,
  toggleIndustry,
  toggleOpened,
  type WizardState,
} from './wizard-state.ts';

const acetone = { MaterialId: 1101, Name: 'Acetone', Cas: ['67-64-1'], CwNo: 'CW1101' };
const point = { code: 'us-tsca', country: 'US', topic: 'inventories' };
const filled: WizardState = {
  ...{ galleria: acetone, country: 140, region: 1, mode: 'all', checked: [point], industries: ['toys'], orderId: 'o' },
  expanded: [{ id: 'US', type: 'country' }],
};
const cleared = { checked: [], expanded: [], industries: [], mode: 'selected', orderId: null };

describe('the state of the wizard of reports', () => {
  it('begins with selected lists of the whole world', () => {
    expect(emptyWizard).toMatchObject({ country: 0, region: 0, mode: 'selected', galleria: null });
  });

  it('begins anew with another chemical, and goes on with the same', () => {
    expect(pickChemical(filled, { ...acetone, MaterialId: 2 })).toMatchObject({ ...cleared, country: 0, region: 0 });
    expect(pickChemical(filled, acetone)).toEqual(filled);
  });

  it('takes the region of a country, and clears what was chosen', () => {
    expect(chooseCountry(filled, 276, 4)).toEqual({ ...filled, ...cleared, country: 276, region: 4 });
  });

  it('takes the country back to Not Specified with a region, and clears what was chosen', () => {
    expect(chooseRegion(filled, 3)).toEqual({ ...filled, ...cleared, country: 0, region: 3 });
  });

  it('clears all selections with all lists', () => {
    expect(chooseMode({ ...filled, mode: 'selected' }, 'all')).toMatchObject({
      mode: 'all',
      checked: [],
      industries: [],
    });
    expect(chooseMode(filled, 'selected').checked).toEqual([point]);
  });

  it('chooses data points once, and lets them go', () => {
    const twice = checkPoints(checkPoints(emptyWizard, [point], { isChecked: true }), [point], { isChecked: true });
    expect(twice.checked).toEqual([point]);
    expect(checkPoints(twice, [point], { isChecked: false }).checked).toEqual([]);
  });

  it('flips an industry, and drops the order that was made before', () => {
    const once = toggleIndustry({ ...filled, industries: [] }, 'food');
    expect([once.industries, once.orderId]).toEqual([['food'], null]);
    expect(toggleIndustry(once, 'food').industries).toEqual([]);
    expect(selectIndustries(once, ['food', 'toys']).industries).toEqual(['food', 'toys']);
  });

  it('opens and closes a node', () => {
    expect(toggleOpened(filled, { id: 'US', type: 'country' }).expanded).toEqual([]);
    expect(toggleOpened(emptyWizard, { id: 'US', type: 'country' }).expanded).toEqual([{ id: 'US', type: 'country' }]);
  });

  it('drops data points that arrive for an earlier place, mode or chemical', () => {
    const asked = { ...emptyWizard, galleria: acetone };
    const arrived = (state: WizardState) =>
      arrivePoints(state, { choice: asked, points: [point], isChecked: true }).checked;
    expect(arrived(asked)).toEqual([point]);
    expect(arrived({ ...asked, expanded: [{ id: 'US', type: 'country' }] })).toEqual([point]);
    expect(arrived(chooseCountry(asked, 276, 4))).toEqual([]);
    expect(arrived(chooseRegion(asked, 1))).toEqual([]);
    expect(arrived(chooseMode(asked, 'all'))).toEqual([]);
    expect(arrived(pickChemical(asked, { ...acetone, MaterialId: 2 }))).toEqual([]);
  });

  it('is another choice after each change that needs another order', () => {
    expect(isSameChoice(toggleOpened(filled, { id: 'EU', type: 'country' }), filled)).toBe(true);
    expect(isSameChoice(toggleIndustry(filled, 'food'), filled)).toBe(false);
    expect(isSameChoice(checkPoints(filled, [{ ...point, code: 'us-x' }], { isChecked: true }), filled)).toBe(false);
    expect(isSameChoice(chooseRegion(filled, 3), filled)).toBe(false);
  });
});

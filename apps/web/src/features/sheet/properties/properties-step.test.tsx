import { firstFields } from '@gosds/sheet/draft/template/template-of';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { reveal } from '../state/wizard-ui-store.ts';
import { PropertiesStep } from './properties-step.tsx';

const open = (properties: object = {}) => renderStep('properties', PropertiesStep, { properties });
const openAdvanced = () =>
  renderStep('properties', PropertiesStep, {
    mode: 'advanced',
    description: { productName: 'Rinse aid' },
    ingredients: [{ id: 'a', name: 'Amine' }, { id: 'b' }, { id: 'c' }],
    properties: { state: 'Liquid' },
  });
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const flashPoint = () => screen.getByLabelText('Flash Point');

describe('the physical and chemical properties', () => {
  it('says beside a value that it is none, and keeps it as typed', async () => {
    const { user, draft } = open();
    await user.type(flashPoint(), 'warm');
    await user.tab();
    await waitFor(() => {
      expect(flashPoint().getAttribute('aria-invalid')).toBe('true');
    });
    expect(textBeside(flashPoint())).not.toBe('');
    expect(draft().properties.flashPoint.value).toBe('warm');
    await user.clear(flashPoint());
    await user.type(flashPoint(), '120-140');
    await waitFor(() => {
      expect(flashPoint().getAttribute('aria-invalid')).not.toBe('true');
    });
    await expectAccessible();
  });

  it('closes a value that its unit answers, and gives it back with another unit', async () => {
    const { user, draft } = open({ flashPoint: { value: '45', unit: '°C' } });
    const unit = screen.getByLabelText('Flash Point, unit');
    await user.selectOptions(unit, 'Not Applicable');
    expect(flashPoint()).toHaveProperty('disabled', true);
    await user.selectOptions(unit, '°C');
    expect(flashPoint()).toHaveProperty('value', '45');
    expect(draft().properties.flashPoint).toEqual({ value: '45', unit: '°C' });
  });

  it('has its units from left to right on screens that are read from the right', () => {
    document.documentElement.dir = 'rtl';
    try {
      open();
      const [celsius] = screen.getByLabelText<HTMLSelectElement>('Flash Point, unit').options;
      expect([celsius?.value, celsius?.text]).toEqual(['°C', '\u200e°C']);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('asks for state and solubility at Next', async () => {
    const { user, went } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toMatch(/physical state.*solubility/);
    expect(went).toEqual([]);
  });

  it('asks for the source of a test, and brings a removed test back', async () => {
    const { user, draft } = open();
    await user.click(screen.getByRole('button', { name: /^Test results/ }));
    await user.selectOptions(await screen.findByLabelText('Add a test'), 'skin');
    const method = document.getElementById('properties.tests.skin.method') as HTMLElement;
    await user.type(method, 'OECD 439');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const source = document.getElementById('properties.tests.skin.source') as HTMLElement;
    expect(textBeside(source)).toContain('Name the report or the laboratory');
    await user.click(screen.getByRole('button', { name: 'Remove Skin corrosion or irritation' }));
    expect(draft().properties.tests).toEqual({});
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(draft().properties.tests).toMatchObject({ skin: { method: 'OECD 439' } });
  });
});

const advancedAlone = [
  ...['phSolution.value', 'meltingPoint.value', 'autoignitionTemperature.value', 'decompositionTemperature.value'],
  ...['storageTemperature.value', 'carriageTemperature.value', 'vapourPressure.value', 'relativeVapourDensity.value'],
  ...['volatiles.value', 'evaporationRate.value', 'molecularWeight.value', 'partitionCoefficient.value'],
  ...['biologicalLimits', 'dnel', 'pnec'],
];
const simple = [
  ...['state', 'waterSolubility', 'appearance', 'odour', 'ph', 'flashPoint.value', 'boilingPoint.value'],
  ...['density.value', 'viscosity.value', 'lowerExplosiveLimit.value', 'upperExplosiveLimit.value'],
  ...['nationalLimits', 'gloves'],
];
const shown = (fields: readonly string[]) => fields.filter((field) => document.getElementById(`properties.${field}`));

describe('the properties of Simple and of Advanced mode', () => {
  const description = { country: 'DE', language: 'en' };

  it('are those of Simple alone, until all are asked for by the button, which loses nothing', async () => {
    const { user, draft } = renderStep('properties', PropertiesStep, { description, properties: { odour: 'Sweet' } });
    expect(shown(simple)).toEqual(simple);
    expect(shown(advancedAlone)).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show all properties' }));
    expect(shown([...simple, ...advancedAlone])).toEqual([...simple, ...advancedAlone]);
    expect(draft()).toMatchObject({ mode: 'advanced', properties: { odour: 'Sweet' } });
    expect(screen.queryByRole('button', { name: 'Show all properties' })).toBeNull();
    expect(document.activeElement?.id).toBe('properties.phSolution.value');
  });

  it('are in Simple also what holds a value, which stays while it is emptied, and what the user was led to', async () => {
    const { user, wizard } = renderStep('properties', PropertiesStep, {
      description,
      properties: { vapourPressure: { value: '2', unit: 'kPa' }, volatiles: { value: '', unit: 'Not Applicable' } },
    });
    expect(shown(advancedAlone)).toEqual(['vapourPressure.value', 'volatiles.value']);
    await user.clear(byId('properties.vapourPressure.value'));
    expect(shown(advancedAlone)).toEqual(['vapourPressure.value', 'volatiles.value']);
    act(() => {
      wizard.ui.setState((state) => reveal(state, 'properties.dnel'), true);
    });
    expect(shown(advancedAlone)).toContain('dnel');
  });

  it('are in Simple also the fields that matter first for a template', () => {
    const { draft } = renderStep('properties', PropertiesStep, { template: { id: 'agrochemical' } });
    expect(firstFields(draft()).map(({ path }) => path)).toContain('properties.storageTemperature');
    expect(shown(advancedAlone)).toContain('storageTemperature.value');
  });
});

describe('the rows of toxicity and environment in Advanced mode', () => {
  it('are added for the product and for an ingredient, by the keyboard alone, and taken away', async () => {
    const { user, draft } = openAdvanced();
    const subject = await screen.findByLabelText('Row for', { selector: '#add-health-subject' });
    await user.selectOptions(subject, 'Amine');
    await user.selectOptions(byId('add-health-test'), 'acute-oral');
    byId('add-health-test').focus();
    await user.tab();
    await user.keyboard('{Enter}');
    const value = await waitFor(() => {
      const input = byId('ingredients.0.tests.acute-oral.values.value');
      expect(document.activeElement).toBe(input);
      return input;
    });
    await user.type(value, '1,8');
    await user.selectOptions(byId('ingredients.0.tests.acute-oral.values.unit'), 'g/kg');
    expect(draft().ingredients[0]?.tests).toMatchObject({ 'acute-oral': { values: { value: '1,8', unit: 'g/kg' } } });
    await user.selectOptions(byId('add-environment-test'), 'fish-acute');
    await user.click(screen.getAllByRole('button', { name: 'Add row' })[1] as HTMLElement);
    await user.selectOptions(byId('add-environment-test'), 'fish-acute');
    await user.click(screen.getAllByRole('button', { name: 'Add row' })[1] as HTMLElement);
    expect(Object.keys(draft().properties.tests)).toEqual(['fish-acute', 'fish-acute~2']);
    await expectAccessible();
    await user.click(screen.getAllByRole('button', { name: 'Remove Fish, acute: Rinse aid' })[0] as HTMLElement);
    expect(Object.keys(draft().properties.tests)).toEqual(['fish-acute~2']);
  });

  it('say beside the field what is wrong with a value', async () => {
    const { user } = openAdvanced();
    await user.selectOptions(await screen.findByLabelText('Row for', { selector: '#add-health-subject' }), 'Amine');
    await user.selectOptions(byId('add-health-test'), 'acute-oral');
    await user.click(screen.getAllByRole('button', { name: 'Add row' })[0] as HTMLElement);
    const path = 'ingredients.0.tests.acute-oral.values.value';
    const said = async (typed: string) => {
      await user.clear(byId(path));
      await user.type(byId(path), typed);
      await user.tab();
      return byId(path).closest('div')?.parentElement?.textContent ?? '';
    };
    expect(await said('2,000')).toContain('without a separator of thousands');
    expect(await said('0')).toContain('above 0');
    expect(await said('>300')).toContain('leaves the category open');
    expect(await said('much')).toContain('Value is incorrect');
  });

  it('are not there in Simple mode', () => {
    open();
    expect(screen.queryByRole('button', { name: /^Toxicity/ })).toBeNull();
  });
});

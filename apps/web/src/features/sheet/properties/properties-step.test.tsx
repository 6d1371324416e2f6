import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { PropertiesStep } from './properties-step.tsx';

const open = (properties: object = {}) => renderStep('properties', PropertiesStep, { properties });
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

  it('asks for state and solubility at Next', async () => {
    const { user, went } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toMatch(/State.*Solubility/);
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

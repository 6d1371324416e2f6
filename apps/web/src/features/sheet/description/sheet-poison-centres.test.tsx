import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { DescriptionField } from '../fields/description-field.tsx';
import { SheetPoisonCentres } from './sheet-poison-centres.tsx';

const open = (description: object) =>
  renderInSheet(
    <>
      <DescriptionField field="otherEmergencyTelephoneNumbers" />
      <SheetPoisonCentres />
    </>,
    { description },
  );

const others = () => screen.getByRole('textbox', { name: 'Other Emergency Telephone Numbers' });
/** Buttons, except the one for the help of the field. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !name.startsWith('Help'));

describe('the poison centres of the country of the sheet', () => {
  it('are proposed with hours and limits, and one click adds one in the language of the sheet', async () => {
    const { user, draft } = open({ country: 'NL', language: 'nl', otherEmergencyTelephoneNumbers: '112' });
    screen.getByText('Netherlands: poison centre');
    screen.getByText(/\(24 hours a day, for health professionals only\)/);
    expect(draft().description.otherEmergencyTelephoneNumbers).toBe('112');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Add it: Nationaal Vergiftigingen/ }));
    await expect
      .poll(() => draft().description.otherEmergencyTelephoneNumbers, { timeout: 5000 })
      .toBe(
        '112; Nationaal Vergiftigingen Informatie Centrum (NVIC): +31 88 755 8000 (24 uur per dag; uitsluitend voor professionele hulpverleners)',
      );
    expect(buttons()).toEqual([]);
    expect(document.activeElement).toBe(others());
  });

  it('are shown a few at a time, with what all of them ask for said once', async () => {
    const { user } = open({ country: 'DE', language: 'de' });
    screen.getByText('Agree with the centre before you name it: it has to know your products.');
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(buttons()).toHaveLength(7);
    await user.type(others(), 'Giftnotruf 089 19240');
    expect(buttons()).toEqual([]);
  });

  it('are told apart from those who are called about a spill', () => {
    open({ country: 'US', language: 'en', emergencyTelephone: '1-800-222-1222 (24 h)' });
    screen.getByText('For spills, leaks and fires');
    expect(buttons()).toEqual(['Add it: CHEMTREC']);
  });

  it('say so where a number was not confirmed', () => {
    open({ country: 'RO', language: 'en' });
    screen.getByText('No second source confirmed this number. Call it or look it up before you use it.');
    screen.getByText(/Monday to Friday 08:00 to 15:00/);
  });

  it('are not added where there is no room', async () => {
    const { user, draft } = open({ country: 'DK', language: 'en', otherEmergencyTelephoneNumbers: 'x'.repeat(490) });
    await user.click(screen.getByRole('button', { name: 'Add it: Giftlinjen' }));
    await screen.findByText('There is no more room in Other Emergency Telephone Numbers.');
    expect(draft().description.otherEmergencyTelephoneNumbers).toBe('x'.repeat(490));
  });

  it('are none where no number is certain', () => {
    open({ country: 'FJ', language: 'en' });
    expect(buttons()).toEqual([]);
  });

  it('are added to what was typed while their words were loaded', async () => {
    const { wizard, draft } = open({ country: 'FR', language: 'fr', otherEmergencyTelephoneNumbers: '112' });
    const [add] = screen.getAllByRole('button', { name: /^Add/ });
    if (!add) throw new Error('There is no centre.');
    // Not awaited: the words may be there already.
    fireEvent.click(add);
    act(() => {
      wizard.store.setState((state) => ({
        draft: {
          ...state.draft,
          description: { ...state.draft.description, otherEmergencyTelephoneNumbers: '112; site 4711' },
        },
      }));
    });
    await expect.poll(() => draft().description.otherEmergencyTelephoneNumbers).toMatch(/^112; site 4711; \S/);
  });
});

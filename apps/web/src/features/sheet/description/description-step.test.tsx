import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, serve, textBeside } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { DescriptionStep } from './description-step.tsx';

const open = () => renderStep('description', DescriptionStep);

describe('the description', () => {
  it('keeps what is typed, and says beside a field what is wrong with it once it is left', async () => {
    const { user, draft } = open();
    await user.type(screen.getByLabelText(/^Product Name/), 'Brake Cleaner');
    const mail = screen.getByLabelText(/^E-?mail/i);
    await user.type(mail, 'not an address');
    expect(mail.getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    await waitFor(() => {
      expect(mail.getAttribute('aria-invalid')).toBe('true');
    });
    expect(textBeside(mail)).not.toBe('');
    expect(draft().description).toMatchObject({ productName: 'Brake Cleaner', email: 'not an address' });
    await expectAccessible();
  });

  it('stays on the step at Next and leads from each problem to its field', async () => {
    const { user, went } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => {
      expect(document.activeElement).toBe(summary);
    });
    await user.click(screen.getByRole('link', { name: 'Product Name' }));
    expect(document.activeElement?.id).toBe('description.productName');
    expect(went).toEqual([]);
  });

  it('goes on once the four fields are filled in, by keyboard alone', async () => {
    serve({ 'POST /api/users/checkSession': { sessionClosed: false } });
    const { user, went, draft } = open();
    await user.tab();
    await user.keyboard('Brake Cleaner');
    await user.tab();
    await user.keyboard('Acme');
    await user.selectOptions(screen.getByLabelText(/^Country/), 'DE');
    expect(draft().description).toMatchObject({ country: 'DE', language: 'en' });
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(went).toEqual(['ingredients']);
    });
  });
});

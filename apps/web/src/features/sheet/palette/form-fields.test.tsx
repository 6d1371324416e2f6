import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import { helpKeyOf } from '@gosds/sheet/draft/help-key';
import { helpOf } from '@gosds/sheet/review/field-help';
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import '../../../testing/browser-parts.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { type DraftParts, renderStep } from '../../../testing/render-step.tsx';
import { DangerousGoodsStep } from '../dangerous-goods/dangerous-goods-step.tsx';
import { DescriptionStep } from '../description/description-step.tsx';
import { IngredientsStep } from '../ingredients/ingredients-step.tsx';
import { PropertiesStep } from '../properties/properties-step.tsx';
import type { StepId, WizardStep } from '../state/journey.ts';
import { exampleText, helpText } from '../fields/help-text.ts';
import { formFields } from './form-fields.ts';

type View = (props: { step: WizardStep }) => ReactNode;

const views: readonly (readonly [StepId, View])[] = [
  ['description', DescriptionStep],
  ['ingredients', IngredientsStep],
  ['properties', PropertiesStep],
  ['dangerous-goods', DangerousGoodsStep],
];

const cases: Readonly<Record<string, DraftParts>> = {
  'a new sheet': {},
  'a solid in the United States': {
    description: { country: 'US', language: 'en' },
    properties: { state: 'Solid', appearance: 'User Input' },
  },
  'a gas in Canada in two languages, Advanced': {
    mode: 'advanced',
    description: { country: 'CA', language: 'en+fr' },
    properties: { state: 'Gas', appearance: 'User Input' },
  },
  'a liquid in Germany': {
    description: { country: 'DE', language: 'de' },
    properties: { state: 'Liquid' },
    dangerousGoods: { shippingName: 'FLAMMABLE LIQUID, N.O.S.' },
  },
  'a liquid in Germany, Advanced': { mode: 'advanced', description: { country: 'DE', language: 'de' } },
  'a liquid in New Zealand': { description: { country: 'NZ', language: 'en' }, properties: { state: 'Liquid' } },
  'a liquid in Australia': { description: { country: 'AU', language: 'en' } },
  'a liquid in Japan': { description: { country: 'JP', language: 'en' } },
  'a solid in China': { description: { country: 'CN', language: 'en' }, properties: { state: 'Solid' } },
  'another fuel in Austria': { description: { country: 'AT', language: 'de', productCategories: ['PC-FUE-OTH'] } },
};

const draftOf = (parts: DraftParts) => draftSchema.parse({ ingredients: emptyDraft().ingredients, ...parts });

/** A box with many inputs, each with its own words. */
const withoutButton = new Set(['properties.tests']);

/** Also fields that no test sheet has, so that a condition cannot be too narrow. */
const everyField = [
  ...new Map(
    Object.values(cases)
      .flatMap((parts) => formFields(draftOf(parts)))
      .map((field) => [field.path, field]),
  ).values(),
];

describe('the fields that the palette offers', () => {
  it.each(Object.entries(cases))('are those of the steps: %s', async (_name, parts) => {
    serve({ 'GET /api/company-profile': { companies: [] } });
    const draft = draftOf(parts);
    const offered = new Set(formFields(draft).map(({ path }) => path));
    for (const [step, View] of views) {
      renderStep(step, View, parts);
      const own = everyField.filter((field) => field.step === step);
      const isShown = (path: string) => document.getElementById(path) !== null;
      await waitFor(
        () => {
          expect(own.filter(({ path }) => isShown(path)).map(({ path }) => path)).toEqual(
            own.filter(({ path }) => offered.has(path)).map(({ path }) => path),
          );
        },
        { timeout: 5000 },
      );
      const helped = own.filter(({ path }) => offered.has(path) && !withoutButton.has(path));
      for (const { path } of helped) {
        expect(document.querySelector(`[data-help-of="${helpKeyOf(path)}"]`), path).not.toBeNull();
        expect(helpOf(path, { country: draft.description.country, asOf: '2026-11-23' }), path).toBeDefined();
        expect([helpText(path), exampleText(path)], path).not.toContain(undefined);
      }
      cleanup();
    }
  });

  it('name the substance in a row, so that it is found by it', () => {
    const ingredients = [{ id: '1', name: 'Toluene', casNumber: '108-88-3' }];
    const row = formFields(draftOf({ ingredients })).find(({ path }) => path === 'ingredients.0.proportion');
    expect(row).toMatchObject({ label: 'Ingredient 1, Proportion', content: 'Toluene 108-88-3' });
  });
});

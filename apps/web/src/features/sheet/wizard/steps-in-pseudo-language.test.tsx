import { familyOptions } from '@gosds/sheet/draft/family';
import { partitionUnit } from '@gosds/sheet/draft/property-values';
import { dynamicViscosityUnits, unitsOf } from '@gosds/sheet/draft/units';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { hazardGroups } from '../ingredients/hazard-options.ts';
import { IngredientsStep } from '../ingredients/ingredients-step.tsx';
import { PropertiesStep } from '../properties/properties-step.tsx';
import { fieldLabels } from '../state/field-labels.ts';
import { stepsOf } from '../state/journey.ts';

beforeEach(speakPseudoLanguage);

/** Said by other folders. */
const names = [...Object.values(fieldLabels), ...stepsOf('advanced').map(({ title }) => title)];

it('says all of the ingredients in the language of the screens', async () => {
  serve({ 'POST /api/data/ingredients': [] });
  const { user } = renderStep('ingredients', IngredientsStep, {
    description: { country: 'CA' },
    ingredients: [
      { id: '1', name: 'Own epoxy resin', sanitisedName: 'Resin', proportion: '10' },
      { id: '2', name: 'Blend', parts: [{ id: '1', name: '', proportion: 'balance' }] },
      { id: '3', name: 'Acid', handClassification: { hazards: ['Acute Tox. 4 H302'], source: 'Supplier' } },
    ],
  });
  await screen.findByText(/Ñöt îñ/);
  const families = familyOptions.map(({ label }) => label);
  expect(hardWiredTexts(document.body, [...names, ...families])).toEqual([]);
  await user.click(screen.getByText(/Édît/));
  const classes = hazardGroups.flatMap(({ hazardClass, notations }) => [hazardClass, ...notations]);
  expect(hardWiredTexts(await screen.findByRole('dialog'), classes)).toEqual([]);
});

it('says all of the properties in it', async () => {
  const { container } = renderStep('properties', PropertiesStep, {
    mode: 'advanced',
    description: { country: 'US', productName: 'Rinse aid' },
    properties: { state: 'Gas', appearance: 'User Input' },
  });
  await waitFor(() => {
    expect(container.querySelector('#add-health-test')).not.toBeNull();
  });
  const units = [...Object.values(unitsOf).flat(), ...dynamicViscosityUnits, partitionUnit, 'g/mol'];
  expect(hardWiredTexts(container, [...names, ...units, 'Rinse aid'])).toEqual([]);
});

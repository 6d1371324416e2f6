import { partitionUnit } from '@gosds/sheet/draft/property-values';
import { dynamicViscosityUnits, unitsOf } from '@gosds/sheet/draft/units';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AddOnsStep } from '../add-ons/add-ons-step.tsx';
import { ReviewClassificationStep } from '../review-classification/review-classification-step.tsx';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderStep } from '../../../testing/render-step.tsx';
import { loadLawWords } from '../../../words/law-words.ts';
import { spoken } from '../../../words/words.ts';
import { hazardGroups, phraseOf } from '../ingredients/hazard-options.ts';
import { DangerousGoodsStep } from '../dangerous-goods/dangerous-goods-step.tsx';
import { IngredientsStep } from '../ingredients/ingredients-step.tsx';
import { PropertiesStep } from '../properties/properties-step.tsx';

beforeEach(speakPseudoLanguage);

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
  expect(hardWiredTexts(document.body, ['Own epoxy resin'])).toEqual([]);
  await user.click(screen.getByText(/Édît/));
  const { phrases } = await loadLawWords(spoken().language);
  const classes = hazardGroups.flatMap(({ notations }) => [
    ...notations,
    ...notations.flatMap((each) => [phraseOf(each, phrases), `${each}: ${phraseOf(each, phrases)}`]),
  ]);
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
  expect(hardWiredTexts(container, [...units, 'Rinse aid'])).toEqual([]);
});

it('says all of the dangerous goods in it', async () => {
  const { user, container } = renderStep('dangerous-goods', DangerousGoodsStep, {
    mode: 'advanced',
    ingredients: [{ id: '1', name: 'Toluene' }, { id: '2' }, { id: '3' }],
    dangerousGoods: {
      shippingName: 'FLAMMABLE LIQUID, N.O.S.',
      nosIngredients: ['Toluene'],
      basis: { source: 'Report' },
    },
  });
  await user.type(screen.getByRole('searchbox'), '1294');
  await screen.findByRole('table');
  const data = [
    'Toluene',
    'TOLUENE',
    'UN',
    'II',
    'III',
    'I',
    'FLAMMABLE LIQUID, N.O.S. (contains Toluene)',
    '3YE',
    '•3YE',
  ];
  expect(hardWiredTexts(container, [...data])).toEqual([]);
});

it.each([{ number: '+1 303 555 0100', languages: [] }, null])(
  'says all of the add-ons in it, with %o',
  async (emergencyResponse) => {
    const prices = {
      fullSDS: 8500,
      furtherLanguage: 4250,
      erSubscription: 45_500,
      erSingle: 170_625,
      erSingleYears: 5,
    };
    const config = { countries: [], languages: [], prices, limits: { ingredients: 15 }, payments: { mode: 'sandbox' } };
    serve({ 'GET /api/config': { ...config, features: { mailbox: false }, emergencyResponse } });
    const { container } = renderStep('add-ons', AddOnsStep, { addOns: { goEr: 'single' } });
    await screen.findByRole('heading', { level: 3 });
    expect(hardWiredTexts(container)).toEqual([]);
  },
);

it('says all of the review of the classification in it', () => {
  const { container } = renderStep('review-classification', ReviewClassificationStep, { mode: 'advanced' });
  expect(hardWiredTexts(container)).toEqual([]);
});

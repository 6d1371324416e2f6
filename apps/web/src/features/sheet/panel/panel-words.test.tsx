import { marketIds, marketName } from '@gosds/ghs/markets/market-as-of';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { countries, marketBasis } from '@gosds/sheet/profiles/countries';
import { reviewSheet } from '@gosds/sheet/review/review';
import { precautionOverview } from '@gosds/sheet/sections/02-hazards/precautions';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../testing/browser-parts.ts';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { OwnThread } from '../../../testing/own-thread.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { stepIds } from '../state/journey.ts';
import { panelTabs } from '../state/wizard-ui-store.ts';
import { LivePanel } from './live-panel.tsx';

beforeEach(async () => {
  vi.stubGlobal('Worker', OwnThread);
  serve({});
  await speakPseudoLanguage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = { ...brakeCleaner.draft, acceptedFindings: {} };
const { description, ingredients, properties } = draft;
const parts = { description, ingredients, properties };
const facts = factsOf(draft);
const made = makeSheet(facts);
const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });

/** Texts of the engine, and codes of classes. */
const markets = marketIds.map(marketName);
const engine = JSON.stringify([made, review, precautionOverview(made.product, facts), markets]);
const isOfEngine = (text: string) =>
  engine.includes(JSON.stringify(text).slice(1, -1)) ||
  / (?:EU)?H\d{3}/.test(text) ||
  text.split(', ').every((name) => markets.some((market) => market === name));
const data = [
  `${marketBasis(draft.description.country).because}.`,
  'PDF',
  'JSON',
  ...countries.map(({ name }) => name),
];

it.each(panelTabs)('says everything of %s in the language of the screens', async (tab) => {
  const { user, wizard } = renderInSheet(<LivePanel place="beside" />, parts);
  act(() => {
    wizard.ui.setState({ panelTab: tab, visited: new Set(stepIds), field: 'description.logo' });
    wizard.ui.setState({ nextBest: { path: 'properties.ph', decides: [{ kind: 'transport' }] } });
    wizard.sheet.setState({ facts, made, review, draft, status: 'ready', leftOut: ['properties.ph'] });
  });
  await screen.findAllByText(/⟦/);
  // The analysis pauses before it begins.
  const isWaiting = () => document.querySelector('[role="tabpanel"] .mantine-Loader-root') !== null;
  await vi.waitFor(() => !isWaiting() || Promise.reject(new Error(`${tab} is still waiting.`)), { timeout: 4000 });
  for (const disclosure of document.querySelectorAll('[role="tabpanel"] [aria-expanded="false"]'))
    await user.click(disclosure);
  // Sheet and reasons have their own language.
  document.querySelectorAll('[role="tabpanel"] [lang]').forEach((part) => {
    part.replaceChildren();
  });
  expect(hardWiredTexts(document.body, data).filter((text) => !isOfEngine(text))).toEqual([]);
});

import { tell } from '@gosds/phrases/finding-message';
import { emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import { found } from '@gosds/sheet/review/entries/entry-check';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import { describe, expect, it } from 'vitest';
import {
  completedOnOpening,
  openSteps,
  stepOfLink,
  stepOfPath,
  stepAfter,
  stepBefore,
  stepIds,
  stepsOf,
  type JourneyFacts,
} from './journey.ts';

const confirmed: Draft = { ...emptyDraft(), dangerousGoods: { ...emptyDraft().dangerousGoods, confirmed: true } };

const facts = (patch: Partial<JourneyFacts> = {}): JourneyFacts => ({
  draft: confirmed,
  findings: [],
  order: null,
  ...patch,
});

const simple = { mode: 'simple', ownSds: true } as const;
const advanced = { mode: 'advanced', ownSds: true } as const;
const byChemist = { mode: 'simple', ownSds: false } as const;

describe('the journey through the wizard', () => {
  it('opens the first step that has a problem and none after it', () => {
    expect(
      openSteps(
        facts({ findings: [found(entryChecks.mandatory, 'description.productName', tell('entry.needState'))] }),
      ),
    ).toEqual(['description']);
    expect(
      openSteps(facts({ findings: [found(entryChecks.mandatory, 'properties.state', tell('entry.needState'))] })),
    ).toEqual(['description', 'ingredients', 'properties']);
  });

  it('is not held up by warnings', () => {
    expect(openSteps(facts({ findings: [found(entryChecks.supplierTelephone, 'description.telephone')] }))).toContain(
      'preview',
    );
  });

  it('asks for the confirmation of the dangerous goods', () => {
    expect(openSteps(facts({ draft: emptyDraft() })).at(-1)).toBe('dangerous-goods');
  });

  it('lets the dangerous goods be skipped in Advanced mode, where they are optional', () => {
    const draft: Draft = { ...emptyDraft(), mode: 'advanced' };
    expect(openSteps(facts({ draft })).at(-1)).toBe('preview');
    expect(openSteps(facts({ draft, findings: [found(entryChecks.dgClass, 'dangerousGoods.dgClass')] })).at(-1)).toBe(
      'dangerous-goods',
    );
    expect(completedOnOpening(facts({ draft }), 'preview')).not.toContain('dangerous-goods');
    const goods = (mode: Draft['mode']) =>
      stepsOf({ mode, ownSds: true }).find(({ id }) => id === 'dangerous-goods')?.note;
    expect([goods('simple'), goods('advanced')]).toEqual(['special', 'optional']);
  });

  it('has nine steps in Advanced mode: the review of the classification follows the properties', () => {
    expect([stepsOf(simple).length, stepsOf(advanced).length]).toEqual([8, 9]);
    expect(stepAfter('properties', advanced)).toBe('review-classification');
    expect(stepAfter('properties', simple)).toBe('dangerous-goods');
    expect(stepBefore('dangerous-goods', advanced)).toBe('review-classification');
    expect(stepBefore('dangerous-goods', simple)).toBe('properties');
    expect(stepOfLink('review-classification', facts())).not.toBe('review-classification');
    expect(stepOfPath('review.items.0.evidence')).toBe('review-classification');
  });

  it('goes by two steps from the add-ons to the checkout where a chemist authors the sheet, once it is saved', () => {
    const draft: Draft = { ...confirmed, ownSds: false };
    const order = { orderId: 'o', isPaid: false, isByChemist: true, isCurrent: true };
    expect(stepAfter('add-ons', byChemist)).toBe('checkout');
    expect(stepBefore('checkout', byChemist)).toBe('add-ons');
    expect(openSteps(facts({ draft })).at(-1)).toBe('dangerous-goods');
    expect(openSteps(facts({ draft, order: { ...order, isByChemist: false } })).at(-1)).toBe('dangerous-goods');
    expect(openSteps(facts({ draft, order })).at(-1)).toBe('checkout');
    expect(openSteps(facts({ draft, order: { ...order, isCurrent: false } })).at(-1)).toBe('add-ons');
    expect(stepOfLink('preview', facts({ draft, order }))).toBe('checkout');
  });

  it('opens the checkout with the document, and print with the payment', () => {
    const order = { orderId: 'o', isPaid: false, isCurrent: true };
    expect(openSteps(facts()).at(-1)).toBe('preview');
    expect(openSteps(facts({ order })).at(-1)).toBe('checkout');
    const paid = { order: { ...order, isPaid: true } };
    expect(openSteps(facts(paid))).toEqual(stepIds.filter((id) => id !== 'review-classification'));
    expect(openSteps(facts({ ...paid, draft: { ...confirmed, mode: 'advanced' } }))).toEqual(stepIds);
  });

  it('closes both again when the draft is changed after the document was made', () => {
    expect(openSteps(facts({ order: { orderId: 'o', isPaid: true, isCurrent: false } })).at(-1)).toBe('preview');
  });

  it('shows Add-Ons as completed after a reload beyond it, and not before it was come to', () => {
    const form = ['description', 'ingredients', 'properties', 'dangerous-goods'];
    for (const link of [null, 'ingredients', 'add-ons', 'nonsense']) {
      expect(completedOnOpening(facts(), link), String(link)).toEqual(form);
    }
    for (const link of ['preview', 'checkout', 'print']) {
      expect(completedOnOpening(facts(), link), link).toEqual([...form, 'add-ons']);
    }
    const findings = [found(entryChecks.mandatory, 'properties.state', tell('entry.needState'))];
    expect(completedOnOpening(facts({ findings }), 'checkout')).toEqual(['description', 'ingredients']);
  });

  it('leads a link to a step that is not open to the furthest open one', () => {
    expect(stepOfLink('ingredients', facts())).toBe('ingredients');
    expect(stepOfLink('print', facts())).toBe('preview');
    expect(stepOfLink('nonsense', facts())).toBe('description');
    expect(stepOfLink(null, facts())).toBe('description');
  });

  describe('of a paid sheet in another language', () => {
    const order = { orderId: 'o', isPaid: false, isCurrent: true };
    const locked = (patch: Partial<JourneyFacts> = {}) => facts({ isSameSds: true, ...patch });

    it('leaves none of the steps of the form open', () => {
      expect(openSteps(locked())).toEqual(['preview']);
      expect(openSteps(locked({ order }))).toEqual(['preview', 'checkout']);
      expect(openSteps(locked({ order: { ...order, isPaid: true } }))).toEqual(['preview', 'checkout', 'print']);
    });

    it('begins at the preview whatever is missing in the form', () => {
      expect(
        openSteps(
          locked({ findings: [found(entryChecks.mandatory, 'description.productName', tell('entry.needState'))] }),
        ),
      ).toEqual(['preview']);
    });

    it.each(['description', 'ingredients', 'properties', 'dangerous-goods', 'add-ons', 'nonsense', null])(
      'leads a link to %s to the preview',
      (name) => {
        expect(stepOfLink(name, locked({ order }))).toBe('preview');
      },
    );

    it('leads a link to a later step to the furthest open one', () => {
      expect(stepOfLink('print', locked({ order }))).toBe('checkout');
    });
  });

  it('finds the step of an input', () => {
    expect(stepOfPath('dangerousGoods.unNumber')).toBe('dangerous-goods');
    expect(stepOfPath('ingredients.2.proportion')).toBe('ingredients');
    expect(stepOfPath('mode')).toBe('ingredients');
    expect(stepOfPath('nothing')).toBeUndefined();
  });
});

import { inEnglish } from '@gosds/phrases/say-message';
import { Button, TextInput } from '@mantine/core';
import { entryBasisText, isChosenWithReason } from '@gosds/sheet/draft/entry-basis';
import { isNosName, suggestions, type GoodsSuggestion } from '@gosds/sheet/product/goods-suggestions';
import type { TransportOutcome } from '@gosds/transport/transport';
import { useEffect, useState } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { followsProposal, goodsOf, isUntouched, printedShippingName, proposedGoods } from './goods-choice.ts';
import type { WizardStep } from '../state/journey.ts';
import { GoodsFailure } from './goods-failure.tsx';
import { useGoodsSearch, useServerSuggestions, useTransport } from './use-goods.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import styles from './dangerous-goods-step.module.css';
import { EntryBasis } from './entry-basis.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { GoodsChoice, GoodsText } from './goods-fields.tsx';
import { GoodsTable } from './goods-table.tsx';
import { NosPicker } from './nos-picker.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';

function useFill() {
  const edit = useEdit();
  return (goods: ReturnType<typeof goodsOf>, name: string) => {
    edit(name, (draft) => ({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, ...goods, confirmed: false },
    }));
  };
}

/** Codes that the country's law knows, and those that something was typed for. */
function useAsked() {
  const country = useDraft(({ description }) => description.country);
  const { hazChem, poisonSchedule } = useDraft(({ dangerousGoods }) => dangerousGoods);
  const form = countryForm(country);
  const hasHazChem = useFromFirst(hazChem !== '');
  const hasSchedule = useFromFirst(poisonSchedule !== '');
  return {
    hazChem: country === '' || form.usesHazchem === true || hasHazChem,
    poisonSchedule: country === '' || form.asksPoisonSchedule === true || hasSchedule,
  };
}

/** What the engine says of the transport, and whether the fields still follow it. */
function Proposal({ transport }: { readonly transport: TransportOutcome }) {
  const goods = useDraft((draft) => draft.dangerousGoods);
  const fill = useFill();
  const proposed = proposedGoods(transport);
  if (transport.status === 'incomplete' || proposed === undefined) {
    const missing = transport.status === 'incomplete' ? transport.missing.map(inEnglish).join(', ') : '';
    return (
      <FormMessage tone="warning">
        There is no proposal yet. Still missing: {missing}. You can fill in the fields yourself.
      </FormMessage>
    );
  }
  const text =
    transport.status === 'not-regulated'
      ? 'Not regulated as dangerous goods: no class applies.'
      : `UN ${transport.proposal.entry.un} ${transport.proposal.shippingName}`;
  const follows = followsProposal(goods, proposed);
  const isReasoned = isChosenWithReason(goods);
  const isArgued = !follows && !isReasoned;
  return (
    <FormMessage tone={isArgued ? 'warning' : 'success'}>
      <p>
        <b>{leadOf(follows, isReasoned)}:</b> <bdi>{shownText(goods, text, follows)}</bdi>
      </p>
      {isArgued && <p>If you know that another entry is right, name your source below.</p>}
      {isArgued && (
        <Button
          size="compact-sm"
          variant="default"
          mt={8}
          onClick={() => {
            fill(proposed, 'dangerousGoods.proposal');
          }}
        >
          Use the proposal
        </Button>
      )}
    </FormMessage>
  );
}

function leadOf(follows: boolean, isReasoned: boolean): string {
  if (follows) return 'Filled in as proposed';
  return isReasoned ? 'Your own choice' : 'The proposal is different';
}

const chosenText = (goods: Parameters<typeof entryBasisText>[0] & Parameters<typeof printedShippingName>[0]): string =>
  `UN ${goods.unNumber} ${printedShippingName(goods)} (${entryBasisText(goods)})`;

/** The proposal, or the entry that was chosen against it with its reason. */
const shownText = (goods: Parameters<typeof chosenText>[0], proposal: string, follows: boolean): string =>
  isChosenWithReason(goods) && !follows ? chosenText(goods) : proposal;

/** The entry as it is printed; codes of other countries are left out. */
function TransportFields() {
  const goods = useDraft((draft) => draft.dangerousGoods);
  const asked = useAsked();
  return (
    <FieldGroup heading="Transport" columns={3}>
      <GoodsText field="unNumber" />
      <GoodsChoice field="dgClass" />
      <GoodsChoice field="packagingGroup" />
      <GoodsChoice field="subRisk1" />
      <GoodsChoice field="subRisk2" />
      {asked.hazChem && <GoodsText field="hazChem" />}
      <GoodsText field="shippingName" isWide />
      {asked.poisonSchedule && <GoodsText field="poisonSchedule" />}
      {isNosName(goods.shippingName) && <NosPicker />}
      {goods.nosIngredients.length > 0 && (
        <p className={styles['printed']}>
          Printed as <bdi>{printedShippingName(goods)}</bdi>
        </p>
      )}
    </FieldGroup>
  );
}

const intros = {
  simple:
    'We filled this in from the classification. Check it, and correct it where you know better. Next confirms it. If the rules for sea or air differ, your answer counts for land.',
  advanced:
    'We filled this in from the classification. Next confirms it. You may leave this step out: then the sheet prints the proposal, and does not say that you confirmed it. If the rules for sea or air differ, your answer counts for land.',
} as const;

const openIntro = 'Fill this in, or add what is missing so that we can propose an entry. Next confirms it.';

/** In Simple mode it is said where nothing could be proposed. */
const introOf = (mode: keyof typeof intros, transport: TransportOutcome | undefined): string =>
  mode === 'simple' && transport?.status === 'incomplete' ? openIntro : intros[mode];

export function DangerousGoodsStep({ step }: { readonly step: WizardStep }) {
  const goods = useDraft((draft) => draft.dangerousGoods);
  const mode = useDraft((draft) => draft.mode);
  const edit = useEdit();
  const fill = useFill();
  const transport = useTransport();
  const [sought, setSought] = useState('');
  const found = useGoodsSearch(sought.trim() === '' ? goods.unNumber : sought);
  const served = useServerSuggestions();
  const rows = suggestions(transport, [...served.entries, ...found]);
  const toFill = transport !== undefined && isUntouched(goods) ? proposedGoods(transport) : undefined;

  useEffect(() => {
    if (toFill === undefined) return;
    edit('dangerousGoods.prefill', (draft) =>
      isUntouched(draft.dangerousGoods)
        ? { ...draft, dangerousGoods: { ...draft.dangerousGoods, ...toFill, confirmed: false } }
        : draft,
    );
  }, [toFill, edit]);

  const confirm = () => {
    edit('dangerousGoods.confirmed', (draft) =>
      draft.dangerousGoods.confirmed
        ? draft
        : { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } },
    );
  };
  const isChosen = (row: GoodsSuggestion) => followsProposal(goods, goodsOf(row));
  return (
    <StepFrame step={step} intro={introOf(mode, transport)} onNext={confirm}>
      <GoodsFailure error={served.error} />
      {transport !== undefined && <Proposal transport={transport} />}
      <TransportFields />
      <EntryBasis />
      <FieldGroup
        heading="Suggestions"
        intro="From the classification, and from the list of dangerous goods."
        columns={1}
      >
        <TextInput
          label="Search by UN number or name"
          type="search"
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value);
          }}
        />
        {rows.length > 0 && (
          <GoodsTable
            rows={rows}
            isChosen={isChosen}
            onChoose={(row) => {
              fill(goodsOf(row), 'dangerousGoods.suggestion');
            }}
          />
        )}
        {rows.length === 0 && sought.trim().length >= 3 && (
          <p className={styles['hint']}>The list has no such entry.</p>
        )}
      </FieldGroup>
    </StepFrame>
  );
}

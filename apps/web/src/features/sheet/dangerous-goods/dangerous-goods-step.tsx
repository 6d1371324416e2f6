import { Button, TextInput } from '@mantine/core';
import { entryBasisText, isChosenWithReason } from '@gosds/sheet/draft/entry-basis';
import { isNosName, soughtBy, suggestions, type GoodsSuggestion } from '@gosds/sheet/product/goods-suggestions';
import { type TransportOutcome, unknownShareOf } from '@gosds/transport/transport';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import {
  filledFor,
  followsProposal,
  goodsOf,
  isUntouched,
  printedShippingName,
  proposedGoods,
} from './goods-choice.ts';
import { missingText } from '../analysis/missing-text.ts';
import type { WizardStep } from '../state/journey.ts';
import { printedNames } from './printed-names.ts';
import { useProposedName } from './use-proposed-name.ts';
import { GoodsFailure } from './goods-failure.tsx';
import { useEngineFailed, useGoodsSearch, useMixture, useServerSuggestions, useTransport } from './use-goods.ts';
import { usePreparedPages } from '../state/use-prepared-pages.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import styles from './dangerous-goods-step.module.css';
import { AuthorChoice } from './author-choice.tsx';
import { EntryBasis } from './entry-basis.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { GoodsChoice, GoodsText } from './goods-fields.tsx';
import { GoodsTable } from './goods-table.tsx';
import { NosPicker } from './nos-picker.tsx';
import { useSaveParameters } from '../wizard/use-save-parameters.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';

function useFill() {
  const edit = useEdit();
  return (goods: ReturnType<typeof goodsOf>, name: string) => {
    edit(name, (draft) => ({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, ...filledFor(draft.description.country, goods), confirmed: false },
    }));
  };
}

/** Codes that the country's law uses, and codes with input. */
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

/** The engine's transport classification, and whether the fields still match it. */
function Proposal({ transport }: { readonly transport: TransportOutcome }) {
  const { dangerousGoods: texts, formats, panel } = useWords();
  const mixture = useMixture();
  const unknownShare = unknownShareOf(transport);
  const goods = useDraft((draft) => draft.dangerousGoods);
  const fill = useFill();
  const proposed = proposedGoods(transport);
  const nameOfProposal = useProposedName();
  if (transport.status === 'incomplete' || proposed === undefined) {
    const missing = transport.status === 'incomplete' ? missingText(transport.missing, mixture) : '';
    return <FormMessage tone="warning">{texts.missing(missing)}</FormMessage>;
  }
  const text =
    transport.status === 'not-regulated'
      ? texts.notRegulated
      : entryText(transport.proposal.entry.un, nameOfProposal(transport.proposal));
  const follows = followsProposal(goods, proposed);
  const isReasoned = isChosenWithReason(goods);
  const isArgued = !follows && !isReasoned;
  return (
    <FormMessage tone={isArgued ? 'warning' : 'success'}>
      <p>
        {sentence(
          texts.lead[leadOf(follows, isReasoned)]({ entry: shownText(goods, text, follows), strong: bold, isolated }),
        )}
      </p>
      {unknownShare !== undefined && <p>{panel.goods.unknownShare(formats.measured(Number(unknownShare)))}</p>}
      {isArgued && <p>{texts.known}</p>}
      {isArgued && (
        <Button
          size="compact-sm"
          variant="default"
          mt={8}
          onClick={() => {
            fill(proposed, 'dangerousGoods.proposal');
          }}
        >
          {texts.use}
        </Button>
      )}
    </FormMessage>
  );
}

function leadOf(follows: boolean, isReasoned: boolean): 'proposed' | 'own' | 'different' {
  if (follows) return 'proposed';
  return isReasoned ? 'own' : 'different';
}

const bold = (words: string) => <b>{words}</b>;

/** Names in the dangerous-goods list read from left to right. */
const isolated = (words: string) => <bdi>{words}</bdi>;

const entryText = (un: string, name: string): string => ['UN', un, name].join(' ');

const chosenText = (goods: Parameters<typeof entryBasisText>[0] & Parameters<typeof printedShippingName>[0]): string =>
  `${entryText(goods.unNumber, printedShippingName(goods))} (${entryBasisText(goods)})`;

/** The proposal, or the entry that the user chose against it with a reason. */
const shownText = (goods: Parameters<typeof chosenText>[0], proposal: string, follows: boolean): string =>
  isChosenWithReason(goods) && !follows ? chosenText(goods) : proposal;

function PrintedNames({ goods }: { readonly goods: Parameters<typeof printedNames>[0] }) {
  const { printedAs } = useWords().dangerousGoods;
  const { sheet } = useWizard();
  const made = useStore(sheet, (state) => state.made);
  const names = printedNames(goods, made);
  if (names.length === 0) return null;
  return (
    <div className={styles['printed']}>
      {names.map(({ text, modes }) => (
        <p key={text}>
          {sentence(printedAs({ name: text, isolated }))} {modes.length > 0 && <span>{modes.join(', ')}</span>}
        </p>
      ))}
    </div>
  );
}

/** The entry as printed; codes of other countries are left out. */
function TransportFields() {
  const { heading } = useWords().dangerousGoods;
  const goods = useDraft((draft) => draft.dangerousGoods);
  const asked = useAsked();
  return (
    <FieldGroup heading={heading.transport} columns={3}>
      <GoodsText field="unNumber" />
      <GoodsChoice field="dgClass" />
      <GoodsChoice field="packagingGroup" />
      <GoodsChoice field="subRisk1" />
      <GoodsChoice field="subRisk2" />
      {asked.hazChem && <GoodsText field="hazChem" />}
      <GoodsText field="shippingName" isWide />
      {asked.poisonSchedule && <GoodsText field="poisonSchedule" />}
      {isNosName(goods.shippingName) && <NosPicker />}
      <PrintedNames goods={goods} />
    </FieldGroup>
  );
}

type Introduced = {
  readonly mode: 'simple' | 'advanced';
  readonly isEmpty: boolean;
  /** Undefined while the classification is being computed. */
  readonly transport: TransportOutcome | undefined;
  readonly hasFailed: boolean;
};

/** Chooses the introduction. “We filled this in” may appear only above filled fields. */
function introOf({ mode, isEmpty, transport, hasFailed }: Introduced) {
  if (transport === undefined && !hasFailed) return isEmpty ? 'waiting' : mode;
  if (transport !== undefined && transport.status !== 'incomplete') return mode;
  return mode === 'simple' ? 'open' : 'advancedOpen';
}

export function DangerousGoodsStep({ step }: { readonly step: WizardStep }) {
  const { dangerousGoods: texts } = useWords();
  const goods = useDraft((draft) => draft.dangerousGoods);
  const mode = useDraft((draft) => draft.mode);
  const edit = useEdit();
  const fill = useFill();
  const transport = useTransport();
  const hasFailed = useEngineFailed();
  const [sought, setSought] = useState('');
  const found = useGoodsSearch(sought.trim() === '' ? soughtBy(goods.unNumber) : sought);
  const served = useServerSuggestions();
  const rows = suggestions(transport, [...served.entries, ...found]);
  const toFill = transport !== undefined && isUntouched(goods) ? proposedGoods(transport) : undefined;

  useEffect(() => {
    if (toFill === undefined) return;
    edit('dangerousGoods.prefill', (draft) =>
      isUntouched(draft.dangerousGoods)
        ? {
            ...draft,
            dangerousGoods: {
              ...draft.dangerousGoods,
              ...filledFor(draft.description.country, toFill),
              confirmed: false,
            },
          }
        : draft,
    );
  }, [toFill, edit]);
  usePreparedPages();

  const confirm = () => {
    edit('dangerousGoods.confirmed', (draft) =>
      draft.dangerousGoods.confirmed
        ? draft
        : { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } },
    );
  };
  const saving = useSaveParameters();
  const ownSds = useDraft((draft) => draft.ownSds);
  const isChosen = (row: GoodsSuggestion) => followsProposal(goods, goodsOf(row));
  return (
    <StepFrame
      step={step}
      intro={texts.intro[introOf({ mode, isEmpty: isUntouched(goods), transport, hasFailed })]}
      onNext={confirm}
      isNextDisabled={!ownSds && !saving.isSaved}
    >
      {saving.dialog}
      <GoodsFailure error={served.error} />
      {transport !== undefined && <Proposal transport={transport} />}
      <TransportFields />
      <EntryBasis />
      <FieldGroup heading={texts.heading.suggestions} intro={texts.suggestionsIntro} columns={1}>
        <TextInput
          label={texts.search}
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
        {rows.length === 0 && sought.trim().length >= 3 && <p className={styles['hint']}>{texts.notFound}</p>}
      </FieldGroup>
      <AuthorChoice saving={saving} onSave={confirm} />
    </StepFrame>
  );
}

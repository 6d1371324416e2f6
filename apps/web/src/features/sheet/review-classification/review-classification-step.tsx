import { Button, TextInput } from '@mantine/core';
import {
  classesOfGroup,
  reviewCategories,
  type ReviewGroup,
  reviewGroups,
} from '@gosds/sheet/hazard-review/review-categories';
import { codesOf } from '@gosds/sheet/hazard-review/calculated-codes';
import { toggleItem } from '@gosds/sheet/hazard-review/review-status';
import { wordingOf } from '@gosds/phrases/statement-text';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Segmented } from '../../../ui/segmented.tsx';
import type { WizardStep } from '../state/journey.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { CAndLBox } from './c-and-l-box.tsx';
import { CodeFailure } from './code-failure.tsx';
import { ReviewChangesView } from './review-changes-view.tsx';
import { ReviewItemView } from './review-item.tsx';
import { isFound, isInUse, type ReviewRow, reviewRows, type ReviewRows } from './review-rows.ts';
import { type HazardCodes, useHazardCodes } from './use-hazard-codes.ts';
import styles from './review-classification-step.module.css';
import { useCitation } from '../../../words/use-citation.ts';
import { useFirstWords, useLawWords, useWords } from '../../../words/words.ts';

/** The items by group, from the codes, the user's changes and the resulting sheet. */
function useRows(codes: readonly string[] | undefined): ReviewRows {
  const { sheet } = useWizard();
  const words = useWords();
  const { phrases } = useLawWords();
  const cited = useCitation();
  const draft = useDraft((each) => each);
  const made = useStore(sheet, (state) => state.made);
  const madeOf = useStore(sheet, (state) => state.draft);
  const product = made?.product;
  return useMemo(() => {
    if (!product) return [];
    const { rules } = product;
    return reviewRows({
      draft,
      categories: reviewCategories(rules),
      codes: new Set(codes),
      hazards: product.classification.hazards,
      onSheet: madeOf === draft ? new Set(codesOf(product)) : undefined,
      addOnly: rules.testsOnlyAdd,
      cited,
      wording: wordingOf(rules.wording, phrases),
      words,
    });
  }, [product, madeOf, draft, codes, words, phrases, cited]);
}

/** Groups with a class that lacks data, in which nothing is ruled out. */
function useOpenGroups(): ReadonlySet<ReviewGroup> {
  const { sheet } = useWizard();
  const outcomes = useStore(sheet, ({ made }) => made?.product.classification.outcomes);
  return useMemo(() => {
    const open = (outcomes ?? []).filter(({ status }) => status === 'incomplete').map(({ hazardClass }) => hazardClass);
    return new Set(reviewGroups.filter((group) => classesOfGroup[group].some((each) => open.includes(each))));
  }, [outcomes]);
}

type ListProps = { readonly rows: ReviewRows; readonly onToggle: (row: ReviewRow) => void };

function Groups({ rows, onToggle }: ListProps) {
  const { group: texts } = useWords().reviewClassification;
  const { say } = useLawWords();
  const open = useOpenGroups();
  return rows.map(({ group, classes }) => (
    <section key={group} className={styles['group']} aria-labelledby={`review-group-${group}`}>
      <h3 id={`review-group-${group}`} className={styles['heading']}>
        {texts[group]}
      </h3>
      {classes.length === 0 && !open.has(group) && <p className={styles['none']}>{texts.none}</p>}
      {open.has(group) && <p className={styles['none']}>{texts.open}</p>}
      {classes.map(({ hazardClass, rows: items }) => (
        <div key={hazardClass} className={styles['class']}>
          <h4 className={styles['className']}>{say({ hazardClass })}</h4>
          <ul className={styles['items']}>
            {items.map((row) => (
              <ReviewItemView key={row.id} row={row} onToggle={onToggle} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

const only = (rows: ReviewRows, isShown: (row: ReviewRow) => boolean): ReviewRows =>
  rows.map(({ group, classes }) => ({
    group,
    classes: classes
      .map(({ hazardClass, rows: items }) => ({ hazardClass, rows: items.filter(isShown) }))
      .filter((each) => each.rows.length > 0),
  }));

function State({ isAsking, error, ask }: HazardCodes) {
  const { reviewClassification: texts } = useWords();
  const { frame } = useFirstWords();
  return (
    <p className={styles['state']} role="status">
      {isAsking && texts.checking}
      {!isAsking && error && (
        <>
          {texts.notConfirmed}{' '}
          <Button size="compact-xs" variant="default" onClick={ask}>
            {frame.tryAgain}
          </Button>
        </>
      )}
    </p>
  );
}

function Items({ codes }: { readonly codes: HazardCodes }) {
  const { view: viewTexts, find } = useWords().reviewClassification;
  const views = [
    { value: 'in-use', label: viewTexts.inUse },
    { value: 'all', label: viewTexts.all },
  ];
  const [view, setView] = useState('in-use');
  const [sought, setSought] = useState('');
  /** Items toggled here keep their place, even if the change is undone. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const edit = useEdit();
  const rows = useRows(codes.codes);
  const toggle = useCallback(
    ({ id, status }: ReviewRow) => {
      setKept((before) => new Set(before).add(id));
      edit(`review.items.${id}`, (draft) => ({
        ...draft,
        review: { ...draft.review, items: toggleItem(draft.review.items, { id, status }) },
      }));
    },
    [edit],
  );
  const shown = only(rows, (row) => (view === 'all' || isInUse(row) || kept.has(row.id)) && isFound(row, sought));
  return (
    <div id="review.items" className={styles['card']} aria-busy={codes.isAsking}>
      <div className={styles['tools']}>
        <Segmented label={viewTexts.label} options={views} value={view} onChoose={setView} />
        <TextInput
          type="search"
          aria-label={find}
          placeholder={find}
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value);
            setView('all');
          }}
        />
      </div>
      <State {...codes} />
      <Groups rows={shown} onToggle={toggle} />
    </div>
  );
}

export function ReviewClassificationStep({ step }: { readonly step: WizardStep }) {
  const { intro } = useWords().reviewClassification;
  const codes = useHazardCodes();
  const candLActive = useDraft(({ review }) => review.candLActive);
  return (
    <StepFrame step={step} intro={intro}>
      <CAndLBox />
      <ReviewChangesView />
      <Items key={String(candLActive)} codes={codes} />
      <CodeFailure error={codes.error} />
    </StepFrame>
  );
}

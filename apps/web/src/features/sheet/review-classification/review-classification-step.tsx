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

const groupNames = {
  physical: 'Physical hazards',
  health: 'Health hazards',
  environment: 'Environmental hazards',
} as const;

const views = [
  { value: 'in-use', label: 'On the sheet or changed' },
  { value: 'all', label: 'All categories' },
];

/** The items by group, from the codes, the user's changes and what the sheet comes to. */
function useRows(codes: readonly string[] | undefined): ReviewRows {
  const { sheet } = useWizard();
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
      wording: wordingOf(rules.wording),
    });
  }, [product, madeOf, draft, codes]);
}

/** Groups with a class that waits for data: of them nothing is ruled out. */
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
  const open = useOpenGroups();
  return rows.map(({ group, classes }) => (
    <section key={group} className={styles['group']} aria-labelledby={`review-group-${group}`}>
      <h3 id={`review-group-${group}`} className={styles['heading']}>
        {groupNames[group]}
      </h3>
      {classes.length === 0 && !open.has(group) && <p className={styles['none']}>None here.</p>}
      {open.has(group) && (
        <p className={styles['none']}>Some classes of this group are not decided yet: data are missing.</p>
      )}
      {classes.map(({ hazardClass, rows: items }) => (
        <div key={hazardClass} className={styles['class']}>
          <h4 className={styles['className']}>{hazardClass}</h4>
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
  return (
    <p className={styles['state']} role="status">
      {isAsking && 'Checking the codes…'}
      {!isAsking && error && (
        <>
          The service did not confirm these codes.{' '}
          <Button size="compact-xs" variant="default" onClick={ask}>
            Try again
          </Button>
        </>
      )}
    </p>
  );
}

function Items({ codes }: { readonly codes: HazardCodes }) {
  const [view, setView] = useState('in-use');
  const [sought, setSought] = useState('');
  /** Toggled here: they stay where they are, also when nothing is left of the change. */
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
        <Segmented label="Categories shown" options={views} value={view} onChoose={setView} />
        <TextInput
          type="search"
          aria-label="Find a class, category or statement"
          placeholder="Find a class, category or statement"
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
  const codes = useHazardCodes();
  const candLActive = useDraft(({ review }) => review.candLActive);
  return (
    <StepFrame
      step={step}
      intro="The rules gave these hazard categories. Uncheck one that a test of the product rules out, or check one that it shows. Each change needs its method and source."
    >
      <CAndLBox />
      <ReviewChangesView />
      <Items key={String(candLActive)} codes={codes} />
      <CodeFailure error={codes.error} />
    </StepFrame>
  );
}

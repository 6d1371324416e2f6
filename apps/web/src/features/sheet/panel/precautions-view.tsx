import { Button } from '@mantine/core';
import type { StatementSlot } from '@gosds/phrases/generated/statement-slots';
import type { Draft } from '@gosds/sheet/draft/draft';
import { precautionOverview, type PrecautionView } from '@gosds/sheet/sections/02-hazards/precautions';
import { useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import { DirectedText, DirectionContext } from './directed-text.tsx';
import styles from './precautions-view.module.css';

type PrecautionChoice = Draft['precautionChoices'][string];

/** `protectiveEquipment` in words. */
const slotWords = (slot: StatementSlot): string => slot.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const sources = [
  ['known', 'Filled from the product’s data'],
  ['assumed', 'Filled with the usual wording'],
  ['missing', 'Still open: the supplier must fill it in'],
] as const;

function Filled({ view }: { readonly view: PrecautionView }) {
  return sources.map(
    ([source, words]) =>
      view[source].length > 0 && (
        <span key={source} className={styles['filled']} data-source={source}>
          {words}: {view[source].map(slotWords).join(', ')}
        </span>
      ),
  );
}

type ItemProps = {
  readonly view: PrecautionView;
  readonly choice: PrecautionChoice;
  readonly isShown: boolean;
};

function Choice({ view: { code, isPermitted }, choice, isShown }: ItemProps) {
  const edit = useEdit();
  if (!isPermitted) return null;
  const isOwn = choice === (isShown ? 'shown' : 'left-out');
  const next = isOwn ? '' : isShown ? 'left-out' : 'shown';
  const words = isOwn ? 'Undo this choice' : isShown ? 'Leave out' : 'Show';
  return (
    <Button
      size="compact-xs"
      variant={isOwn ? 'default' : 'subtle'}
      aria-label={`${words}: ${code}`}
      onClick={() => {
        edit(`precautionChoices.${code}`, (draft) => ({
          ...draft,
          precautionChoices: { ...draft.precautionChoices, [code]: next },
        }));
      }}
    >
      {words}
    </Button>
  );
}

function Item(props: ItemProps) {
  const { code, text, why, paragraph } = props.view;
  const direction = useContext(DirectionContext);
  return (
    <li>
      <span className={styles['code']}>{code}</span>
      <div>
        <p dir={direction}>
          <DirectedText text={text} />
        </p>
        <p className={styles['why']}>
          {why} · {paragraph}
        </p>
        <Filled view={props.view} />
      </div>
      <Choice {...props} />
    </li>
  );
}

/** Which P-statements were kept, left out and combined, why, what fills their open places, and the supplier's own choice. */
export function PrecautionsView({ draft }: { readonly draft: Draft }) {
  const { made, facts } = useStore(useWizard().sheet);
  const overview = useMemo(() => (made && facts ? precautionOverview(made.product, facts) : null), [made, facts]);
  if (!overview || !made) return null;
  const groups = [
    ['On label and sheet', overview.shown, true],
    ['Left out', overview.left, false],
  ] as const;
  const lists = groups.map(([heading, views, isShown]) => (
    <section key={heading}>
      <h3 className={styles['heading']}>
        {heading} ({views.length})
      </h3>
      <ul className={styles['list']}>
        {views.map((view) => (
          <Item key={view.code} view={view} choice={draft.precautionChoices[view.code] ?? ''} isShown={isShown} />
        ))}
      </ul>
      {views.length === 0 && <p className={styles['why']}>None.</p>}
    </section>
  ));
  return <DirectionContext value={made.document.direction}>{lists}</DirectionContext>;
}

import { Button } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import { precautionOverview, type PrecautionView } from '@gosds/sheet/sections/02-hazards/precautions';
import { useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import { DirectedText, DirectionContext } from './directed-text.tsx';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords } from '../../../words/words.ts';
import styles from './precautions-view.module.css';

type PrecautionChoice = Draft['precautionChoices'][string];

const sources = ['known', 'assumed', 'missing'] as const;

function Filled({ view }: { readonly view: PrecautionView }) {
  const { filled, slot } = useWords().panel;
  return sources.map(
    (source) =>
      view[source].length > 0 && (
        <span key={source} className={styles['filled']} data-source={source}>
          {filled[source](view[source].map((each) => slot[each]).join(', '))}
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
  const { choice: texts } = useWords().panel;
  const edit = useEdit();
  if (!isPermitted) return null;
  const isOwn = choice === (isShown ? 'shown' : 'left-out');
  const next = isOwn ? '' : isShown ? 'left-out' : 'shown';
  const act = isOwn ? texts.undo : isShown ? texts.leaveOut : texts.show;
  return (
    <Button
      size="compact-xs"
      variant={isOwn ? 'default' : 'subtle'}
      aria-label={texts.of({ act, code })}
      onClick={() => {
        edit(`precautionChoices.${code}`, (draft) => ({
          ...draft,
          precautionChoices: { ...draft.precautionChoices, [code]: next },
        }));
      }}
    >
      {act}
    </Button>
  );
}

function Item(props: ItemProps) {
  const { code, text, why, paragraph } = props.view;
  const direction = useContext(DirectionContext);
  const cited = useCitation();
  return (
    <li>
      <span className={styles['code']}>{code}</span>
      <div>
        <p dir={direction}>
          <DirectedText text={text} />
        </p>
        <p className={styles['why']}>
          {why} · {cited(paragraph)}
        </p>
        <Filled view={props.view} />
      </div>
      <Choice {...props} />
    </li>
  );
}

/**
 * The P-statements that were kept, left out and combined, with the reasons, the texts for their blanks, and the
 * supplier's own choice.
 */
export function PrecautionsView({ draft }: { readonly draft: Draft }) {
  const { precaution } = useWords().panel;
  const { made, facts } = useStore(useWizard().sheet);
  const overview = useMemo(() => (made && facts ? precautionOverview(made.product, facts) : null), [made, facts]);
  if (!overview || !made) return null;
  const groups = [
    ['shown', overview.shown],
    ['left', overview.left],
  ] as const;
  const lists = groups.map(([group, views]) => (
    <section key={group}>
      <h3 className={styles['heading']}>{precaution[group](views.length)}</h3>
      <ul className={styles['list']}>
        {views.map((view) => (
          <Item
            key={view.code}
            view={view}
            choice={draft.precautionChoices[view.code] ?? ''}
            isShown={group === 'shown'}
          />
        ))}
      </ul>
      {views.length === 0 && <p className={styles['why']}>{precaution.none}</p>}
    </section>
  ));
  return <DirectionContext value={made.document.direction}>{lists}</DirectionContext>;
}

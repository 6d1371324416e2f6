import { UnstyledButton } from '@mantine/core';
import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { DraftPart, HandClassification } from '@gosds/sheet/draft/draft';
import { isClassifiedByHand } from '@gosds/sheet/draft/hand-classification';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, PencilIcon } from '../../../ui/icons.tsx';
import { useRowLookup, type RowLookup } from './use-row-lookup.ts';
import { changeRow, unlinkMatch } from '../state/ingredient-edits.ts';
import { lookupKeys, withMatch, type Verdict } from './row-lookup.ts';
import { useHeldNames } from '../state/use-held-names.ts';
import { useEdit } from '../state/wizard-context.ts';
import styles from './ingredient-table.module.css';
import { useRowName, useSubstanceName } from '../../../words/use-substance-name.ts';
import { useFirstWords, useWords, words } from '../../../words/words.ts';

export type StatusProps = {
  readonly row: DraftPart;
  readonly id: string;
  readonly index: number;
  readonly statusId: string;
  /** Number of ingredients that a raw material is split into; undefined for an ingredient of a raw material. */
  readonly parts?: number;
  /** True while name or number is typed; no message is shown then. */
  readonly isTyping: boolean;
  readonly onClassify: (id: string) => void;
  readonly onSplit?: (id: string, index: number) => void;
  readonly onMerge?: (id: string, index: number) => void;
  /** Shows the fields of a confidential ingredient; undefined if they are already shown. */
  readonly onWithhold?: (() => void) | undefined;
  /** Shows the field for the registration number; undefined if it is already shown or the country has none. */
  readonly onRegister?: (() => void) | undefined;
};

type LineProps = {
  readonly id: string;
  readonly tone: 'known' | 'hand' | 'unknown' | 'waiting';
  readonly icon: ReactNode;
  readonly text: string;
  /** The catalogue's English name, if the field shows it in the language of the screens. */
  readonly englishName?: string | undefined;
  readonly children?: ReactNode;
};

function Line({ id, tone, icon, text, englishName, children }: LineProps) {
  return (
    <p id={id} className={styles['status']} data-tone={tone}>
      {icon}
      {englishName !== undefined && (
        <bdi className={styles['englishName']} lang="en">
          {englishName}
        </bdi>
      )}
      <span>{text}</span>
      {children}
    </p>
  );
}

function Link({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <UnstyledButton className={styles['link']} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

function Withhold({ onWithhold }: Pick<StatusProps, 'onWithhold'>) {
  const { status } = useWords().ingredients;
  return onWithhold && <Link onClick={onWithhold}>{status.withhold}</Link>;
}

/** Buttons for fields that can be added to a row once. */
function Further({ onRegister, onWithhold }: Pick<StatusProps, 'onRegister' | 'onWithhold'>) {
  const { status } = useWords().ingredients;
  return (
    <>
      {onRegister && <Link onClick={onRegister}>{status.register}</Link>}
      <Withhold onWithhold={onWithhold} />
    </>
  );
}

function MixtureStatus({ parts = 0, id, index, statusId, onMerge, onWithhold }: StatusProps) {
  const { status } = useWords().ingredients;
  return (
    <Line id={statusId} tone="known" icon={<CheckIcon size={13} />} text={status.mixture(parts)}>
      <Link onClick={() => onMerge?.(id, index)}>{status.notMixture}</Link>
      <Withhold onWithhold={onWithhold} />
    </Line>
  );
}

function knownText({ cwNumber, ownName }: DraftPart): string {
  const { status } = words().ingredients;
  if (cwNumber === '') return ownName === true ? status.byCas : status.known;
  return ownName === true ? status.byCasNumber(cwNumber) : status.knownNumber(cwNumber);
}

/** Status of a catalogue row. If the user renamed it, says which substance it is. */
function KnownStatus({ row, id, statusId, onClassify, ...further }: StatusProps) {
  const edit = useEdit();
  const { status } = useWords().ingredients;
  const shownName = useRowName(row, useHeldNames(row.id));
  const isOwn = row.ownName === true;
  return (
    <Line
      id={statusId}
      tone="known"
      icon={<CheckIcon size={13} />}
      text={knownText(row)}
      englishName={shownName === row.name ? undefined : row.name}
    >
      {isOwn && (
        <Link
          onClick={() => {
            edit(`ingredients.${id}.unlink`, changeRow(id, unlinkMatch));
          }}
        >
          {status.notThis}
        </Link>
      )}
      <Link
        onClick={() => {
          onClassify(id);
        }}
      >
        {status.change}
      </Link>
      <Further {...further} />
    </Line>
  );
}

type Unknown = {
  readonly tone: LineProps['tone'];
  readonly text: string;
  readonly offers: readonly IngredientMatch[];
  readonly retry?: () => void;
};

function unknownOf(verdict: Verdict): Unknown {
  const { status } = words().ingredients;
  switch (verdict.kind) {
    case 'take':
      return { tone: 'unknown', text: status.take, offers: [verdict.match] };
    case 'offer':
      return { tone: 'unknown', text: status.offer, offers: verdict.matches };
    case 'none':
      return { tone: 'unknown', text: status.none, offers: verdict.similar ? [verdict.similar] : [] };
  }
}

function offerText({ Cas }: IngredientMatch, name: string): string {
  const { status } = words().ingredients;
  return Cas === '' ? status.use(name) : status.useCas({ name, cas: Cas });
}

function textOf(lookup: RowLookup): Unknown | undefined {
  const { status } = words().ingredients;
  switch (lookup.status) {
    case 'idle':
      return undefined;
    case 'pending':
    case 'offline':
      return { tone: 'waiting', text: status[lookup.status], offers: [] };
    case 'failed':
      return { tone: 'unknown', text: status.failed, offers: [], retry: lookup.retry };
    case 'judged':
      return unknownOf(lookup.verdict);
  }
}

/** Status of a row without a classification: the catalogue's answer, once it has one, and what to do next. */
function UnknownStatus({ row, id, index, statusId, isTyping, onClassify, onSplit, ...further }: StatusProps) {
  const { status } = useWords().ingredients;
  const { frame } = useFirstWords();
  const edit = useEdit();
  const substanceName = useSubstanceName();
  const lookup = useRowLookup(row, { isAsked: !isTyping });
  const answer = textOf(lookup);
  if (!answer) return null;
  const keepsName = lookup.status === 'judged' && lookup.verdict.kind === 'take' && lookup.verdict.keepsName;
  return (
    <Line id={statusId} tone={answer.tone} icon={<AlertIcon size={13} />} text={answer.text}>
      {answer.offers.map((match) => (
        <Link
          key={match.MaterialId}
          onClick={() => {
            edit(`ingredients.${id}.offer`, changeRow(id, withMatch({ match, keepsName })));
          }}
        >
          {offerText(match, substanceName(match.Name) ?? match.Name)}
        </Link>
      ))}
      {answer.retry && <Link onClick={answer.retry}>{frame.tryAgain}</Link>}
      <Link
        onClick={() => {
          onClassify(id);
        }}
      >
        {status.classify}
      </Link>
      {onSplit && (
        <Link
          onClick={() => {
            onSplit(id, index);
          }}
        >
          {status.split}
        </Link>
      )}
      <Further {...further} />
    </Line>
  );
}

function handText({ notHazardous, hazards, supplemental = [] }: HandClassification): string {
  const { status } = words().ingredients;
  return notHazardous ? status.byHandNotHazardous : status.byHand([...hazards, ...supplemental].join(', '));
}

/** The source of the ingredient's classification, and a button to classify it manually. */
export function IngredientStatus(props: StatusProps) {
  const { status } = useWords().ingredients;
  const { row, id, statusId, parts = 0, onClassify } = props;
  if (parts > 0) return <MixtureStatus {...props} />;
  if (row.name.trim() === '' && lookupKeys(row).cas === '') return null;
  if (row.handClassification !== null && isClassifiedByHand(row.handClassification)) {
    return (
      <Line id={statusId} tone="hand" icon={<PencilIcon size={13} />} text={handText(row.handClassification)}>
        <Link
          onClick={() => {
            onClassify(id);
          }}
        >
          {status.edit}
        </Link>
        <Further onRegister={props.onRegister} onWithhold={props.onWithhold} />
      </Line>
    );
  }
  return row.materialId === null ? <UnknownStatus {...props} /> : <KnownStatus {...props} />;
}

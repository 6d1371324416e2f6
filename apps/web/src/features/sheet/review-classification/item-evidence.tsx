import { TextInput } from '@mantine/core';
import type { ReviewItem } from '@gosds/sheet/hazard-review/review-status';
import { FieldWarning } from '../fields/field-warning.tsx';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import type { ReviewRow } from './review-rows.ts';
import styles from './review-classification-step.module.css';
import { useWords } from '../../../words/words.ts';

const maxLengths = { evidence: 500, source: 300, organs: 200 } as const satisfies Partial<
  Record<keyof ReviewItem, number>
>;

type Props = { readonly row: ReviewRow; readonly field: keyof typeof maxLengths };

/** One text of the evidence for a change; a finding asks for it while it is missing. */
function EvidenceText({ row, field }: Props) {
  const { evidence, evidenceHint } = useWords().reviewClassification;
  const path = `review.items.${row.index}.${field}`;
  const value = useDraft(({ review }) => review.items[row.index]?.[field] ?? '');
  const { warning } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  return (
    <TextInput
      id={path}
      label={evidence[field]}
      aria-label={evidence.of({ label: evidence[field], code: row.code })}
      description={evidenceHint[field]}
      maxLength={maxLengths[field]}
      autoComplete="off"
      value={value}
      success={warning === undefined ? undefined : <FieldWarning>{warning}</FieldWarning>}
      withSuccessStyles={false}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        edit(path, (draft) => ({
          ...draft,
          review: {
            ...draft.review,
            items: draft.review.items.map((item) => (item.id === row.id ? { ...item, [field]: typed } : item)),
          },
        }));
      }}
      onBlur={() => {
        touch(path, value);
      }}
    />
  );
}

/** The evidence for an added or deleted category. */
export function ItemEvidence({ row }: { readonly row: ReviewRow }) {
  return (
    <div className={styles['evidence']}>
      <EvidenceText row={row} field="evidence" />
      <EvidenceText row={row} field="source" />
      {row.hasOrgans && row.status === 'user-defined' && <EvidenceText row={row} field="organs" />}
    </div>
  );
}

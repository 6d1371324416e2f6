import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { labelUrl, loadLabel } from './print-calls.ts';
import { type LabelForm, type LabelledSheet, labelQuestion, startLabelForm } from './label-form.ts';
import styles from './label-dialog.module.css';
import { LabelFields } from './label-fields.tsx';
import { LabelResult } from './label-result.tsx';

const pauseMs = 400;

/** The label for the form's settings. `search` is set once that label is shown and can be printed. */
function useLabel(orderId: string, form: LabelForm) {
  const question = labelQuestion(form);
  const entered = question.status === 'complete' ? question.search : undefined;
  const [search] = useDebouncedValue(entered, pauseMs);
  const answer = useQuery({
    queryKey: ['label', orderId, search],
    queryFn: ({ signal }) => loadLabel(orderId, search ?? '', signal),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = entered === search && !answer.isPlaceholderData;
  return {
    answer,
    errors: question.status === 'open' ? question.errors : {},
    search: isCurrent && answer.data?.status === 'printed' ? search : undefined,
  };
}

type Shown = ReturnType<typeof useLabel> & {
  readonly orderId: string;
  readonly onChange: (changes: Partial<LabelForm>) => void;
};

function ShownLabelView({ orderId, answer, search, onChange }: Shown) {
  const texts = useWords().print.package;
  return (
    <div className={styles['shown']} aria-busy={answer.isFetching}>
      {answer.isFetching && <Loader size="sm" role="status" aria-label={texts.setting} />}
      {answer.isError && <FormMessage tone="problem">{messageOf(answer.error)}</FormMessage>}
      {answer.data && !answer.isError && (
        <LabelResult
          label={answer.data}
          onTakeSize={({ widthMm, heightMm }) => {
            onChange({ size: 'own', width: String(widthMm), height: String(heightMm) });
          }}
        />
      )}
      {search !== undefined && (
        <Button component="a" href={labelUrl(orderId, search)} download leftSection={<DownloadIcon size={16} />}>
          {texts.download}
        </Button>
      )}
    </div>
  );
}

type Props = {
  readonly orderId: string;
  readonly sheet: LabelledSheet;
  /** The form at the last closing of the dialog. */
  readonly left: LabelForm | null;
  readonly onClose: (form: LabelForm) => void;
};

/** The label of the paid sheet's product as it will be printed, with settings for size, languages and number. */
export function LabelDialog({ orderId, sheet, left, onClose }: Props) {
  const { print } = useWords();
  const [form, setForm] = useState<LabelForm>(() => left ?? startLabelForm(sheet));
  const label = useLabel(orderId, form);
  const change = (changes: Partial<LabelForm>) => {
    setForm((before) => ({ ...before, ...changes }));
  };
  return (
    <Dialog
      title={print.package.title}
      size="xl"
      onClose={() => {
        onClose(form);
      }}
    >
      <div className={styles['dialog']} data-own-undo>
        <LabelFields form={form} sheet={sheet} errors={label.errors} onChange={change} />
        <ShownLabelView {...label} orderId={orderId} onChange={change} />
      </div>
    </Dialog>
  );
}

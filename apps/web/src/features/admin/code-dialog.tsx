import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem, messageOf } from '../../api/call.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWords } from '../../words/words.ts';
import { makeCode } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { codeFaults, type CodeForm, codeModules, emptyCode, newCodeOf } from './code-form.ts';

type FieldsProps = {
  readonly form: CodeForm;
  /** True once the user has tried to save; until then, empty inputs are not reported. */
  readonly isTried: boolean;
  readonly error: Error | null;
  readonly onChange: (part: Partial<CodeForm>) => void;
};

/** Code of a refusal: only the service knows the existing codes and today's date. */
const problemCode = (error: Error | null) => (error instanceof ApiProblem ? error.code : undefined);

/** The only refusal whose own text stands beside its field. */
const isTaken = (error: Error | null): error is ApiProblem => problemCode(error) === 'promocode-taken';

function Numbers({ form, isTried, onChange }: Omit<FieldsProps, 'error'>) {
  const { codes: words, users, edit } = useWords().admin;
  const faults = codeFaults(form);
  const quantityFault = isTried || form.quantity !== '' ? faults.quantity : undefined;
  return (
    <>
      <TextInput
        label={users.discount}
        description={words.discountHelp}
        inputMode="numeric"
        maxLength={20}
        value={form.discount}
        error={faults.discount && (faults.discount === 'outside' ? words.discountRange : edit.notInteger)}
        onChange={({ currentTarget }) => {
          onChange({ discount: currentTarget.value });
        }}
      />
      <TextInput
        label={words.quantity}
        description={words.quantityHelp}
        inputMode="numeric"
        maxLength={20}
        value={form.quantity}
        error={quantityFault && (quantityFault === 'outside' ? words.quantityRange : edit.notInteger)}
        onChange={({ currentTarget }) => {
          onChange({ quantity: currentTarget.value });
        }}
      />
    </>
  );
}

function Fields({ form, isTried, error, onChange }: FieldsProps) {
  const { codes: words, codeModule, users, edit } = useWords().admin;
  const codeFault = codeFaults(form).code === undefined ? undefined : words.codeForm;
  return (
    <>
      <TextInput
        label={words.code}
        description={words.codeHelp}
        maxLength={60}
        value={form.code}
        error={isTaken(error) ? messageOf(error) : codeFault}
        onChange={({ currentTarget }) => {
          onChange({ code: currentTarget.value });
        }}
      />
      <Segmented
        label={words.module}
        value={form.type}
        options={codeModules.map((module) => ({ value: module, label: codeModule[module] }))}
        onChoose={(chosen) => {
          onChange({ type: codeModules.find((module) => module === chosen) ?? form.type });
        }}
      />
      <Numbers form={form} isTried={isTried} onChange={onChange} />
      <DateField
        type="date"
        label={users.until}
        description={words.untilHelp}
        value={form.until}
        error={problemCode(error) === 'validation' ? edit.past : undefined}
        onChange={(until) => {
          onChange({ until });
        }}
      />
    </>
  );
}

type Props = { readonly onMade: (code: string) => void; readonly onClose: () => void };

/** Makes a promo code for everyone. */
export function CodeDialog({ onMade, onClose }: Props) {
  const { codes: words } = useWords().admin;
  const [form, setForm] = useState(emptyCode);
  const [isTried, setIsTried] = useState(false);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: makeCode,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(codeFaults(form)).some((fault) => fault !== undefined)) return;
    const onSuccess = ({ code }: { readonly code: string }) => {
      onMade(code);
    };
    saving.mutate(newCodeOf(form), { onSuccess });
  };
  return (
    <FormDialog title={words.make} isChanged={JSON.stringify(form) !== JSON.stringify(emptyCode)} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Fields
          form={form}
          isTried={isTried}
          error={saving.error}
          onChange={(part) => {
            setForm((before) => ({ ...before, ...part }));
            saving.reset();
          }}
        />
        {saving.error !== null && !isTaken(saving.error) && (
          <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>
        )}
        <Button type="submit" loading={saving.isPending}>
          {words.make}
        </Button>
      </form>
    </FormDialog>
  );
}

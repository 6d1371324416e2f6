import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FormMessage } from '../../../ui/form-message.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { isUntouched } from './goods-choice.ts';
import { useEngineFailed, useTransport } from './use-goods.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import type { useSaveParameters } from '../wizard/use-save-parameters.tsx';

type Props = {
  readonly saving: ReturnType<typeof useSaveParameters>;
  /** Called before saving, which confirms what the step shows. */
  readonly onSave: () => void;
};

/** True while the proposal for empty fields is being computed: it would change what is saved. */
function useIsProposalAwaited(): boolean {
  const isEmpty = useDraft(({ dangerousGoods }) => isUntouched(dangerousGoods));
  const transport = useTransport();
  const hasFailed = useEngineFailed();
  return isEmpty && transport === undefined && !hasFailed;
}

/** Saves the input for the chemist; only then does Next open. */
function SaveForChemist({ saving, onSave }: Props) {
  const { author } = useWords().dangerousGoods;
  const { order } = useWizard();
  const { save, isBusy, isSaved } = saving;
  const isAwaited = useIsProposalAwaited();
  const press = async () => {
    onSave();
    if (await save()) notifications.show({ id: 'saved-for-chemist', message: author.saved, color: 'teal' });
  };
  return (
    <>
      {isSaved ? (
        <FormMessage tone="success">{author.saved}</FormMessage>
      ) : (
        <FormMessage tone="note">{order?.isByChemist === true ? author.changed : author.intro}</FormMessage>
      )}
      <div>
        <Button loading={isBusy} disabled={isAwaited} onClick={() => void press()}>
          {author.save}
        </Button>
      </div>
    </>
  );
}

/** Chooses who writes the sheet: the user, or a chemist after the payment. */
export function AuthorChoice(props: Props) {
  const { author } = useWords().dangerousGoods;
  const ownSds = useDraft((draft) => draft.ownSds);
  const edit = useEdit();
  return (
    <FieldGroup heading={author.heading} columns={1}>
      <p>{author.question}</p>
      <Segmented
        label={author.question}
        value={ownSds ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: author.yes },
          { value: 'no', label: author.no },
        ]}
        onChoose={(chosen) => {
          edit('ownSds', (draft) => ({ ...draft, ownSds: chosen === 'yes' }));
        }}
      />
      {!ownSds && <SaveForChemist {...props} />}
    </FieldGroup>
  );
}

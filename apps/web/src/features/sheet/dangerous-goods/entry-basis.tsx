import { TextInput } from '@mantine/core';
import { dangerousGoodsSchema } from '@gosds/sheet/draft/draft';
import { labelOf } from '../state/field-labels.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useWords } from '../../../words/words.ts';

const fields = dangerousGoodsSchema.shape.basis.unwrap().shape;

function BasisText({ field }: { readonly field: keyof typeof fields }) {
  const { basisHint } = useWords().dangerousGoods;
  const path = `dangerousGoods.basis.${field}`;
  const value = useDraft((draft) => draft.dangerousGoods.basis[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  return (
    <WithHelp path={path}>
      <TextInput
        id={path}
        label={labelOf(path)}
        description={basisHint[field]}
        maxLength={maxCharacters(fields[field])}
        value={value}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          const typed = event.currentTarget.value;
          edit(path, (draft) => ({
            ...draft,
            dangerousGoods: {
              ...draft.dangerousGoods,
              basis: { ...draft.dangerousGoods.basis, [field]: typed },
              confirmed: false,
            },
          }));
        }}
        onBlur={() => {
          touch(path, value);
        }}
      />
    </WithHelp>
  );
}

/** The source for an entry that differs from the proposal. With a source, no finding contradicts the entry. */
export function EntryBasis() {
  const { heading, basisIntro } = useWords().dangerousGoods;
  return (
    <FieldGroup heading={heading.basis} intro={basisIntro} columns={2}>
      <BasisText field="source" />
      <BasisText field="date" />
    </FieldGroup>
  );
}

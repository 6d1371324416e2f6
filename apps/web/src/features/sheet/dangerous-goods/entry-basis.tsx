import { TextInput } from '@mantine/core';
import { dangerousGoodsSchema } from '@gosds/sheet/draft/draft';
import { fieldLabels } from '../state/field-labels.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { FieldGroup } from '../fields/field-group.tsx';

const fields = dangerousGoodsSchema.shape.basis.unwrap().shape;

const hints = {
  source: 'For example: safety data sheet of the supplier, test report, decision of an authority, with its number.',
  date: 'A year, a month or a day, for example 2024-03-15.',
} as const satisfies Record<keyof typeof fields, string>;

function BasisText({ field }: { readonly field: keyof typeof fields }) {
  const path = `dangerousGoods.basis.${field}`;
  const value = useDraft((draft) => draft.dangerousGoods.basis[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  return (
    <WithHelp path={path}>
      <TextInput
        id={path}
        label={fieldLabels[path]}
        description={hints[field]}
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

/** The source of an entry that the user knows better than the proposal. Then no finding speaks against it. */
export function EntryBasis() {
  return (
    <FieldGroup
      heading="I know the entry"
      intro="Fill this in if the fields above differ from the proposal. The sheet then names your source."
      columns={2}
    >
      <BasisText field="source" />
      <BasisText field="date" />
    </FieldGroup>
  );
}

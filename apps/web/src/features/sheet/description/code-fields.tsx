import { Button, Group, MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { proposedCategories } from '@gosds/sheet/draft/use/proposed-categories';
import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { documentTypeOf } from '@gosds/sheet/profiles/countries';
import { FormMessage } from '../../../ui/form-message.tsx';
import styles from '../fields/draft-field.module.css';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit, useFinding } from '../state/wizard-context.ts';
import { PurposesField } from './purposes-field.tsx';
import { ReachUsesField } from './reach-uses-field.tsx';
import { useCodeName } from '../../../words/code-names.ts';
import { useWords } from '../../../words/words.ts';

type Names = readonly (readonly [code: string, name: string])[];

type CodeName = ReturnType<typeof useCodeName>;

const optionsOf = (names: Names, nameOf: CodeName) =>
  names.map(([code, english]) => ({ value: code, label: `${code} ${nameOf(code, english)}`.trim() }));

const fields = {
  productCategories: {
    names: productCategoryNames,
    most: 10,
  },
};

/** Selects several codes of a list, found by code or name. */
function CodesField({ field }: { readonly field: keyof typeof fields }) {
  const { names, most } = fields[field];
  const nameOf = useCodeName();
  const words = useWords().productCategories;
  const path = `description.${field}`;
  const codes = useDraft((draft) => draft.description[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  return (
    <WithHelp path={path} isWide>
      <MultiSelect
        id={path}
        label={labelOf(path)}
        description={words.hint}
        placeholder={codes.length === 0 ? words.search : ''}
        data={optionsOf(names, nameOf)}
        value={codes}
        maxValues={most}
        searchable
        hidePickedOptions
        withScrollArea={false}
        classNames={{ options: styles['options'] ?? '' }}
        nothingFoundMessage={words.nothing}
        error={problem}
        onChange={(chosen) => {
          edit(path, (draft) => ({ ...draft, description: { ...draft.description, [field]: chosen } }));
        }}
      />
    </WithHelp>
  );
}

const englishNames = new Map(productCategoryNames);

/** Codes that the words of the use suggest; one click confirms them. */
function Proposal() {
  const words = useWords().productCategories;
  const uses = useDraft((draft) => draft.description.uses);
  const codes = useDraft((draft) => draft.description.productCategories);
  const edit = useEdit();
  const nameOf = useCodeName();
  const proposed = proposedCategories({ uses, productCategories: codes });
  if (proposed.length === 0) return null;
  const named = proposed.map((code) => `${code} ${nameOf(code, englishNames.get(code) ?? '')}`).join('; ');
  return (
    <div className={styles['wide']}>
      <FormMessage tone="note">
        <Group gap="sm">
          <span>{codes.length === 0 ? words.looksLike(named) : words.alsoSuggests(named)}</span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              edit('description.productCategories.proposal', (draft) => ({
                ...draft,
                description: { ...draft.description, productCategories: [...codes, ...proposed] },
              }));
            }}
          >
            {codes.length === 0 ? words.confirm : words.add}
          </Button>
        </Group>
      </FormMessage>
    </div>
  );
}

/** Purpose of the product as codes: product categories, and use descriptors under REACH. */
export function CodeFields() {
  const isReach = useDraft((draft) => documentTypeOf(draft.description.country) === 'Reach');
  const hasUses = useDraft((draft) => draft.description.reachUses.length > 0);
  return (
    <>
      <CodesField field="productCategories" />
      <Proposal />
      <PurposesField />
      {(isReach || hasUses) && <ReachUsesField />}
    </>
  );
}

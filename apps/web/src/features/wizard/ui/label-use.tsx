import { Checkbox } from '@mantine/core';
import { marketOf } from '@gosds/sheet/profiles/countries';
import { productUses } from '@gosds/sheet/draft/label-use';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { fieldLabels } from '../lib/field-labels.ts';
import { useDraft, useEdit } from '../lib/wizard-context.ts';
import { DescriptionField } from './description-field.tsx';
import styles from './draft-field.module.css';
import { FieldGroup } from './field-group.tsx';

/** The inventory of each market that keeps one apart from its classification. */
const inventories: Readonly<Partial<Record<ReturnType<typeof marketOf>, string>>> = {
  us: 'TSCA, e.g. all components are listed as active',
  ca: 'Domestic or Non-domestic Substances List',
  au: 'Australian Inventory of Industrial Chemicals',
};

const names = { industrial: 'Industry', professional: 'Professionals', consumer: 'Consumers' } as const;

const useOptions = productUses.map((use) => ({ value: use, label: names[use] }));

/** Of a package so small that the law may spare it a part of the label. */
function TooSmall() {
  const isTooSmall = useDraft((draft) => draft.description.isPackageTooSmall);
  const edit = useEdit();
  return (
    <div className={styles['wide']}>
      <Checkbox
        id="description.isPackageTooSmall"
        label="No label that holds everything can be fixed to it, not even fold-out or tied on"
        checked={isTooSmall}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          edit('description.isPackageTooSmall', (draft) => ({
            ...draft,
            description: { ...draft.description, isPackageTooSmall: checked },
          }));
        }}
      />
    </div>
  );
}

/** What the choice of precautionary statements and the label of a small package hang on. */
export function LabelUse() {
  const productUse = useDraft((draft) => draft.description.productUse);
  const hasPackage = useDraft((draft) => draft.description.packageMl.trim() !== '');
  const inventory = useDraft((draft) => inventories[marketOf(draft.description.country)]);
  const edit = useEdit();
  return (
    <FieldGroup heading="Use and package" intro="Both decide what the label shows.">
      <NativeSelect
        id="description.productUse"
        label={fieldLabels['description.productUse']}
        value={productUse}
        options={useOptions}
        placeholder="Not stated"
        description="Labels for consumers carry further precautionary statements."
        onSelect={(use) => {
          edit('description.productUse', (draft) => ({
            ...draft,
            description: { ...draft.description, productUse: use },
          }));
        }}
      />
      <DescriptionField
        field="packageMl"
        inputMode="decimal"
        hint="Capacity; the law may spare small ones a part of the label."
      />
      {hasPackage && <TooSmall />}
      {inventory !== undefined && (
        <DescriptionField
          field="inventoryStatus"
          isWide
          hint={`${inventory}: printed in section 15 where it stands here.`}
        />
      )}
    </FieldGroup>
  );
}

import { processings } from '@gosds/sheet/draft/description-schema';
import { productUses } from '@gosds/sheet/draft/label-use';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Facts that decide the choice of precautionary statements and the size of the label. */
export function LabelUse() {
  const productUse = useDraft((draft) => draft.description.productUse);
  const processing = useDraft((draft) => draft.description.processing);
  const inventory = useDraft((draft) => countryForm(draft.description.country).inventory);
  const edit = useEdit();
  const words = useFirstWords().description;
  return (
    <FieldGroup heading={words.use.heading} intro={words.use.intro}>
      <WithHelp path="description.productUse">
        <NativeSelect
          id="description.productUse"
          label={labelOf('description.productUse')}
          value={productUse}
          options={productUses.map((use) => ({ value: use, label: words.user[use] }))}
          placeholder={words.use.notStated}
          description={words.use.users}
          onSelect={(use) => {
            edit('description.productUse', (draft) => ({
              ...draft,
              description: { ...draft.description, productUse: use },
            }));
          }}
        />
      </WithHelp>
      <WithHelp path="description.processing">
        <NativeSelect
          id="description.processing"
          label={labelOf('description.processing')}
          value={processing}
          options={processings.map((way) => ({ value: way, label: words.processing[way] }))}
          placeholder={words.use.notStated}
          description={words.use.work}
          onSelect={(chosen) => {
            const known = processings.find((each) => each === chosen) ?? '';
            edit('description.processing', (draft) => ({
              ...draft,
              description: { ...draft.description, processing: known },
            }));
          }}
        />
      </WithHelp>
      <DescriptionField field="packageMl" isNumber inputMode="decimal" hint={words.use.package} />
      {inventory !== undefined && <DescriptionField field="inventoryStatus" isWide hint={words.inventory[inventory]} />}
    </FieldGroup>
  );
}

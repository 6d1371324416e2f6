import { marketOf } from '@gosds/sheet/profiles/countries';
import { processings } from '@gosds/sheet/draft/draft';
import { productUses } from '@gosds/sheet/draft/label-use';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { fieldLabels } from '../state/field-labels.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import { useFirstWords } from '../../../words/words.ts';

type InventoryMarket = keyof FirstWords['description']['inventory'];

/** The market of the sheet, where it keeps an inventory apart from its classification. */
function inventoryOf(country: string): InventoryMarket | undefined {
  const markets: readonly InventoryMarket[] = ['us', 'ca', 'au'];
  return markets.find((market) => market === marketOf(country));
}

/** What the choice of precautionary statements and the size of the label hang on. */
export function LabelUse() {
  const productUse = useDraft((draft) => draft.description.productUse);
  const processing = useDraft((draft) => draft.description.processing);
  const inventory = useDraft((draft) => inventoryOf(draft.description.country));
  const edit = useEdit();
  const words = useFirstWords().description;
  return (
    <FieldGroup heading={words.use.heading} intro={words.use.intro}>
      <WithHelp path="description.productUse">
        <NativeSelect
          id="description.productUse"
          label={fieldLabels['description.productUse']}
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
          label={fieldLabels['description.processing']}
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
      <DescriptionField field="packageMl" inputMode="decimal" hint={words.use.package} />
      {inventory !== undefined && <DescriptionField field="inventoryStatus" isWide hint={words.inventory[inventory]} />}
    </FieldGroup>
  );
}

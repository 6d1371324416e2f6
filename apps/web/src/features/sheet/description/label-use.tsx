import { marketOf } from '@gosds/sheet/profiles/countries';
import { processings } from '@gosds/sheet/draft/draft';
import { productUses } from '@gosds/sheet/draft/label-use';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { fieldLabels } from '../state/field-labels.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';

/** The inventory of each market that keeps one apart from its classification. */
const inventories: Readonly<Partial<Record<ReturnType<typeof marketOf>, string>>> = {
  us: 'TSCA, e.g. all components are listed as active',
  ca: 'Domestic or Non-domestic Substances List',
  au: 'Australian Inventory of Industrial Chemicals',
};

const names = { industrial: 'Industry', professional: 'Professionals', consumer: 'Consumers' } as const;

const useOptions = productUses.map((use) => ({ value: use, label: names[use] }));

const ways: Readonly<Record<(typeof processings)[number], string>> = {
  none: 'As supplied, none of these',
  welding: 'Welded',
  soldering: 'Soldered, brazed or melted',
  cutting: 'Cut with a flame, plasma or laser',
  grinding: 'Ground or sanded',
  spraying: 'Sprayed',
};

const processingOptions = processings.map((way) => ({ value: way, label: ways[way] }));

/** What the choice of precautionary statements and the size of the label hang on. */
export function LabelUse() {
  const productUse = useDraft((draft) => draft.description.productUse);
  const processing = useDraft((draft) => draft.description.processing);
  const inventory = useDraft((draft) => inventories[marketOf(draft.description.country)]);
  const edit = useEdit();
  return (
    <FieldGroup
      heading="Use and package"
      intro="These answers decide what the label shows and what the sheet says about the work."
    >
      <WithHelp path="description.productUse">
        <NativeSelect
          id="description.productUse"
          label={fieldLabels['description.productUse']}
          value={productUse}
          options={useOptions}
          placeholder="Not stated"
          description="Labels for consumers need more precautionary statements."
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
          options={processingOptions}
          placeholder="Not stated"
          description="Welding, cutting and similar work cause hazards that the supplied product does not have."
          onSelect={(chosen) => {
            const known = processings.find((each) => each === chosen) ?? '';
            edit('description.processing', (draft) => ({
              ...draft,
              description: { ...draft.description, processing: known },
            }));
          }}
        />
      </WithHelp>
      <DescriptionField
        field="packageMl"
        inputMode="decimal"
        hint="Its capacity. The law may allow a shorter label on small packages."
      />
      {inventory !== undefined && (
        <DescriptionField
          field="inventoryStatus"
          isWide
          hint={`${inventory}: printed in section 15 if you enter it.`}
        />
      )}
    </FieldGroup>
  );
}

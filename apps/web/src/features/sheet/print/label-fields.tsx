import { Checkbox, TextInput } from '@mantine/core';
import { languages } from '@gosds/phrases/generated/languages';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type LabelForm, type LabelledSheet, secondLanguages } from './label-form.ts';
import styles from './label-dialog.module.css';

type Props = {
  readonly form: LabelForm;
  readonly sheet: LabelledSheet;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<LabelForm>) => void;
};

type TextKey = 'capacity' | 'width' | 'height' | 'quantity' | 'count' | 'start' | 'margin' | 'gap';
type FlagKey = 'isReduced' | 'isBesideTransport' | 'hasCutMarks';

const sizes = [
  { value: 'class', label: 'The size for this package' },
  { value: 'own', label: 'Another size' },
];
const papers = [
  { value: 'label', label: 'One label on its own page' },
  { value: 'a4', label: 'Many on A4' },
  { value: 'letter', label: 'Many on US Letter' },
];
function Text({
  form,
  errors,
  onChange,
  field,
  label,
  description,
}: Omit<Props, 'sheet'> & { field: TextKey; label: string; description?: string }) {
  return (
    <TextInput
      label={label}
      description={description}
      id={`label.${field}`}
      inputMode={field === 'quantity' ? 'text' : 'decimal'}
      autoComplete="off"
      value={form[field]}
      error={errors[field]}
      onChange={(event) => {
        onChange({ [field]: event.currentTarget.value });
      }}
    />
  );
}

function Flag({ form, onChange, field, label }: Pick<Props, 'form' | 'onChange'> & { field: FlagKey; label: string }) {
  return (
    <Checkbox
      id={`label.${field}`}
      label={label}
      checked={form[field]}
      onChange={(event) => {
        onChange({ [field]: event.currentTarget.checked });
      }}
    />
  );
}

/** How many labels on a paper, and where. */
function PaperFields(props: Props) {
  return (
    <>
      <div className={styles['pair']}>
        <Text {...props} field="count" label="Labels" />
        <Text {...props} field="start" label="First place" description="Counted from 1" />
        <Text {...props} field="margin" label="Margin (mm)" />
        <Text {...props} field="gap" label="Gap (mm)" />
      </div>
      <Flag {...props} field="hasCutMarks" label="Cut marks" />
    </>
  );
}

/** What the label is asked for: package, size, languages, reliefs, paper. */
export function LabelFields(props: Props) {
  const { form, sheet, onChange } = props;
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <Text {...props} field="capacity" label="Package holds (litres)" description="Such as 0.5" />
        <Text {...props} field="quantity" label="Nominal quantity" description="As printed: 5 l" />
      </div>
      <NativeSelect
        id="label.size"
        label="Size of the label"
        value={form.size}
        options={sizes}
        onSelect={(size) => {
          onChange({ size: size === 'own' ? 'own' : 'class' });
        }}
      />
      {form.size === 'own' && (
        <div className={styles['pair']}>
          <Text {...props} field="width" label="Width (mm)" />
          <Text {...props} field="height" label="Height (mm)" />
        </div>
      )}
      <NativeSelect
        id="label.language"
        label="Second language"
        value={form.language}
        options={secondLanguages(sheet, languages)}
        placeholder="None"
        onSelect={(language) => {
          onChange({ language });
        }}
      />
      <Flag {...props} field="isReduced" label="A full label cannot be attached: leave off what the law allows" />
      <Flag {...props} field="isBesideTransport" label="The package has transport labels: leave off what they show" />
      <NativeSelect
        id="label.paper"
        label="Paper"
        value={form.paper}
        options={papers}
        onSelect={(paper) => {
          onChange({ paper: paper === 'a4' || paper === 'letter' ? paper : 'label' });
        }}
      />
      {form.paper !== 'label' && <PaperFields {...props} />}
    </div>
  );
}

import { labelPapers } from '@gosds/sheet/label/paper-sizes';
import { Checkbox, TextInput } from '@mantine/core';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { languages } from '@gosds/phrases/generated/languages';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useWords } from '../../../words/words.ts';
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

type Choices = Pick<Words['print'], 'size' | 'paper'>;

const sizesIn = ({ size }: Choices) => [
  { value: 'class', label: size.package },
  { value: 'own', label: size.own },
];
const papersIn = ({ paper }: Choices) => labelPapers.map((value) => ({ value, label: paper[value] }));

function Text({
  form,
  errors,
  onChange,
  field,
  description,
}: Omit<Props, 'sheet'> & { field: TextKey; description?: string }) {
  const { field: labels } = useWords().print;
  return (
    <TextInput
      label={labels[field]}
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

function Flag({ form, onChange, field }: Pick<Props, 'form' | 'onChange'> & { field: FlagKey }) {
  const { field: labels } = useWords().print;
  return (
    <Checkbox
      id={`label.${field}`}
      label={labels[field]}
      checked={form[field]}
      onChange={(event) => {
        onChange({ [field]: event.currentTarget.checked });
      }}
    />
  );
}

/** Number and position of the labels on a paper. */
function PaperFields(props: Props) {
  const { startHint } = useWords().print.field;
  return (
    <>
      <div className={styles['pair']}>
        <Text {...props} field="count" />
        <Text {...props} field="start" description={startHint} />
        <Text {...props} field="margin" />
        <Text {...props} field="gap" />
      </div>
      <Flag {...props} field="hasCutMarks" />
    </>
  );
}

/** Settings of the label: package, size, languages, exemptions, paper. */
export function LabelFields(props: Props) {
  const { form, sheet, onChange } = props;
  const { print } = useWords();
  const { field: texts } = print;
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <Text {...props} field="capacity" description={texts.capacityHint} />
        <Text {...props} field="quantity" description={texts.quantityHint} />
      </div>
      <NativeSelect
        isAlwaysChosen
        id="label.size"
        label={texts.size}
        value={form.size}
        options={sizesIn(print)}
        onSelect={(size) => {
          onChange({ size: size === 'own' ? 'own' : 'class' });
        }}
      />
      {form.size === 'own' && (
        <div className={styles['pair']}>
          <Text {...props} field="width" />
          <Text {...props} field="height" />
        </div>
      )}
      <NativeSelect
        id="label.language"
        label={texts.language}
        value={form.language}
        options={secondLanguages(sheet, languages)}
        placeholder={texts.noLanguage}
        onSelect={(language) => {
          onChange({ language });
        }}
      />
      <Flag {...props} field="isReduced" />
      <Flag {...props} field="isBesideTransport" />
      <NativeSelect
        isAlwaysChosen
        id="label.paper"
        label={texts.paper}
        value={form.paper}
        options={papersIn(print)}
        onSelect={(paper) => {
          onChange({ paper: labelPapers.find((each) => each === paper) ?? 'label' });
        }}
      />
      {form.paper !== 'label' && <PaperFields {...props} />}
    </div>
  );
}

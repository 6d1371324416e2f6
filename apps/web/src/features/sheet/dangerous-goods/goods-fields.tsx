import { TextInput } from '@mantine/core';
import { dangerousGoodsSchema } from '@gosds/sheet/draft/draft';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import { NativeSelect, type SelectOption } from '../../../ui/native-select.tsx';
import { fieldLabels } from '../state/field-labels.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';

const options = (...texts: readonly string[]): readonly SelectOption[] =>
  texts.map((text) => ({ value: text, label: text }));

const classes = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2'];
const laterClasses = ['6.1', '6.2', '7', '8', '9'];

const choices = {
  dgClass: options('Any', 'None', ...classes, ...laterClasses),
  subRisk1: options('None', ...classes, ...laterClasses),
  subRisk2: options('None', ...classes, ...laterClasses),
  packagingGroup: options('None', 'I', 'II', 'III'),
} as const;

/** A change by hand is no longer what was confirmed. */
function useGoodsEdit() {
  const edit = useEdit();
  return (field: string, value: string) => {
    edit(`dangerousGoods.${field}`, (draft) => ({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, [field]: value, confirmed: false },
    }));
  };
}

export function GoodsChoice({ field }: { readonly field: keyof typeof choices }) {
  const path = `dangerousGoods.${field}`;
  const value = useDraft((draft) => draft.dangerousGoods[field]);
  const { problem } = useFinding(path);
  const set = useGoodsEdit();
  return (
    <WithHelp path={path}>
      <NativeSelect
        id={path}
        label={fieldLabels[path]}
        value={value}
        options={choices[field]}
        error={problem}
        onSelect={(chosen) => {
          set(field, chosen);
        }}
      />
    </WithHelp>
  );
}

type TextProps = {
  readonly field: 'unNumber' | 'shippingName' | 'poisonSchedule' | 'hazChem';
  readonly isWide?: boolean;
};

/** `none` and `na12` as the list writes them. */
const asNumber = (text: string): string => (/^none$/i.test(text.trim()) ? 'None' : text.replace(/^\s*na(?=\d)/i, 'NA'));

export function GoodsText({ field, isWide = false }: TextProps) {
  const path = `dangerousGoods.${field}`;
  const value = useDraft((draft) => draft.dangerousGoods[field]);
  const { problem } = useFinding(path);
  const set = useGoodsEdit();
  const touch = useTouch();
  return (
    <WithHelp path={path} isWide={isWide}>
      <TextInput
        id={path}
        label={fieldLabels[path]}
        description={field === 'unNumber' ? entryChecks.unNumber.message() : undefined}
        maxLength={maxCharacters(dangerousGoodsSchema.shape[field])}
        value={value}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          set(field, event.currentTarget.value);
        }}
        onBlur={() => {
          if (field === 'unNumber' && asNumber(value) !== value) set(field, asNumber(value));
          touch(path, value);
        }}
      />
    </WithHelp>
  );
}

import { TextInput } from '@mantine/core';
import { dangerousGoodsSchema } from '@gosds/sheet/draft/draft';
import { plainNumber } from '@gosds/sheet/draft/plain-number';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import { NativeSelect, type SelectOption } from '../../../ui/native-select.tsx';
import { labelOf } from '../state/field-labels.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { useWords } from '../../../words/words.ts';
import { useSayFinding } from '../../../words/say-finding.ts';

const codes = (...all: readonly string[]): readonly SelectOption[] => all.map((code) => ({ value: code, label: code }));

const classes = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2'];
const laterClasses = ['6.1', '6.2', '7', '8', '9'];

const classCodes = codes(...classes, ...laterClasses);

const choices = {
  dgClass: { hasAny: true, codes: classCodes },
  subRisk1: { hasAny: false, codes: classCodes },
  subRisk2: { hasAny: false, codes: classCodes },
  packagingGroup: { hasAny: false, codes: codes('I', 'II', 'III') },
} as const;

/** The options of a field in the language of the screens; the draft stores them in English. */
function useChoices(field: keyof typeof choices): readonly SelectOption[] {
  const { any, none } = useWords().dangerousGoods;
  const { hasAny, codes: offered } = choices[field];
  return [...(hasAny ? [{ value: 'Any', label: any }] : []), { value: 'None', label: none }, ...offered];
}

/** A manual change removes the confirmation. */
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
  const options = useChoices(field);
  return (
    <WithHelp path={path}>
      <NativeSelect
        id={path}
        label={labelOf(path)}
        value={value}
        options={options}
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

/** Writes `none`, `na 12` and `UN 1090` as the list does: `None`, `NA12` and `1090`. */
function asNumber(text: string): string {
  const plain = plainNumber(text).trim();
  if (/^none$/i.test(plain)) return 'None';
  const number = plain.replace(/^(?:un|id)\s*(?=\d)/i, '').replace(/^na\s*(?=\d)/i, 'NA');
  return /^(?:NA)?\d+$/.test(number) ? number : text;
}

export function GoodsText({ field, isWide = false }: TextProps) {
  const path = `dangerousGoods.${field}`;
  const value = useDraft((draft) => draft.dangerousGoods[field]);
  const { problem } = useFinding(path);
  const say = useSayFinding();
  const set = useGoodsEdit();
  const touch = useTouch();
  return (
    <WithHelp path={path} isWide={isWide}>
      <TextInput
        id={path}
        label={labelOf(path)}
        description={field === 'unNumber' ? say(entryChecks.unNumber.says()) : undefined}
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

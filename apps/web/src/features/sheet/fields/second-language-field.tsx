import { TextInput } from '@mantine/core';
import { descriptionSchema } from '@gosds/sheet/draft/description-schema';
import { type Draft, propertiesSchema } from '@gosds/sheet/draft/draft';
import { isTwoLanguages } from '@gosds/sheet/draft/is-two-languages';
import { languageTitle } from '../../../words/place-names.ts';
import { useFirstWords } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { maxCharacters } from './max-characters.ts';
import { WithHelp } from './with-help.tsx';

const descriptionTexts = descriptionSchema.shape.secondLanguage.unwrap().shape;
const propertyTexts = propertiesSchema.shape.secondLanguage.unwrap().shape;

type Props = {
  readonly path: string;
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly onType: (path: string, typed: string) => void;
};

function SecondInput({ path, value, maxLength, onType }: Props) {
  const { problem } = useFinding(path);
  const touch = useTouch();
  const words = useFirstWords();
  const second = useDraft(({ description }) => description.language.split('+')[1] ?? '');
  return (
    <WithHelp path={path} isWide>
      <TextInput
        id={path}
        label={labelOf(path)}
        description={languageTitle(second, words)}
        maxLength={maxLength}
        value={value}
        error={problem}
        onChange={({ currentTarget }) => {
          onType(path, currentTarget.value);
        }}
        onBlur={() => {
          touch(path, value);
        }}
      />
    </WithHelp>
  );
}

const isBilingual = ({ description }: Draft) => isTwoLanguages(description.language);

/** The text of a description field in the second language; empty for a sheet in one language. */
export function SecondDescription({ field }: { readonly field: keyof typeof descriptionTexts }) {
  const isShown = useDraft(isBilingual);
  const value = useDraft((draft) => draft.description.secondLanguage[field]);
  const edit = useEdit();
  if (!isShown) return null;
  return (
    <SecondInput
      path={`description.secondLanguage.${field}`}
      value={value}
      maxLength={maxCharacters(descriptionTexts[field])}
      onType={(path, typed) => {
        edit(path, (draft) => {
          const secondLanguage = { ...draft.description.secondLanguage, [field]: typed };
          return { ...draft, description: { ...draft.description, secondLanguage } };
        });
      }}
    />
  );
}

/** The text of a property in the second language; empty for a sheet in one language. */
export function SecondProperty({ field }: { readonly field: keyof typeof propertyTexts }) {
  const isShown = useDraft(isBilingual);
  const value = useDraft((draft) => draft.properties.secondLanguage[field]);
  const edit = useEdit();
  if (!isShown) return null;
  return (
    <SecondInput
      path={`properties.secondLanguage.${field}`}
      value={value}
      maxLength={maxCharacters(propertyTexts[field])}
      onType={(path, typed) => {
        edit(path, (draft) => {
          const secondLanguage = { ...draft.properties.secondLanguage, [field]: typed };
          return { ...draft, properties: { ...draft.properties, secondLanguage } };
        });
      }}
    />
  );
}

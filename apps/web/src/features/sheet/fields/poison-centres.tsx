import { Button } from '@mantine/core';
import { descriptionSchema } from '@gosds/sheet/draft/draft';
import type { PoisonCentre } from '@gosds/sheet/draft/poison-centre/poison-centre';
import { centreLine, isEntered, poisonCentresOf, withLine } from '@gosds/sheet/draft/poison-centre/poison-centres';
import { countryByCode, sheetLanguage } from '@gosds/sheet/profiles/countries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { loadPart } from '../../../api/load-part.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { maxCharacters } from './max-characters.ts';
import styles from './poison-centres.module.css';

type Numbers = { readonly emergencyTelephone: string; readonly otherEmergencyTelephoneNumbers: string };

type Props = {
  /** Where the number is called: code of the country of the sheet. */
  readonly country: string;
  /** Tag of the language in which hours and limits are written. */
  readonly language: string;
  readonly numbers: Numbers;
  /** Takes the text of the other emergency numbers with the centre in it. */
  readonly onAdd: (numbers: string) => void;
};

const shownAtOnce = 3;

const words = {
  one: (name: string) => `${name}: poison centre`,
  several: (name: string) => `${name}: poison centres`,
  spills: 'For spills, leaks and fires',
  always: '24 hours a day',
  daily: (from: string, to: string) => `daily ${from} to ${to}`,
  weekdays: (from: string, to: string) => `Monday to Friday ${from} to ${to}`,
  professionals: 'for health professionals only',
  agree: 'Agree with the centre before you name it: it has to know your products.',
  notify: 'Notify the product before you name the centre: it answers from what you notified.',
  ask: 'Ask the centre whether you may name it.',
  check: 'No second source confirmed this number. Call it or look it up before you use it.',
  full: 'There is no more room in Other Emergency Telephone Numbers.',
  add: 'Add it',
  addNamed: (name: string) => `Add it: ${name}`,
  all: (count: number) => `Show all ${count}`,
} as const;

function openingText({ opening }: PoisonCentre): string {
  if (opening === undefined) return words.always;
  return opening.isOnWeekdays ? words.weekdays(opening.from, opening.to) : words.daily(opening.from, opening.to);
}

const limitsText = (centre: PoisonCentre): string =>
  [openingText(centre), ...(centre.isForProfessionals ? [words.professionals] : [])].join(', ');

const addLine = async ({ language, numbers }: Props, centre: PoisonCentre): Promise<string> => {
  const { loadLanguage } = await loadPart(() => import('@gosds/phrases/load-language'));
  return withLine(numbers.otherEmergencyTelephoneNumbers, centreLine(centre, await loadLanguage(language)));
};

const maxLength = maxCharacters(descriptionSchema.shape.otherEmergencyTelephoneNumbers) ?? Infinity;

function Centre({ centre, ...props }: Props & { readonly centre: PoisonCentre }) {
  const [isFull, setIsFull] = useState(false);
  const adding = useMutation({
    mutationFn: () => addLine(props, centre),
    onSuccess: (numbers) => {
      setIsFull(numbers.length > maxLength);
      if (numbers.length <= maxLength) props.onAdd(numbers);
    },
  });
  return (
    <li className={styles['centre']}>
      <div>
        <p>
          {centre.name}: <bdi className={styles['number']}>{centre.number}</bdi> ({limitsText(centre)})
        </p>
        <p className={styles['first']}>{words[centre.first ?? 'ask']}</p>
        {centre.isToCheck === true && <p className={styles['first']}>{words.check}</p>}
        {isFull && <p role="alert">{words.full}</p>}
        {adding.error !== null && <p role="alert">{messageOf(adding.error)}</p>}
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.addNamed(centre.name)}
        loading={adding.isPending}
        onClick={() => {
          adding.mutate();
        }}
      >
        {words.add}
      </Button>
    </li>
  );
}

type ListProps = Props & { readonly heading: string; readonly centres: readonly PoisonCentre[] };

function CentreList({ heading, centres, ...props }: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? centres : centres.slice(0, shownAtOnce);
  if (centres.length === 0 || centres.some((centre) => isEntered(centre, props.numbers))) return null;
  return (
    <FormMessage tone="note">
      <div className={styles['centres']}>
        <p className={styles['heading']}>{heading}</p>
        <ul className={styles['list']}>
          {shown.map((centre) => (
            <Centre key={centre.number} {...props} centre={centre} />
          ))}
        </ul>
        {shown.length < centres.length && (
          <Button
            className={styles['all'] ?? ''}
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              setIsWhole(true);
            }}
          >
            {words.all(centres.length)}
          </Button>
        )}
      </div>
    </FormMessage>
  );
}

/** The poison centres of a country and whom to call about a spill, until one of each is among the emergency numbers. */
export function PoisonCentres(props: Props) {
  const centres = poisonCentresOf(props.country);
  const forPoisoning = centres.filter(({ isForSpills }) => isForSpills !== true);
  const name = countryByCode(props.country)?.name ?? '';
  const given = { ...props, language: sheetLanguage(props) };
  return (
    <div className={styles['centres']}>
      <CentreList
        {...given}
        heading={forPoisoning.length === 1 ? words.one(name) : words.several(name)}
        centres={forPoisoning}
      />
      <CentreList {...given} heading={words.spills} centres={centres.filter(({ isForSpills }) => isForSpills)} />
    </div>
  );
}

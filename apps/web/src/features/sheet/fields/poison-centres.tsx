import { Button } from '@mantine/core';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { descriptionSchema } from '@gosds/sheet/draft/description-schema';
import type { PoisonCentre } from '@gosds/sheet/draft/poison-centre/poison-centre';
import { centreLine, isEntered, poisonCentresOf, withLine } from '@gosds/sheet/draft/poison-centre/poison-centres';
import { sheetLanguage } from '@gosds/sheet/profiles/countries';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { loadPart } from '../../../api/load-part.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { maxCharacters } from './max-characters.ts';
import { sentence } from '../../../words/sentence.ts';
import { nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './poison-centres.module.css';

type Numbers = { readonly emergencyTelephone: string; readonly otherEmergencyTelephoneNumbers: string };

type Props = {
  /** Country code of the sheet, from which the number is called. */
  readonly country: string;
  /** Language tag for hours and restrictions. */
  readonly language: string;
  readonly numbers: Numbers;
  /** Receives the line of the centre, to append to the other emergency numbers as they are by then. */
  readonly onAdd: (line: string) => void;
};

const shownAtOnce = 3;

type PoisonWords = Words['poisonCentres'];

function hoursText({ opening }: PoisonCentre, { hours }: PoisonWords): string {
  if (opening === undefined) return hours.always;
  return opening.isOnWeekdays ? hours.weekdays(opening) : hours.daily(opening);
}

function centreText(centre: PoisonCentre, words: PoisonWords): ReactNode {
  const line = centre.isForProfessionals ? words.lineForProfessionals : words.line;
  const { name, number } = centre;
  const isolated = (text: string) => <bdi className={styles['number']}>{text}</bdi>;
  return sentence(line<ReactNode>({ name, number, numberIn: isolated, hours: hoursText(centre, words) }));
}

/** What the supplier does before the sheet names the centre. */
const firstOf = ({ first }: PoisonCentre) => first ?? 'ask';

async function lineIn(language: string, centre: PoisonCentre): Promise<string> {
  const { loadLanguage } = await loadPart(() => import('@gosds/phrases/load-language'));
  return centreLine(centre, await loadLanguage(language));
}

const maxLength = maxCharacters(descriptionSchema.shape.otherEmergencyTelephoneNumbers) ?? Infinity;

type CentreProps = Props & { readonly centre: PoisonCentre; readonly isFirstSaid: boolean };

function Centre({ centre, isFirstSaid, ...props }: CentreProps) {
  const [isFull, setIsFull] = useState(false);
  const words = useWords().poisonCentres;
  const adding = useMutation({
    mutationFn: () => lineIn(props.language, centre),
    onSuccess: (line) => {
      const { length } = withLine(props.numbers.otherEmergencyTelephoneNumbers, line);
      setIsFull(length > maxLength);
      if (length <= maxLength) props.onAdd(line);
    },
  });
  return (
    <li className={styles['centre']}>
      <div>
        <p>{centreText(centre, words)}</p>
        {!isFirstSaid && <p className={styles['first']}>{words.first[firstOf(centre)]}</p>}
        {centre.isToCheck === true && <p className={styles['first']}>{words.toCheck}</p>}
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
  const words = useWords().poisonCentres;
  const shown = isWhole ? centres : centres.slice(0, shownAtOnce);
  if (centres.length === 0 || centres.some((centre) => isEntered(centre, props.numbers))) return null;
  // What all centres ask for is said once.
  const [first, ...others] = [...new Set(centres.map(firstOf))];
  const common = others.length === 0 ? first : undefined;
  return (
    <FormMessage tone="note">
      <div className={styles['centres']}>
        <p className={styles['heading']}>{heading}</p>
        {common !== undefined && <p className={styles['first']}>{words.first[common]}</p>}
        <ul className={styles['list']}>
          {shown.map((centre) => (
            <Centre key={centre.number} {...props} centre={centre} isFirstSaid={common !== undefined} />
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

/** Poison centres of a country, and numbers for spills; hidden once one of each is among the emergency numbers. */
export function PoisonCentres(props: Props) {
  const { heading } = useWords().poisonCentres;
  const centres = poisonCentresOf(props.country);
  const forPoisoning = centres.filter(({ isForSpills }) => isForSpills !== true);
  const name = nameOfCountry(props.country) ?? '';
  const given = { ...props, language: sheetLanguage(props) };
  return (
    <div className={styles['centres']}>
      <CentreList
        {...given}
        heading={forPoisoning.length === 1 ? heading.one(name) : heading.several(name)}
        centres={forPoisoning}
      />
      <CentreList {...given} heading={heading.spills} centres={centres.filter(({ isForSpills }) => isForSpills)} />
    </div>
  );
}

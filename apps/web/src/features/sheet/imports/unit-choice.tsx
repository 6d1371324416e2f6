import type { UnitGuess } from '@gosds/imports/mixture/read-mixture';
import { shareUnits, type ShareUnit } from '@gosds/imports/mixture/words';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { unitTexts } from './import-texts.ts';

const options = shareUnits.flatMap((unit) => {
  const label = unitTexts[unit];
  return label === undefined ? [] : [{ value: unit, label }];
});

const isUnit = (value: string): value is ShareUnit => shareUnits.some((unit) => unit === value);

const sumText = (sum: number) => String(Math.round(sum * 1e4) / 1e4);

/** What makes the unit doubtful. */
const whyAsked = ({ unit, sum }: UnitGuess): string =>
  unit === 'percent'
    ? `The numbers add up to ${sumText(sum)}.`
    : `The numbers add up to ${sumText(sum)}. Say what they are.`;

/** Weights that the file names are scaled like parts by weight. */
const shownUnit = (unit: ShareUnit): ShareUnit => (unitTexts[unit] === undefined ? 'parts' : unit);

type Props = {
  readonly guess: UnitGuess;
  readonly unit: ShareUnit | undefined;
  /** The user went on without an answer. */
  readonly isMissed: boolean;
  readonly onChange: (unit: ShareUnit) => void;
};

/** What the numbers of the file are; asked where the file does not say it. */
export function UnitChoice({ guess, unit, isMissed, onChange }: Props) {
  if (guess.isSure && guess.sum === 0) return null;
  return (
    <NativeSelect
      id="import.unit"
      label="Numbers without a unit are"
      description={whyAsked(guess)}
      placeholder="Say what the numbers are"
      value={unit ?? (guess.isSure ? shownUnit(guess.unit) : '')}
      options={options}
      error={isMissed ? 'Say what the numbers are.' : undefined}
      onSelect={(value) => {
        if (isUnit(value)) onChange(value === 'parts' && shownUnit(guess.unit) === 'parts' ? guess.unit : value);
      }}
    />
  );
}

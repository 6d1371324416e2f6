import type { UnitGuess } from '@gosds/imports/mixture/read-mixture';
import { shareUnits, type ShareUnit } from '@gosds/imports/mixture/words';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useWords } from '../../../words/words.ts';

/** Units that the user can choose. A weight unit in a cell is used without asking. */
const offeredUnits = [
  'percent',
  'ppm',
  'ppb',
  'per-mille',
  'fraction',
  'parts',
] as const satisfies readonly ShareUnit[];

const isOffered = (unit: ShareUnit): boolean => offeredUnits.some((offered) => offered === unit);

const isUnit = (value: string): value is ShareUnit => shareUnits.some((unit) => unit === value);

const rounded = (sum: number) => Math.round(sum * 1e4) / 1e4;

/** Weights in the file are scaled like parts by weight. */
const shownUnit = (unit: ShareUnit): ShareUnit => (isOffered(unit) ? unit : 'parts');

type Props = {
  readonly guess: UnitGuess;
  readonly unit: ShareUnit | undefined;
  /** True if the user tried to continue without an answer. */
  readonly isMissed: boolean;
  readonly onChange: (unit: ShareUnit) => void;
};

/** Asks for the unit of the numbers if the file does not state it. */
export function UnitChoice({ guess, unit, isMissed, onChange }: Props) {
  const { unit: texts } = useWords().imports;
  if (guess.isSure && guess.sum === 0) return null;
  return (
    <NativeSelect
      isAlwaysChosen
      id="import.unit"
      label={texts.label}
      description={(guess.unit === 'percent' ? texts.sum : texts.sumAsk)(rounded(guess.sum))}
      placeholder={texts.placeholder}
      value={unit ?? (guess.isSure ? shownUnit(guess.unit) : '')}
      options={offeredUnits.map((each) => ({ value: each, label: texts[each] }))}
      error={isMissed ? texts.missed : undefined}
      onSelect={(value) => {
        if (isUnit(value)) onChange(value === 'parts' && shownUnit(guess.unit) === 'parts' ? guess.unit : value);
      }}
    />
  );
}

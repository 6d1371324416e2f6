import { pictogramName } from '@gosds/phrases/pictogram-name';
import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import { useFirstWords } from '../words/words.ts';
import styles from './pictogram.module.css';

type Props = {
  /** Such as `GHS02`, `3` or `marine-pollutant`. */
  readonly code: string;
  readonly size: number;
  /** The text for screen readers; by default the name of the pictogram. */
  readonly label?: string;
};

const sources = new Map<string, string>();

/** The drawing as a data URL; encoded once. */
function sourceOf(code: string): string {
  const known = sources.get(code);
  if (known !== undefined) return known;
  const source = `data:image/svg+xml,${encodeURIComponent(pictogramSvg(code))}`;
  sources.set(code, source);
  return source;
}

/** A hazard pictogram or transport label; it stays white in dark mode. */
export function Pictogram({ code, size, label }: Props) {
  const { pictogramNames } = useFirstWords();
  return (
    <img
      className={styles['pictogram']}
      src={sourceOf(code)}
      width={size}
      height={size}
      alt={label ?? `${code} ${pictogramName(code, pictogramNames)}`}
    />
  );
}

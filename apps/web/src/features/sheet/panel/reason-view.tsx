import { cite, type MessageValue } from '@gosds/ghs/message';
import type { Language } from '@gosds/phrases/language';
import { sayValue } from '@gosds/phrases/say-message';
import type { Counted, Reason } from '@gosds/ghs/classification';
import { roundedShare } from '@gosds/sheet/draft/proportion';
import styles from './reason-view.module.css';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { percentText } from '../../../words/percent-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useLawWords, useWords, words } from '../../../words/words.ts';

const number = (value: number) => words().formats.measured(Number(value.toPrecision(6)));

const isolated = (text: string) => <bdi>{text}</bdi>;

const textOf = (value: MessageValue, language: Language): string =>
  sayValue(value, language, new Map(Object.entries(language.substanceNames ?? {})));

function CountedRow({ counted, language }: { readonly counted: Counted; readonly language: Language }) {
  const { reason } = useWords().panel;
  const { name, concentration, end, weight, hazard, note } = counted;
  const asWhat = [hazard === undefined ? '' : `${hazard.code} ${hazard.hCode}`, note ?? ''].filter(
    (part) => part !== '',
  );
  return (
    <tr>
      <th scope="row" lang={language.tag}>
        {textOf(name, language)}
      </th>
      <td>{sentence(reason[end]({ share: percentText(roundedShare(concentration)), isolated }))}</td>
      <td>{weight === undefined ? '' : `× ${number(weight)}`}</td>
      <td lang={language.tag}>{asWhat.map((part) => textOf(part, language)).join('; ')}</td>
    </tr>
  );
}

/** Sum, estimate or measured value as compared, with the limit of the law. */
function Comparison({ reason }: { readonly reason: Reason }) {
  const { reason: texts } = useWords().panel;
  const { found, limit, unit = '' } = reason.stated ?? reason;
  if (found === undefined && limit === undefined) return null;
  return (
    <p className={styles['comparison']}>
      {found !== undefined && (
        <span>{sentence(texts.found({ value: `${number(found)} ${unit}`.trim(), isolated }))}</span>
      )}
      {limit !== undefined && (
        <span>{sentence(texts.limit({ value: `${number(limit)} ${unit}`.trim(), isolated }))}</span>
      )}
    </p>
  );
}

type Props = {
  readonly reason: Reason;
  /** Language of the sheet that the reason explains; without a sheet, that of the screens. */
  readonly language?: Language | undefined;
};

/** One reason in full: rule, paragraph, the ingredients counted and left out, the sum and the limit. */
export function ReasonView({ reason, language: ofSheet }: Props) {
  const { phrases } = useLawWords();
  const language = ofSheet ?? phrases;
  const { reason: texts } = useWords().panel;
  const { paragraph, summary, counted, leftOut } = reason;
  return (
    <div className={styles['reason']}>
      <p className={styles['summary']} lang={language.tag} dir="auto">
        {textOf(summary, language)}
      </p>
      <p className={styles['source']} lang={language.tag}>
        {textOf(cite(paragraph), language)}
      </p>
      <Comparison reason={reason} />
      {counted.length > 0 && (
        <ScrollRegion className={styles['scroll']} label={texts.region}>
          <table className={styles['counted']}>
            <thead>
              <tr>
                <th scope="col">{texts.counted}</th>
                <th scope="col">{texts.share}</th>
                <th scope="col">{texts.weight}</th>
                <th scope="col">{texts.as}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map((item, index) => (
                <CountedRow key={`${item.ingredientId} ${index}`} counted={item} language={language} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {leftOut.length > 0 && (
        <ul className={styles['leftOut']} aria-label={texts.leftOut}>
          {leftOut.map(({ ingredientId, name, why }) => (
            <li key={`${ingredientId} ${textOf(why, language)}`} lang={language.tag}>
              {textOf(name, language)}: {textOf(why, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

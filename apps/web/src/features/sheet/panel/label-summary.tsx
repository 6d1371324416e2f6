import type { Draft } from '@gosds/sheet/draft/draft';
import { isChosenWithReason } from '@gosds/sheet/draft/entry-basis';
import type { Product } from '@gosds/sheet/product/product';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { type TransportOutcome, unknownShareOf } from '@gosds/transport/transport';
import { memo } from 'react';
import { missingText } from '../analysis/missing-text.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Pictogram } from '../../../ui/pictogram.tsx';
import styles from './label-summary.module.css';
import { ReasonView } from './reason-view.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useCitation } from '../../../words/use-citation.ts';
import { useLawWords, useWords, words } from '../../../words/words.ts';

const filled = (text: string): boolean => !['', 'Any', 'None'].includes(text.trim());

/** The user's entry, chosen with a reason, takes precedence over the computed one. */
function chosenLine({ unNumber, dgClass, subRisk1, subRisk2, packagingGroup }: Draft['dangerousGoods']): string {
  const { goods } = words().panel;
  if (!filled(unNumber)) return goods.notRegulatedByChoice;
  const entry = { un: unNumber, goodsClass: [dgClass, subRisk1, subRisk2].filter(filled).join(' + ') };
  return filled(packagingGroup) ? goods.chosenGroup({ ...entry, group: packagingGroup }) : goods.chosen(entry);
}

function transportLine({ transport: { land: transport }, mixture }: Product, goods: Draft['dangerousGoods']): string {
  if (isChosenWithReason(goods)) return chosenLine(goods);
  const texts = words().panel.goods;
  if (transport.status === 'not-regulated') return texts.notRegulated;
  if (transport.status === 'incomplete') return texts.missing(missingText(transport.missing, mixture));
  const { un, class: ownClass, subsidiaryHazards, packingGroup } = transport.proposal.entry;
  const entry = { un, goodsClass: [ownClass, ...subsidiaryHazards].join(' + ') };
  return packingGroup === null ? texts.entry(entry) : texts.entryGroup({ ...entry, group: packingGroup });
}

const reasonsOf = (transport: TransportOutcome) =>
  transport.status === 'regulated' ? transport.proposal.reasons : transport.reasons;

/** The signal word. None is said only once every class is decided. */
function SignalWord({ product: { label, classification } }: { readonly product: Product }) {
  const { panel, reviewClassification } = useWords();
  const word = label.signalWord ?? 'none';
  const isOpen = word === 'none' && classification.outcomes.some(({ status }) => status === 'incomplete');
  return (
    <p key={word} className={styles['signal']} data-word={word}>
      {isOpen ? panel.hazards.undecided : reviewClassification.signal[word]}
    </p>
  );
}

type Props = { readonly made: MadeSheet; readonly goods: Draft['dangerousGoods'] };

/** Signal word, pictograms and UN number, each with its reason. */
export const LabelSummary = memo(function LabelSummary({ made, goods }: Props) {
  const { formats, panel, reviewClassification, visitor } = useWords();
  const { say } = useLawWords();
  const cited = useCitation();
  const { signal } = reviewClassification;
  const { product } = made;
  const { label, transport } = product;
  const { signalWord, signalWordReason, pictograms } = label;
  const unknownShare = unknownShareOf(transport.land);
  const left = [...label.pictogramsDropped, ...label.hazardStatementsDropped, ...label.supplementalDropped];
  return (
    <div className={styles['summary']}>
      <div className={styles['part']}>
        <div className={styles['head']}>
          <SignalWord product={product} />
          <ul className={styles['pictograms']} aria-label={visitor.pictograms}>
            {pictograms.map(({ value }) => (
              <li key={value}>
                <Pictogram code={value} size={56} />
              </li>
            ))}
          </ul>
        </div>
        {(signalWord !== null || pictograms.length > 0 || left.length > 0) && (
          <Disclosure label={panel.why} accessibleName={panel.whyLabel} isAtEnd>
            <ul className={styles['why']}>
              {signalWord !== null && (
                <li>
                  <b>{signal[signalWord]}</b> {say(signalWordReason.why)}{' '}
                  <span>{cited(signalWordReason.paragraph)}</span>
                </li>
              )}
              {pictograms.map(({ value, why, paragraph }) => (
                <li key={value}>
                  <b>{value}</b> {say(why)} <span>{cited(paragraph)}</span>
                </li>
              ))}
              {left.map(({ value, why, paragraph }) => (
                <li key={`-${value}`}>
                  {sentence(panel.label.notShown({ value, why: say(why), strong: (text) => <b>{text}</b> }))}{' '}
                  <span>{cited(paragraph)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      <div className={styles['part']}>
        <p className={styles['transport']}>{transportLine(product, goods)}</p>
        {unknownShare !== undefined && <p>{panel.goods.unknownShare(formats.measured(Number(unknownShare)))}</p>}
        {reasonsOf(transport.land).length > 0 && (
          <Disclosure label={panel.why} accessibleName={panel.whyTransport} isAtEnd>
            {reasonsOf(transport.land).map((reason, index) => (
              <ReasonView key={`${reason.ruleId} ${index}`} reason={reason} />
            ))}
          </Disclosure>
        )}
      </div>
    </div>
  );
});

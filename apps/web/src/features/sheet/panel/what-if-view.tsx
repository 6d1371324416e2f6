import { Loader } from '@mantine/core';
import type { IngredientWhatIf, NextLimit } from '@gosds/ghs/analysis/what-if';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { useMemo } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { countsText, distanceText, downwardsText, upwardsText } from './limit-text.ts';
import { useAnalysis } from './use-analysis.ts';
import { ChangeList } from './change-list.tsx';
import { SwapForm } from './swap-form.tsx';
import { TryValue } from './try-value.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useSubstanceName } from '../../../words/use-substance-name.ts';
import { useWords } from '../../../words/words.ts';
import styles from './what-if-view.module.css';

type Props = { readonly made: MadeSheet; readonly draft: Draft };

type LimitProps = { readonly limit: NextLimit | undefined; readonly way: 'more' | 'less' };

function Limit({ limit, way }: LimitProps) {
  const { limit: texts } = useWords().panel;
  if (!limit) return <p className={styles['none']}>{way === 'more' ? texts.noMore : texts.noLess}</p>;
  const { share, percentPoints, changes } = limit;
  return (
    <div className={styles['limit']} data-way={way}>
      <p>
        {sentence(
          texts.line({
            distance: distanceText(percentPoints),
            limit: way === 'more' ? upwardsText(share) : downwardsText(share),
            strong: (text) => <b>{text}</b>,
          }),
        )}
      </p>
      <ChangeList changes={changes} />
    </div>
  );
}

function Removal({ item: { name: given, replacedByWater, othersRescaled } }: { readonly item: IngredientWhatIf }) {
  const { limit: texts } = useWords().panel;
  const name = useSubstanceName()(given) ?? given;
  return (
    <Disclosure label={texts.without} accessibleName={texts.withoutThis(name)}>
      <p className={styles['way']}>{texts.water}</p>
      <ChangeList changes={replacedByWater} />
      <p className={styles['way']}>{texts.others}</p>
      <ChangeList changes={othersRescaled} />
    </Disclosure>
  );
}

type IngredientProps = Props & { readonly item: IngredientWhatIf };

function Ingredient({ item, made, draft }: IngredientProps) {
  const { goToInput } = useWizard();
  const name = useSubstanceName()(item.name) ?? item.name;
  const { ingredientId, share, moreSevereFrom, milderFrom } = item;
  const index = draft.ingredients.findIndex(({ id }) => id === ingredientId);
  return (
    <section className={styles['ingredient']} aria-label={name}>
      <h3>
        {index === -1 ? (
          name
        ) : (
          <button
            type="button"
            className={styles['link']}
            onClick={() => {
              goToInput(`ingredients.${index}.proportion`);
            }}
          >
            {name}
          </button>
        )}
        <span>{countsText(share)}</span>
      </h3>
      <Limit limit={moreSevereFrom} way="more" />
      <Limit limit={milderFrom} way="less" />
      <Removal item={item} />
      {index !== -1 && <SwapForm made={made} draft={draft} rowIndex={index} name={name} />}
    </section>
  );
}

/** Distance of each ingredient to the next limit in both directions, and the effect of removing or replacing it. */
export function WhatIfView({ made, draft }: Props) {
  const { limit: texts } = useWords().panel;
  const { mixture, classification } = made.product;
  const asOf = made.document.revisionDate;
  const request = useMemo(
    () => ({ kind: 'what-if' as const, mixture, market: classification.market, asOf }),
    [mixture, classification.market, asOf],
  );
  const { answer, status } = useAnalysis(request);
  if (mixture.ingredients.length === 0 || answer?.kind === 'no-mixture') {
    return <p className={styles['none']}>{texts.empty}</p>;
  }
  if (status === 'failed') return <FormMessage tone="warning">{texts.failed}</FormMessage>;
  if (answer?.kind !== 'what-if') return <Loader size="sm" aria-label={texts.working} role="status" />;
  return (
    <div aria-busy={status === 'working'}>
      <TryValue draft={draft} />
      <h3 className={styles['heading']}>{texts.heading}</h3>
      <p className={styles['note']}>{texts.intro}</p>
      {answer.ingredients.map((item) => (
        <Ingredient key={item.ingredientId} item={item} made={made} draft={draft} />
      ))}
    </div>
  );
}

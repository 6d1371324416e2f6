import { marketName } from '@gosds/ghs/markets/market-as-of';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { classesByMarket } from '@gosds/sheet/product/classes-by-market';
import type { Source, Substance } from '@gosds/sheet/substance';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiProblem } from '../../api/call.ts';
import { loadSubstance } from '../../api/load-substance.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useLawWords, useWords } from '../../words/words.ts';
import styles from './galleria.module.css';
import { shownValues } from './substance-values.ts';

type Known = { readonly substance: Substance; readonly titleOf: (source: string) => string };

/** The classification in a hazard class, or why there is none. */
function Verdict({ outcome: { hazards, status } }: { readonly outcome: ClassOutcome }) {
  const { verdict } = useWords().panel;
  const codes = hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');
  return <td>{codes === '' && status !== 'classified' ? verdict[status] : codes}</td>;
}

function Classes({ substance, titleOf, day }: Known & { readonly day: string }) {
  const words = useWords();
  const { say } = useLawWords();
  const { classes, columns } = useMemo(() => classesByMarket(substance, day), [substance, day]);
  const { substance: texts } = words.galleria;
  const heads = columns.map(({ markets }) => markets.map(marketName).join(', '));
  const hasStatements = columns.some(({ supplemental }) => supplemental.length > 0);
  return (
    <section>
      <h2 className={styles['part']}>{texts.classes}</h2>
      <p>{texts.classesIntro(titleOf(substance.classification.source))}</p>
      {classes.length === 0 && <p>{texts.noClasses}</p>}
      {classes.length > 0 && (
        <ScrollRegion className={styles['scroll']} label={texts.classes}>
          <table className={styles['markets']}>
            <thead>
              <tr>
                <th scope="col">{words.panel.markets.class}</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {classes.map((hazardClass) => (
                <tr key={hazardClass}>
                  <th scope="row">{say({ hazardClass })}</th>
                  {columns.map(({ markets, outcomes }) => {
                    const outcome = outcomes.find((each) => each.hazardClass === hazardClass);
                    const key = markets.join(' ');
                    return outcome === undefined ? <td key={key} /> : <Verdict key={key} outcome={outcome} />;
                  })}
                </tr>
              ))}
              {hasStatements && (
                <tr>
                  <th scope="row">{texts.statements}</th>
                  {columns.map(({ markets, supplemental }) => (
                    <td key={markets.join(' ')}>{supplemental.join(', ') || '–'}</td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function Values({ substance, titleOf }: Known) {
  const words = useWords();
  const { substance: texts, list } = words.galleria;
  const values = shownValues(substance, words);
  if (values.length === 0) return null;
  return (
    <section>
      <h2 className={styles['part']}>{texts.values}</h2>
      <CardTable isOfTexts isEven label={texts.values} heads={[texts.property, texts.value, list.source]}>
        {values.map(({ name, value, source }) => (
          <tr key={[name, value, source].join('\n')}>
            <th scope="row">{name}</th>
            <td data-head={texts.value}>
              <bdi>{value}</bdi>
            </td>
            <td data-head={list.source}>
              <bdi lang="en">{titleOf(source)}</bdi>
            </td>
          </tr>
        ))}
      </CardTable>
    </section>
  );
}

const sourceTitles = (sources: readonly Source[]) => {
  const titles = new Map(sources.map(({ id, title, date }) => [id, `${title} (${date})`]));
  return (id: string): string => titles.get(id) ?? id;
};

/** The facts, and the day on which they were loaded. */
const loadKnown = async (number: number) => ({
  ...(await loadSubstance(number)),
  day: new Date().toISOString().slice(0, 10),
});

/** The facts of a chemical in our substance catalogue; empty if the catalogue does not have it. */
export function SubstanceFacts({ number }: { readonly number: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['substance', number],
    queryFn: () => loadKnown(number),
    staleTime: 300_000,
  });
  if (error instanceof ApiProblem && error.status === 404) return null;
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const known = { substance: data.substance, titleOf: sourceTitles(data.sources) };
  return (
    <>
      <Classes {...known} day={data.day} />
      <Values {...known} />
    </>
  );
}

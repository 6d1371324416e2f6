import type { ResponseOf } from '@gosds/contract/call';
import type { galleriaOrder } from '@gosds/contract/galleria/galleria-report';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ReportDownloads } from '../../../report-files/report-downloads.tsx';
import { orderQuery } from '../../../report-files/report-files.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { Fact } from '../fact.tsx';
import { placeName } from '../places.ts';
import styles from './wizard.module.css';

type Order = ResponseOf<typeof galleriaOrder>;

function Chosen({ order }: { readonly order: Order }) {
  const spoken = useWords();
  const { report: words, galleria, formats } = spoken;
  const saidOf = ({ inList, groups, completeness }: Order['dataPoints'][number]): string => {
    if (inList) return words.tree.listed;
    const may = formats.list(groups.map((group) => words.paper.mayBeNamed(group)));
    return may === '' ? words.absent[completeness] : may;
  };
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={words.pay.report} values={[order.name]} />
        <Fact name={galleria.fact.cas} values={order.cas} />
        <Fact name={galleria.fact.cw} values={[order.cwNumber]} />
        <Fact isWide name={galleria.fact.synonyms} values={order.synonyms.slice(0, 12)} />
      </dl>
      <h3>{words.files.points}</h3>
      <ScrollRegion className={styles['chosen']} label={words.files.points}>
        <ul>
          {order.dataPoints.map((point) => (
            <li key={point.listIndex}>
              <bdi>{point.listName}</bdi>{' '}
              <span className={styles['note']} data-named={point.inList}>
                {[placeName(point.country, spoken), words.tree.edition(point.Version), saidOf(point)].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}

/** Step 4: the paid report in every form. */
export function ReportPrintStep({ orderId }: { readonly orderId: string }) {
  const { step, files } = useWords().report;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(orderQuery(orderId));
  return (
    <div className={styles['print']}>
      <h2 tabIndex={-1} id="step-heading">
        {step.print}
      </h2>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data && <ReportDownloads orderId={orderId} />}
      {data && <Chosen order={data} />}
      <div>
        <Button onClick={() => void navigate('/galleria-data')}>{files.finish}</Button>
      </div>
    </div>
  );
}

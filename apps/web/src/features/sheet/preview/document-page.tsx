import { Button } from '@mantine/core';
import { useState } from 'react';
import { pageUrl } from '../state/document-calls.ts';
import { useWords } from '../../../words/words.ts';
import styles from './preview-step.module.css';

type Props = { readonly orderId: string; readonly page: number; readonly pageCount: number };

/** One page of the PDF as a picture, with its number beneath; the shape of a page stands there until the picture has come. */
export function DocumentPage({ orderId, page, pageCount }: Props) {
  const { frame, preview } = useWords();
  const { viewer } = preview;
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  return (
    <div className={styles['sheet']}>
      <div className={styles['page']}>
        {state === 'waiting' && <div className={styles['blank']} />}
        {state === 'failed' ? (
          <div className={styles['making']} role="alert">
            {viewer.pageFailed(page)}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                setState('waiting');
              }}
            >
              {frame.tryAgain}
            </Button>
          </div>
        ) : (
          <img
            src={pageUrl(orderId, page)}
            alt={viewer.page({ page, all: pageCount })}
            width={794}
            height={1123}
            loading={page > 2 ? 'lazy' : 'eager'}
            decoding="async"
            onLoad={() => {
              setState('there');
            }}
            onError={() => {
              setState('failed');
            }}
          />
        )}
      </div>
      <p className={styles['number']} aria-hidden="true">
        {page} / {pageCount}
      </p>
    </div>
  );
}

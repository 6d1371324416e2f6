import { Button } from '@mantine/core';
import { useState } from 'react';
import { PaperPage } from '../../../ui/paper-page.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './preview-step.module.css';

type Props = {
  readonly url: string;
  readonly page: number;
  readonly pageCount: number;
  /** True while another page must load first; the picture is not requested yet. */
  readonly isHeld: boolean;
  /** Called when the picture has loaded or failed. */
  readonly onSettled: () => void;
};

/**
 * One page of the PDF as a picture, with its number below and a placeholder until the picture is loaded. When the
 * address changes, the previous picture stays until the new one is loaded.
 */
export function DocumentPage({ url, page, pageCount, isHeld, onSettled }: Props) {
  const { frame, preview } = useWords();
  const { viewer } = preview;
  const [isThere, setIsThere] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles['sheet']}>
      <PaperPage isBlank={!isThere && failed !== url}>
        {failed === url ? (
          <div className={styles['making']} role="alert">
            {viewer.pageFailed(page)}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                setFailed(null);
              }}
            >
              {frame.tryAgain}
            </Button>
          </div>
        ) : (
          <img
            src={isHeld ? undefined : url}
            alt={viewer.page({ page, all: pageCount })}
            width={794}
            height={1123}
            loading={page > 2 ? 'lazy' : 'eager'}
            decoding="async"
            onLoad={() => {
              setIsThere(true);
              onSettled();
            }}
            onError={() => {
              setIsThere(false);
              setFailed(url);
              onSettled();
            }}
          />
        )}
      </PaperPage>
      <p className={styles['number']} aria-hidden="true">
        {page} / {pageCount}
      </p>
    </div>
  );
}

import { Button, Loader } from '@mantine/core';
import { downloadPdf } from '@gosds/contract/documents/paid-document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { pathOf } from '../../../api/invoke.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { rememberPaidLanguage } from '../state/same-sds.ts';
import { beginVersion, loadVersions } from '../state/version-calls.ts';
import type { ReactNode } from 'react';
import { sentence } from '../../../words/sentence.ts';
import { nameOfCountry, nameOfLanguage } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './sheet-versions.module.css';

type Props = {
  readonly draft: { readonly id: string; readonly version: number };
  readonly onBegun: () => void;
};

/** The published versions of a sheet. Each can be downloaded, and a new version can begin from each. */
export function SheetVersions({ draft, onBegun }: Props) {
  const words = useWords().home.versions;
  const { data, error } = useQuery({
    queryKey: ['versions', draft.id, draft.version],
    queryFn: () => loadVersions(draft.id),
    staleTime: 0,
  });
  const begin = useMutation({
    mutationFn: (orderId: string) => beginVersion({ draftId: draft.id, orderId, version: draft.version }),
    onSuccess: () => {
      rememberPaidLanguage(draft.id, null);
      onBegun();
    },
  });
  const failure = error ?? begin.error;
  return (
    <div className={styles['versions']}>
      {failure !== null && <FormMessage tone="problem">{messageOf(failure)}</FormMessage>}
      {data === undefined && error === null && <Loader size="sm" aria-label={words.loading} role="status" />}
      {data?.versions.length === 0 && <p>{words.none}</p>}
      {data?.hasChanges && <p>{words.changes}</p>}
      <ul>
        {data?.versions.map(({ orderId, version, revisionDate, country, language }, index, all) => {
          const place = all
            .slice(0, index)
            .filter((each) => each.country === country && each.language === language).length;
          return (
            <li key={orderId}>
              <span>
                {sentence(
                  words.line<ReactNode>({
                    version,
                    day: revisionDate,
                    country: nameOfCountry(country) ?? country,
                    language: nameOfLanguage(language),
                    strong: (text) => <b>{text}</b>,
                  }),
                )}
              </span>
              <span className={styles['state']} data-last={place === 0}>
                {place === 0 ? words.latest : words.superseded}
              </span>
              <Button
                component="a"
                variant="default"
                size="compact-sm"
                href={pathOf(downloadPdf.path, { orderId })}
                download
                leftSection={<DownloadIcon size={14} />}
                aria-label={words.downloadNamed({ version, day: revisionDate })}
              >
                {words.download}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                loading={begin.isPending && begin.variables === orderId}
                aria-label={words.newNamed({ version, day: revisionDate })}
                onClick={() => {
                  begin.mutate(orderId);
                }}
              >
                {words.new}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

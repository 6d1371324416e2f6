import { Button, Loader } from '@mantine/core';
import { downloadPdf } from '@gosds/contract/documents/paid-document';
import { countryByCode, languageName } from '@gosds/sheet/profiles/countries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { pathOf } from '../../../api/invoke.ts';
import { shownDay } from '../../../ui/days.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { rememberPaidLanguage } from '../state/same-sds.ts';
import { beginVersion, loadVersions } from '../state/version-calls.ts';
import styles from './sheet-versions.module.css';

type Props = {
  readonly draft: { readonly id: string; readonly version: number };
  readonly onBegun: () => void;
};

/** The published versions of a sheet: each stays to be downloaded, and each may be where a new one begins. */
export function SheetVersions({ draft, onBegun }: Props) {
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
      {data === undefined && error === null && <Loader size="sm" aria-label="Loading the versions" role="status" />}
      {data?.versions.length === 0 && <p>This sheet has no published version yet. Paying for it publishes one.</p>}
      {data?.hasChanges && <p>This sheet has changes that are not published. A new version starts without them.</p>}
      <ul>
        {data?.versions.map(({ orderId, version, revisionDate, country, language }, index, all) => {
          const place = all
            .slice(0, index)
            .filter((each) => each.country === country && each.language === language).length;
          return (
            <li key={orderId}>
              <span>
                <b>Version {version}</b> of {shownDay(revisionDate)}, {countryByCode(country)?.name ?? country},{' '}
                {languageName(language)}
              </span>
              <span className={styles['state']} data-last={place === 0}>
                {place === 0 ? 'Latest' : 'Superseded'}
              </span>
              <Button
                component="a"
                variant="default"
                size="compact-sm"
                href={pathOf(downloadPdf.path, { orderId })}
                download
                leftSection={<DownloadIcon size={14} />}
                aria-label={`Download version ${version} of ${shownDay(revisionDate)}`}
              >
                Download
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                loading={begin.isPending && begin.variables === orderId}
                aria-label={`New version from version ${version} of ${shownDay(revisionDate)}`}
                onClick={() => {
                  begin.mutate(orderId);
                }}
              >
                New version
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

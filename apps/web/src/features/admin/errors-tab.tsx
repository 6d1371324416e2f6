import { errorsPageSize, type KeptError } from '@gosds/contract/staff/operations';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useWords } from '../../words/words.ts';
import { loadErrors } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';
import { PagedLog } from './paged-log.tsx';

function ErrorRow({ entry }: { readonly entry: KeptError }) {
  const { errors: words, origin } = useWords().admin;
  const { at, route, message, stack, requestId, user } = entry;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(at)}</bdi>
      </th>
      <td data-head={words.origin}>{origin[entry.origin]}</td>
      <td data-head={words.route}>
        <bdi dir="ltr">{route}</bdi>
      </td>
      <td data-head={words.user}>{user ?? '–'}</td>
      <td data-head={words.message}>
        <div>
          <bdi>{message}</bdi>
          <Disclosure label={words.details} accessibleName={words.detailsOf(logTime(at))}>
            <pre className={styles['stack']} dir="ltr">
              {[requestId, stack].filter((part) => part !== '').join('\n')}
            </pre>
          </Disclosure>
        </div>
      </td>
    </tr>
  );
}

/** Errors of the service, of pages and of jobs, newest first. */
export function ErrorsTab() {
  const { errors: words } = useWords().admin;
  return (
    <PagedLog
      name="errors"
      label={words.table}
      heads={[words.at, words.origin, words.route, words.user, words.message]}
      none={words.none}
      pageSize={errorsPageSize}
      load={async (page) => {
        const { errors, count } = await loadErrors(page);
        return { entries: errors, count };
      }}
      row={(entry) => <ErrorRow key={entry.id} entry={entry} />}
    />
  );
}

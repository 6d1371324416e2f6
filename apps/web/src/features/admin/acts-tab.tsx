import { actsPageSize, allActs, type StaffAct } from '@gosds/contract/staff/staff-acts';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { ActsSearch } from './acts-search.tsx';
import { loadActs } from './admin-calls.ts';
import { logTime } from './log-time.ts';
import { PagedLog } from './paged-log.tsx';

/** Translates a value of the log for the screens. */
function useValueText() {
  const { acts } = useWords().admin;
  return (value: string | null): string => {
    if (value === null || value === '') return '–';
    if (value === 'true') return acts.on;
    return value === 'false' ? acts.off : value;
  };
}

function ActRow({ act }: { readonly act: StaffAct }) {
  const { acts: words, kind, changed } = useWords().admin;
  const text = useValueText();
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(act.at)}</bdi>
      </th>
      <td data-head={words.staff}>{act.staff}</td>
      <td data-head={words.act}>{kind[act.kind]}</td>
      <td data-head={words.about}>{act.about ?? '–'}</td>
      <td data-head={words.detail}>
        <div>
          {act.detail.map(({ name, before, after }) => (
            <div key={name}>
              {changed[name]}:{' '}
              {before === null ? text(after) : words.change({ before: text(before), after: text(after) })}
            </div>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** The log of staff actions, newest first, and its search. */
export function ActsTab() {
  const { acts: words } = useWords().admin;
  const [question, setQuestion] = useState(allActs);
  return (
    <>
      <ActsSearch onAsk={setQuestion} />
      <PagedLog
        key={JSON.stringify(question)}
        name="acts"
        question={question}
        label={words.table}
        heads={[words.at, words.staff, words.act, words.about, words.detail]}
        none={question === allActs ? words.none : words.noneFound}
        pageSize={actsPageSize}
        load={async (page) => {
          const { acts, count } = await loadActs(question, page);
          return { entries: acts, count };
        }}
        row={(act) => <ActRow key={act.id} act={act} />}
      />
    </>
  );
}

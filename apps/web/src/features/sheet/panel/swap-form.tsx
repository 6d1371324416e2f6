import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ClassChange } from '@gosds/ghs/analysis/class-changes';
import { whatIfSwapped } from '@gosds/ghs/analysis/what-if';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { Draft } from '@gosds/sheet/draft/draft';
import { parseDraft } from '@gosds/sheet/draft/entered';
import { mixtureOf } from '@gosds/sheet/product/mixture-of';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { loadSubstance } from '../../../api/load-substance.ts';
import { ChangeList } from './change-list.tsx';
import styles from './what-if-view.module.css';
import { searchIngredients, startsAutocomplete } from '@gosds/contract/catalogue/search-ingredients';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import { useSubstanceName } from '../../../words/use-substance-name.ts';
import { useWords } from '../../../words/words.ts';

/** Catalogue substances whose name or number contains the typed text. */
function useSubstances(typed: string) {
  const key = typed.trim();
  const { data, isFetching, isSuccess } = useQuery({
    queryKey: ['substances', key.toLowerCase()],
    queryFn: ({ signal }) => invoke(searchIngredients, { body: { key }, signal }),
    enabled: startsAutocomplete(key),
    staleTime: 300_000,
  });
  /** Only an answer can say that there is no match. */
  return { matches: data ?? [], isSearching: isFetching, isNone: isSuccess && data.length === 0 };
}

type Props = {
  readonly made: MadeSheet;
  readonly draft: Draft;
  readonly rowIndex: number;
  readonly name: string;
};

type Swapped =
  | { readonly by: string; readonly changes: readonly ClassChange[] }
  | { readonly by: string; readonly failure: string };

/** The classes that change if another catalogue substance replaces the row's, at the same concentration. */
async function swap({ made, draft, rowIndex }: Props, materialId: number): Promise<readonly ClassChange[]> {
  const row = draft.ingredients[rowIndex];
  if (!row) return [];
  const { substance } = await loadSubstance(materialId);
  const swapped = {
    ...row,
    materialId,
    name: substance.name,
    casNumber: substance.cas ?? '',
    handClassification: null,
  };
  const day = made.document.revisionDate;
  const alone = { ...draft, ingredients: [{ ...swapped, proportion: '100' }] };
  const [by] = mixtureOf(parseDraft(alone), new Map([[materialId, substance]]), day).ingredients;
  if (!by) return [];
  const { mixture, classification } = made.product;
  return whatIfSwapped(mixture, marketAsOf(classification.market, day), { ingredientId: row.id, by });
}

const maxMatches = 6;

function Search(props: Props) {
  const { swap: texts } = useWords().panel;
  const substanceName = useSubstanceName();
  const [typed, setTyped] = useState('');
  const [key] = useDebouncedValue(typed, 300);
  const { matches, isSearching, isNone } = useSubstances(key);
  const shown = matches
    .slice(0, maxMatches)
    .map(({ MaterialId: id, Name }) => ({ id, name: substanceName(Name) ?? Name }));
  const [result, setResult] = useState<Swapped | null>(null);
  /** The last choice wins: the answer to an earlier one is dropped. */
  const lastChoice = useRef(0);
  const choose = async (materialId: number, by: string) => {
    const choice = ++lastChoice.current;
    const swapped = await swap(props, materialId).then(
      (changes) => ({ by, changes }),
      (error: unknown) => ({ by, failure: messageOf(error) }),
    );
    if (choice === lastChoice.current) setResult(swapped);
  };
  return (
    <div className={styles['swap']}>
      <TextInput
        size="xs"
        label={texts.label(props.name)}
        description={texts.hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <p role="status" className={styles['note']}>
        {isSearching ? texts.searching : isNone ? texts.none : ''}
      </p>
      <ul className={styles['matches']}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles['link']} onClick={() => void choose(id, name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {result !== null && (
        <div role="status">
          <p className={styles['way']}>{texts.with(result.by)}</p>
          {'changes' in result ? (
            <ChangeList changes={result.changes} />
          ) : (
            <FormMessage tone="warning">{result.failure}</FormMessage>
          )}
        </div>
      )}
    </div>
  );
}

/** Tries another substance in place of an ingredient; the draft stays unchanged. */
export function SwapForm(props: Props) {
  const { swap: texts } = useWords().panel;
  return (
    <Disclosure label={texts.open} accessibleName={texts.openThis(props.name)}>
      <Search {...props} />
    </Disclosure>
  );
}

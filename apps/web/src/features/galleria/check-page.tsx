import { Anchor, Button, Textarea } from '@mantine/core';
import { type CheckedLine, maxCheckedCharacters, maxCheckedLines } from '@gosds/contract/galleria/check-chemicals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useWords } from '../../words/words.ts';
import { CheckedLines } from './checked-lines.tsx';
import { catalogueState, checkLines } from './galleria-calls.ts';
import styles from './galleria.module.css';
import { WhenLoaded } from './when-loaded.tsx';
import { ingredientsOf } from './check-product.ts';
import { ProductResults } from './product-results.tsx';

const linesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Maximum length of a line, as the service sets it. */

type Fault = 'missing' | 'tooMany' | 'tooLong';

function faultOf(lines: readonly string[]): Fault | undefined {
  if (lines.length === 0) return 'missing';
  if (lines.length > maxCheckedLines) return 'tooMany';
  return lines.some((line) => line.length > maxCheckedCharacters) ? 'tooLong' : undefined;
}

/** Data that another page passes with its link: the ingredients of a sheet. */
const handedSchema = z.object({ ingredients: z.string().max(400_000) });

function useHanded(): string {
  const handed = handedSchema.safeParse(useLocation().state);
  return handed.success ? handed.data.ingredients : '';
}

type FormProps = { readonly isBusy: boolean; readonly onCheck: (lines: readonly string[]) => void };

function CheckForm({ isBusy, onCheck }: FormProps) {
  const { check: words, checkFault } = useWords().galleria;
  const { data } = useQuery(catalogueState);
  const [text, setText] = useState(useHanded());
  const [fault, setFault] = useState<Fault>();
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const lines = linesIn(text);
    const found = faultOf(lines);
    setFault(found);
    if (found === undefined) onCheck(lines);
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className={styles['check']}>
      <Textarea
        ref={input}
        label={words.label}
        description={words.help}
        rows={8}
        value={text}
        error={fault && checkFault[fault]}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setFault(undefined);
        }}
      />
      <div>
        <Button type="submit" loading={isBusy} disabled={data?.catalogue == null}>
          {words.button}
        </Button>
      </div>
    </form>
  );
}

function Results({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const ingredients = ingredientsOf(lines, useWords().galleria.unnamed);
  return (
    <>
      <CheckedLines lines={lines} />
      {ingredients.length > 0 && <ProductResults key={JSON.stringify(ingredients)} ingredients={ingredients} />}
    </>
  );
}

/** Checks a list of ingredients against every regulatory list: identifies each chemical and shows its listings. */
export function CheckPage() {
  const words = useWords().galleria;
  usePageTitle(words.pageTitle);
  const { data } = useQuery(catalogueState);
  const checked = useRef<readonly string[]>([]);
  const checking = useMutation({ mutationFn: checkLines });
  const check = (lines: readonly string[]) => {
    checked.current = lines;
    checking.mutate(lines);
  };
  return (
    <div className={styles['page']}>
      <Anchor component={Link} to="/galleria-data" className={styles['back'] ?? ''}>
        {words.chemical.back}
      </Anchor>
      <h1 className={styles['heading']}>{words.check.heading}</h1>
      <p className={styles['extent']}>{words.check.intro}</p>
      {data?.catalogue === null && <WhenLoaded>{null}</WhenLoaded>}
      <CheckForm isBusy={checking.isPending} onCheck={check} />
      {checking.error !== null && (
        <LoadFailure
          error={checking.error}
          onRetry={() => {
            check(checked.current);
          }}
        />
      )}
      {checking.data !== undefined && <Results lines={checking.data} />}
    </div>
  );
}

import { listOfDescriptor } from '@gosds/sheet/draft/use/list-of-descriptor';
import { Button, Checkbox, Input, Loader, TextInput } from '@mantine/core';
import { reachUses, type ReachUse } from '@gosds/contract/catalogue/reach-uses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { logError } from '../../../api/log-error.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useSpoken, useWords } from '../../../words/words.ts';
import { ownValue } from '@gosds/ghs/own-value';
import styles from './reach-uses-dialog.module.css';

type Props = {
  readonly codes: readonly string[];
  readonly onUse: (codes: readonly string[]) => void;
  readonly onClose: () => void;
};

/**
 * Use descriptors with names in the language of the screens. A failure is only logged; the dialog then shows the
 * current choice.
 */
function useReachUses(languageId: string) {
  return useQuery({
    queryKey: ['reach-uses', languageId],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return await invoke(reachUses, { body: { languageId }, signal });
      } catch (error) {
        if (!signal.aborted) logError(error, `POST ${reachUses.path}`);
        throw error;
      }
    },
  });
}

/** Adds the chosen codes that the list lacks, so that the user can remove them. */
const listed = (found: readonly ReachUse[], codes: readonly string[]): readonly ReachUse[] => {
  const unknown = codes.filter((code) => !found.some(({ Code }) => Code === code));
  return [...found, ...unknown.map((Code) => ({ List: listOfDescriptor(Code), Code, Name: '' }))];
};

const meets = ({ Code, Name }: ReachUse, wanted: string): boolean =>
  `${Code} ${Name}`.toLowerCase().includes(wanted.trim().toLowerCase());

type ListProps = {
  readonly uses: readonly ReachUse[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (code: string) => void;
};

function UsesByList({ uses, chosen, onToggle }: ListProps) {
  const titles = useWords().reachUses.list;
  const lists = [...new Set(uses.map(({ List }) => List))];
  return lists.map((list) => (
    <fieldset key={list} className={styles['list']}>
      <legend>{ownValue<string>(titles, list) ?? list}</legend>
      {uses
        .filter(({ List }) => List === list)
        .map(({ Code, Name }) => (
          <Checkbox
            key={Code}
            size="sm"
            label={Name === '' ? Code : `${Code} ${Name}`}
            checked={chosen.has(Code)}
            onChange={() => {
              onToggle(Code);
            }}
          />
        ))}
    </fieldset>
  ));
}

/** Use descriptors by code and name, several at a time. */
export function ReachUsesDialog({ codes, onUse, onClose }: Props) {
  const words = useWords();
  const { data = [], isLoading } = useReachUses(useSpoken().language.tag);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(codes));
  const all = listed(data, codes);
  const found = all.filter((use) => meets(use, wanted));
  const toggle = (code: string) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  };
  const isChanged = chosen.size !== codes.length || codes.some((code) => !chosen.has(code));
  return (
    <FormDialog title={words.reachUses.title} size="lg" isChanged={isChanged} onClose={onClose}>
      <div className={styles['dialog']}>
        <TextInput
          label={words.reachUses.search}
          data-autofocus
          value={wanted}
          onChange={({ currentTarget }) => {
            setWanted(currentTarget.value);
          }}
        />
        <ScrollRegion label={words.reachUses.all} className={styles['uses']}>
          {isLoading && <Loader size="sm" aria-label={words.frame.loading} />}
          <UsesByList uses={found} chosen={chosen} onToggle={toggle} />
          {!isLoading && found.length === 0 && <Input.Description>{words.reachUses.nothing}</Input.Description>}
        </ScrollRegion>
        <div className={styles['ways']}>
          <span role="status">{words.reachUses.chosen(chosen.size)}</span>
          <Button variant="default" onClick={onClose}>
            {words.reachUses.cancel}
          </Button>
          <Button
            onClick={() => {
              onUse(all.map(({ Code }) => Code).filter((code) => chosen.has(code)));
            }}
          >
            {words.reachUses.take}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

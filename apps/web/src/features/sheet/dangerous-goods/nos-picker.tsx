import { Button, Checkbox, Input } from '@mantine/core';
import { checkNosChoice } from '@gosds/sheet/review/entries/check-dangerous-goods';
import type { DraftIngredient, DraftPart } from '@gosds/sheet/draft/draft';
import { isConfidential, shownName } from '@gosds/sheet/draft/shown-name';
import type { Message } from '@gosds/ghs/message';
import { useState } from 'react';
import { useSayFinding } from '../../../words/say-finding.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import styles from './dangerous-goods-step.module.css';
import { useRowNames } from '../../../words/use-substance-name.ts';
import { useWords } from '../../../words/words.ts';

/** The named parts of a row: a raw material is named by its ingredients, a confidential ingredient generically. */
function namedParts(row: DraftIngredient): readonly DraftPart[] {
  const inside = row.parts.filter((part) => shownName(part) !== '');
  return inside.length > 0 ? inside : [row];
}

type Choice = { readonly name: string; readonly label: string };

/** The names to choose from, as the draft holds them and as the screens show them. */
function useChoices(): readonly Choice[] {
  const rows = useDraft((draft) => draft.ingredients);
  const nameOf = useRowNames();
  const choices = rows
    .flatMap(namedParts)
    .map((part): [string, string] => [shownName(part), isConfidential(part) ? shownName(part) : nameOf(part).trim()]);
  return [...new Map(choices)].filter(([name]) => name !== '').map(([name, label]) => ({ name, label }));
}

type ListProps = { readonly choices: readonly Choice[]; readonly onAdd: (name: string) => void };

/** The ingredients that can be named. The list scrolls back to the top after one is added. */
function OptionList({ choices, onAdd }: ListProps) {
  const { nos } = useWords().dangerousGoods;
  const [picked, setPicked] = useState('');
  const add = () => {
    if (picked === '') return;
    onAdd(picked);
    setPicked('');
  };
  return (
    <div className={styles['options']}>
      <NativeSelect
        id="dangerousGoods.nosOptions"
        label={nos.label}
        value={picked}
        placeholder={nos.choose}
        options={choices.map(({ name, label }) => ({ value: name, label }))}
        onSelect={setPicked}
      />
      <Button variant="default" disabled={picked === ''} onClick={add}>
        {nos.add}
      </Button>
    </div>
  );
}

/** The technical names in brackets after an N.O.S. name: at most two ingredients. */
export function NosPicker() {
  const { heading, nos } = useWords().dangerousGoods;
  const chosen = useDraft((draft) => draft.dangerousGoods.nosIngredients);
  const all = useChoices();
  const edit = useEdit();
  const say = useSayFinding();
  const [problem, setProblem] = useState<Message>();
  const offered = all.filter(({ name }) => !chosen.includes(name));
  const labelOf = (name: string) => all.find((each) => each.name === name)?.label ?? name;
  const choose = (next: readonly string[]) => {
    const [refused] = checkNosChoice(next);
    setProblem(refused?.message);
    if (refused) return;
    edit('dangerousGoods.nosIngredients', (draft) => ({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, nosIngredients: [...next] },
    }));
  };
  return (
    <WithHelp path="dangerousGoods.nosIngredients" isWide>
      <fieldset className={styles['nos']} id="dangerousGoods.nosIngredients">
        <legend>{heading.nos}</legend>
        <div className={styles['names']}>
          {chosen.map((name) => (
            <Checkbox
              key={name}
              label={labelOf(name)}
              checked
              onChange={() => {
                choose(chosen.filter((other) => other !== name));
              }}
            />
          ))}
        </div>
        {offered.length > 0 && (
          <OptionList
            choices={offered}
            onAdd={(name) => {
              choose([...chosen, name]);
            }}
          />
        )}
        {all.length === 0 && <p className={styles['hint']}>{nos.none}</p>}
        {problem !== undefined && <Input.Error role="alert">{say(problem)}</Input.Error>}
      </fieldset>
    </WithHelp>
  );
}

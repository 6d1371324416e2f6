import { Button, Checkbox, Input } from '@mantine/core';
import { checkNosChoice } from '@gosds/sheet/review/entries/check-dangerous-goods';
import type { DraftIngredient } from '@gosds/sheet/draft/draft';
import { shownName } from '@gosds/sheet/draft/shown-name';
import type { Message } from '@gosds/ghs/message';
import { useState } from 'react';
import { useSayFinding } from '../../../words/say-finding.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { WithHelp } from '../fields/with-help.tsx';
import styles from './dangerous-goods-step.module.css';
import { useWords } from '../../../words/words.ts';

/** Names of a row: a raw material is named by its ingredients, a confidential ingredient by its generic name. */
const namesOf = (row: DraftIngredient) => {
  const inside = row.parts.map(shownName).filter((text) => text !== '');
  return inside.length > 0 ? inside : [shownName(row)];
};

type ListProps = { readonly names: readonly string[]; readonly onAdd: (name: string) => void };

/** The ingredients that can be named. The list scrolls back to the top after one is added. */
function OptionList({ names, onAdd }: ListProps) {
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
        options={names.map((name) => ({ value: name, label: name }))}
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
  const rows = useDraft((draft) => draft.ingredients);
  const edit = useEdit();
  const say = useSayFinding();
  const [problem, setProblem] = useState<Message>();
  const all = [...new Set(rows.flatMap(namesOf))].filter((name) => name !== '');
  const names = all.filter((name) => !chosen.includes(name));
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
              label={name}
              checked
              onChange={() => {
                choose(chosen.filter((other) => other !== name));
              }}
            />
          ))}
        </div>
        {names.length > 0 && (
          <OptionList
            names={names}
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

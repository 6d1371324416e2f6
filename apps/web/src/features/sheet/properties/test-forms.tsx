import { isOfState } from '@gosds/sheet/draft/product-test-faults';
import { physicalStateOf } from '@gosds/sheet/draft/physical-state';
import { givenTests } from '@gosds/sheet/draft/given-tests';
import { productTests } from '@gosds/sheet/draft/product-test-table';
import type { ProductTest } from '@gosds/sheet/draft/test-field';
import { focusInput } from '../wizard/focus-input.ts';
import { addTest } from './test-edits.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { TestForm } from './test-form.tsx';
import styles from './test-results.module.css';
import { testMethods, testName } from '../state/test-words.ts';
import { useFirstWords, useWords } from '../../../words/words.ts';

const groups = ['health', 'environment', 'physical', 'known'] as const satisfies readonly ProductTest['group'][];

type Groups = readonly (typeof groups)[number][];

/** In Advanced mode the tests of toxicity and environment are elsewhere. */
const useGroups = (): Groups =>
  useDraft((draft) => draft.mode) === 'advanced' ? groups.filter((id) => id === 'physical' || id === 'known') : groups;

/** Offers the tests that suit the product's physical state and have no entry yet. */
function TestPicker({ offeredGroups }: { readonly offeredGroups: Groups }) {
  const { tests, group: groupNames } = useWords().properties;
  const { frame } = useFirstWords();
  const properties = useDraft((draft) => draft.properties);
  const edit = useEdit();
  const state = physicalStateOf(properties);
  const every: readonly ProductTest[] = productTests;
  const offered = every.filter((test) => isOfState(test, state) && properties.tests[test.id] === undefined);
  return (
    <div className={styles['add']}>
      <label htmlFor="add-test">{tests.add}</label>
      <select
        id="add-test"
        className={styles['picker']}
        value=""
        onChange={(event) => {
          const chosen = offered.find(({ id }) => id === event.currentTarget.value);
          if (!chosen) return;
          edit(`properties.tests.${chosen.id}.add`, addTest('product', chosen));
          focusInput(`properties.tests.${chosen.id}.values.${chosen.fields[0]?.id ?? ''}`);
        }}
      >
        <option value="">{frame.pleaseSelect}</option>
        {offeredGroups.map((group) => (
          <optgroup key={group} label={groupNames[group]}>
            {offered
              .filter((test) => test.group === group)
              .map((test) => (
                <option key={test.id} value={test.id}>
                  {group === 'known'
                    ? tests.known(testName(test))
                    : tests.option({ name: testName(test), methods: testMethods(test) })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The entered tests, and a button that adds one. */
export function TestForms() {
  const { intro } = useWords().properties.tests;
  const tests = useDraft((draft) => draft.properties.tests);
  const shown = useGroups();
  const given = givenTests(tests);
  return (
    <>
      <p className={styles['intro']}>{intro}</p>
      {shown
        .flatMap((group) => given.filter(({ test }) => test.group === group))
        .map(({ key, test }) => (
          <TestForm key={key} tested="product" test={test} testKey={key} focusAfter="properties.tests" />
        ))}
      <TestPicker offeredGroups={shown} />
    </>
  );
}

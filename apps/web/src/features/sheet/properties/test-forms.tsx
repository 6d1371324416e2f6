import { isOfState } from '@gosds/sheet/draft/product-test-faults';
import { physicalStateOf } from '@gosds/sheet/draft/physical-state';
import { productTests, type ProductTest } from '@gosds/sheet/draft/product-test-table';
import { focusInput } from '../wizard/focus-input.ts';
import { addTest } from './test-edits.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { TestForm } from './test-form.tsx';
import styles from './test-results.module.css';

const groups = [
  ['health', 'Health'],
  ['environment', 'Environment'],
  ['physical', 'Physical hazards'],
  ['known', 'Physical hazards: the class is known'],
] as const;

const everyTest: readonly ProductTest[] = productTests;

/** The tests that say something of the product's physical state and are not entered yet. */
function TestPicker() {
  const properties = useDraft((draft) => draft.properties);
  const edit = useEdit();
  const state = physicalStateOf(properties);
  const offered = everyTest.filter((test) => isOfState(test, state) && properties.tests[test.id] === undefined);
  return (
    <div className={styles['add']}>
      <label htmlFor="add-test">Add a test</label>
      <select
        id="add-test"
        className={styles['picker']}
        value=""
        onChange={(event) => {
          const chosen = offered.find(({ id }) => id === event.currentTarget.value);
          if (!chosen) return;
          edit(`properties.tests.${chosen.id}.add`, addTest(chosen));
          focusInput(`properties.tests.${chosen.id}.values.${chosen.fields[0]?.id ?? ''}`);
        }}
      >
        <option value="">Please select</option>
        {groups.map(([group, label]) => (
          <optgroup key={group} label={label}>
            {offered
              .filter((test) => test.group === group)
              .map(({ id, label: name, methods }) => (
                <option key={id} value={id}>
                  {group === 'known' ? `Known class: ${name}` : `${name} (${methods})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** What is entered of each test, and the way to add one. */
export function TestForms() {
  const tests = useDraft((draft) => draft.properties.tests);
  return (
    <>
      <p className={styles['intro']}>
        Tests made on this product decide their hazard class in place of the calculation. A test counts as soon as it
        has a result, a method and a report. If you know a class without a test of your own, add it under “the class is
        known” and name the document that says so.
      </p>
      {groups
        .flatMap(([group]) => everyTest.filter((test) => test.group === group && tests[test.id] !== undefined))
        .map((test) => (
          <TestForm key={test.id} test={test} />
        ))}
      <TestPicker />
    </>
  );
}

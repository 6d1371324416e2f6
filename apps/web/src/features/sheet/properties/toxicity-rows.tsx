import { Button } from '@mantine/core';
import { everyTest, givenTests, isRepeatable } from '@gosds/sheet/draft/given-tests';
import { isOfState } from '@gosds/sheet/draft/product-test-faults';
import { physicalStateOf } from '@gosds/sheet/draft/physical-state';
import type { ProductTest } from '@gosds/sheet/draft/test-field';
import { useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { addTest, keyOfNext, testsOf, testsPath } from './test-edits.ts';
import { TestForm } from './test-form.tsx';
import { productValue, type Subject, subjectsOf } from './tested-subjects.ts';
import { testMethods, testName } from '../state/test-words.ts';
import styles from './test-results.module.css';
import { useWords } from '../../../words/words.ts';

type Group = 'health' | 'environment';

type Known = {
  readonly given: Readonly<Record<string, unknown>>;
  readonly properties: Parameters<typeof physicalStateOf>[0];
};

/** Kinds of tests that suit the subject, without those that have an entry and need only one. */
function offeredTests(group: Group, { tested }: Subject, { given, properties }: Known): readonly ProductTest[] {
  const ofGroup = everyTest.filter((test) => test.group === group);
  if (tested !== 'product') return ofGroup.filter(isRepeatable);
  const state = physicalStateOf(properties);
  return ofGroup.filter(
    (test) =>
      test.of !== 'ingredient' && isOfState(test, state) && (isRepeatable(test) || given[test.id] === undefined),
  );
}

function AddRow({ group, subjects }: { readonly group: Group; readonly subjects: readonly Subject[] }) {
  const { toxicity, tests } = useWords().properties;
  const [chosen, setChosen] = useState({ subject: productValue, test: '' });
  const edit = useEdit();
  const { store } = useWizard();
  const [product] = subjects;
  const subject = subjects.find(({ value }) => value === chosen.subject) ?? product;
  const given = useDraft((draft) => testsOf(draft, subject?.tested ?? 'product'));
  const properties = useDraft((draft) => draft.properties);
  const offered = subject ? offeredTests(group, subject, { given, properties }) : [];
  const test = offered.find(({ id }) => id === chosen.test);
  if (!subject) return null;
  const add = (added: ProductTest) => {
    const { draft } = store.getState();
    const path = `${testsPath(draft, subject.tested)}.${keyOfNext(draft, subject.tested, added)}`;
    edit(`${path}.add`, addTest(subject.tested, added));
    setChosen({ ...chosen, test: '' });
    focusInput(`${path}.values.${added.fields[0]?.id ?? ''}`);
  };
  return (
    <div className={styles['addRow']}>
      <NativeSelect
        isAlwaysChosen
        id={`add-${group}-subject`}
        label={toxicity.rowFor}
        value={subject.value}
        options={subjects.map(({ value, name }) => ({ value, label: name }))}
        onSelect={(value) => {
          setChosen({ subject: value, test: chosen.test });
        }}
      />
      <NativeSelect
        isAlwaysChosen
        id={`add-${group}-test`}
        label={toxicity.test}
        value={test ? test.id : ''}
        options={offered.map((each) => ({
          value: each.id,
          label: tests.option({ name: testName(each), methods: testMethods(each) }),
        }))}
        onSelect={(value) => {
          setChosen({ subject: subject.value, test: value });
        }}
      />
      <Button
        variant="default"
        disabled={!test}
        onClick={() => {
          if (test) add(test);
        }}
      >
        {toxicity.add}
      </Button>
    </div>
  );
}

/** The tests of one group, those of the product first, and a button that adds one. */
export function ToxicityRows({ group }: { readonly group: Group }) {
  const { toxicity, tests } = useWords().properties;
  const draft = useDraft((state) => state);
  const subjects = subjectsOf(draft);
  return (
    <>
      <p className={styles['intro']}>{group === 'health' ? toxicity.healthIntro : toxicity.environmentIntro}</p>
      {subjects.flatMap((subject) =>
        givenTests(testsOf(draft, subject.tested))
          .filter(({ test }) => test.group === group)
          .map(({ key, test }) => (
            <TestForm
              key={`${subject.value} ${key}`}
              tested={subject.tested}
              test={test}
              testKey={key}
              title={tests.ofSubject({ test: testName(test), subject: subject.name })}
              focusAfter={`add-${group}-subject`}
            />
          )),
      )}
      <AddRow group={group} subjects={subjects} />
    </>
  );
}

import { Button } from '@mantine/core';
import { FieldGroup } from '../fields/field-group.tsx';
import { focusInput } from '../wizard/focus-input.ts';
import { toAdvanced } from '../state/draft-mode.ts';
import { useEdit } from '../state/wizard-context.ts';
import { useWords } from '../../../words/words.ts';

/** In Simple mode: names the further inputs of Advanced mode, with a button that switches to it without losing data. */
export function MoreProperties() {
  const { more } = useWords().properties;
  const edit = useEdit();
  return (
    <FieldGroup heading={more.heading} intro={more.intro} columns={1}>
      <div>
        <Button
          variant="default"
          onClick={() => {
            edit('mode.advanced', toAdvanced);
            // The button goes; the first of the inputs that have come takes its focus.
            focusInput('properties.phSolution.value');
          }}
        >
          {more.button}
        </Button>
      </div>
    </FieldGroup>
  );
}

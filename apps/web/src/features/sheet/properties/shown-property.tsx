import type { ReactNode } from 'react';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { type AdvancedProperty, advancedPropertyOf, isPropertyShown } from '../state/shown-properties.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';

type Props = { readonly field: AdvancedProperty; readonly children: ReactNode };

/** A property of Advanced mode. Simple mode shows it only if it has a value or a link led the user to it. */
export function ShownProperty({ field, children }: Props) {
  const isShown = useDraft((draft) => isPropertyShown(draft, field));
  const isRevealed = useWizardUi(({ revealed }) => [...revealed].some((path) => advancedPropertyOf(path) === field));
  // A property that the user empties stays until the step is left.
  return useFromFirst(isShown || isRevealed) && children;
}

import { useDraft, useEdit } from '../state/wizard-context.ts';
import { LogoPicker } from './logo-picker.tsx';

/** The logo of the draft. */
export function LogoField({ form = 'step' }: { readonly form?: 'step' | 'settings' }) {
  const logo = useDraft((draft) => draft.description.logo);
  const edit = useEdit();
  return (
    <LogoPicker
      logo={logo}
      form={form}
      onChange={(patch) => {
        // Each new file is an undo step of its own; the sizes of one drag of the slider form one step.
        const step = 'fileId' in patch ? (patch.fileId ?? 'none') : 'width';
        edit(`description.logo.${step}`, (draft) => ({
          ...draft,
          description: { ...draft.description, logo: { ...draft.description.logo, ...patch } },
        }));
      }}
    />
  );
}

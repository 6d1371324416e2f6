import { useSameSds } from '../state/use-same-sds.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AnotherLanguageDialog } from './another-language-dialog.tsx';
import { useOtherLanguages } from './use-other-languages.ts';

/** Asked before a paid sheet is left backwards: another language, or a new sheet. */
export function LeavePaidDialog({ onClose }: { readonly onClose: () => void }) {
  const { startNew } = useWizard();
  const { begin } = useSameSds();
  const languages = useOtherLanguages();
  const leave = () => {
    startNew();
  };
  return <AnotherLanguageDialog languages={languages} onYes={begin} onNo={leave} onClose={onClose} />;
}

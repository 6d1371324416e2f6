import { useSameSds } from '../state/use-same-sds.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AnotherLanguageDialog } from './another-language-dialog.tsx';
import { useOtherLanguages } from './use-other-languages.ts';

/** Asks before the user goes back from a paid sheet: another language, or a new sheet. */
export function LeavePaidDialog({ onClose }: { readonly onClose: () => void }) {
  const { startNew } = useWizard();
  const { begin } = useSameSds();
  const languages = useOtherLanguages();
  const leave = () => {
    startNew();
  };
  return <AnotherLanguageDialog languages={languages} onYes={begin} onNo={leave} onClose={onClose} />;
}

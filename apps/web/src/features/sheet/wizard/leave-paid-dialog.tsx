import { useSameSds } from '../state/use-same-sds.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AnotherLanguageDialog } from './another-language-dialog.tsx';
import { StartAgainDialog } from './start-again-dialog.tsx';
import { useOtherLanguages } from './use-other-languages.ts';

/** Asked before a paid sheet is left backwards: another language where there is one, else a new sheet. */
export function LeavePaidDialog({ onClose }: { readonly onClose: () => void }) {
  const { startNew } = useWizard();
  const { begin } = useSameSds();
  const languages = useOtherLanguages();
  const leave = () => {
    startNew();
  };
  if (languages.length === 0) return <StartAgainDialog onYes={leave} onNo={onClose} />;
  return <AnotherLanguageDialog languages={languages} onYes={begin} onNo={leave} onClose={onClose} />;
}

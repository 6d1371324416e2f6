import { Button } from '@mantine/core';
import { uploadLogo } from '@gosds/contract/drafts/logo';
import { logoMaxSize } from '@gosds/sheet/draft/logo-limit';
import type { Draft } from '@gosds/sheet/draft/draft';
import { checkLogo } from '@gosds/sheet/review/entries/check-description';
import { useRef, useState, type ChangeEvent } from 'react';
import { messageOf } from '../../../api/call.ts';
import { invoke, pathOf } from '../../../api/invoke.ts';
import { TrashIcon, UploadIcon } from '../../../ui/icons.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { useFirstWords } from '../../../words/words.ts';
import { ValueSlider } from '../../../ui/value-slider.tsx';
import styles from './logo-field.module.css';
import { sayFindingNow } from '../../../words/say-finding.ts';

const accept = 'image/png,image/gif,image/jpeg';

type Logo = Draft['description']['logo'];

type Props = {
  readonly logo: Logo;
  readonly onChange: (patch: { readonly fileId: string | null } | { readonly width: number }) => void;
  /** SDS Settings accepts a logo of exactly the size limit, the wizard's step one byte less. */
  readonly form?: 'step' | 'settings';
};

/** Logo with a size slider. The preview has the printed size, at most 50 px high. */
export function LogoPicker({ logo: { fileId, width }, onChange: setLogo, form = 'step' }: Props) {
  const words = useFirstWords().description.logo;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** The last action wins: an upload that finishes after a removal or a newer file is dropped. */
  const lastWish = useRef(0);

  const upload = async (file: File) => {
    const [wrong] = checkLogo({ type: file.type, bytes: file.size }, form);
    setProblem(wrong && sayFindingNow(wrong.message));
    if (wrong) return;
    const wish = ++lastWish.current;
    const isLast = () => wish === lastWish.current;
    setIsBusy(true);
    try {
      const files = new FormData();
      files.append('logo', file);
      const { fileId: uploaded } = await invoke(uploadLogo, { form: files });
      if (isLast()) setLogo({ fileId: uploaded });
    } catch (error) {
      if (isLast()) setProblem(messageOf(error));
    }
    if (isLast()) setIsBusy(false);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file) void upload(file);
  };

  /** The file stays on the server, so that undo and Cancel can restore the logo. */
  const remove = () => {
    lastWish.current += 1;
    setIsBusy(false);
    setLogo({ fileId: null });
  };

  return (
    <WithHelp path="description.logo" isWide>
      <div className={styles['logo']} id="description.logo" tabIndex={-1}>
        <div className={styles['paper']} aria-live="polite">
          {fileId === null ? (
            <span className={styles['empty']}>{words.none}</span>
          ) : (
            <img src={pathOf('/api/logos/:fileId', { fileId })} alt={words.yours} style={{ width, maxWidth: '100%' }} />
          )}
        </div>
        <div className={styles['controls']}>
          <div className={styles['buttons']}>
            <Button
              variant="default"
              leftSection={<UploadIcon size={16} />}
              loading={isBusy}
              onClick={() => input.current?.click()}
            >
              {fileId === null ? words.upload : words.replace}
            </Button>
            {fileId !== null && (
              <Button variant="subtle" color="gray" leftSection={<TrashIcon size={16} />} onClick={remove}>
                {words.delete}
              </Button>
            )}
            <input ref={input} type="file" accept={accept} hidden aria-label={words.file} onChange={choose} />
          </div>
          <p className={styles['hint']}>{words.kinds(logoMaxSize)}</p>
          {problem !== undefined && (
            <p className={styles['problem']} role="alert">
              {problem}
            </p>
          )}
          {fileId !== null && (
            <div className={styles['size']}>
              <span id="logo-size">{words.size}</span>
              <ValueSlider
                className={styles['slider'] ?? ''}
                min={10}
                max={200}
                step={1}
                value={width}
                thumbProps={{ 'aria-labelledby': 'logo-size' }}
                thumbLabel={words.size}
                thumbValueText={words.width(width)}
                label={null}
                onChange={(next) => {
                  setLogo({ width: next });
                }}
              />
              <output className={styles['width']}>{words.width(width)}</output>
            </div>
          )}
        </div>
      </div>
    </WithHelp>
  );
}

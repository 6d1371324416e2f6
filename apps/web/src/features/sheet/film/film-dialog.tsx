import { useCallback } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';
import { captionsOf } from './captions.ts';
import styles from './film-dialog.module.css';
import { filmScenes } from './film-scenes.ts';

const film = new URL('training.webm?no-inline', import.meta.url).href;

/** Sets the captions of the track as soon as the dialog shows it. They are made from the words of the screens. */
const useCaptions = (captions: string) =>
  useCallback(
    (track: HTMLTrackElement) => {
      const address = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
      track.setAttribute('src', address);
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [captions],
  );

/** A film of the main job in less than two minutes, with captions and a transcript. */
export function FilmDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { tag } = useSpokenLanguage();
  const track = useCaptions(captionsOf(words.film.scenes));
  return (
    <Dialog onClose={onClose} title={words.film.title} size={1040}>
      {/* No sound: the captions say everything. */}
      <video
        className={styles['film']}
        controls
        muted
        playsInline
        preload="metadata"
        width={1280}
        height={720}
        src={film}
        aria-label={words.film.player}
      >
        <track ref={track} default kind="captions" srcLang={tag} label={words.film.asText} />
      </video>
      <Disclosure label={words.film.asText}>
        <ol className={styles['transcript']}>
          {filmScenes.map((scene) => (
            <li key={scene}>{words.film.scenes[scene]}</li>
          ))}
        </ol>
      </Disclosure>
    </Dialog>
  );
}

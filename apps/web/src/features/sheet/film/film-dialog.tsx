import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './film-dialog.module.css';
import { filmScenes } from './film-scenes.ts';

const film = new URL('training.webm?no-inline', import.meta.url).href;
const captions = new URL('training.en.vtt?no-inline', import.meta.url).href;

/** The main job from the product itself, in less than two minutes, with captions and the same as text. */
export function FilmDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Training video" size={1040}>
      {/* No sound: all that is said stands in the captions. */}
      <video
        className={styles['film']}
        controls
        muted
        playsInline
        preload="metadata"
        width={1280}
        height={720}
        src={film}
        aria-label="How a safety data sheet is made"
      >
        <track default kind="captions" src={captions} srcLang="en" label="English" />
      </video>
      <Disclosure label="Read it as text">
        <ol className={styles['transcript']}>
          {Object.entries(filmScenes).map(([scene, caption]) => (
            <li key={scene}>{caption}</li>
          ))}
        </ol>
      </Disclosure>
    </Dialog>
  );
}

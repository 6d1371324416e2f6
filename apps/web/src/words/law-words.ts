import type { MessageValue } from '@gosds/ghs/message';
import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import type { Language } from '@gosds/phrases/language';

/** The engines' texts in the language of the screens, made from the phrases of sheets. */
export type LawWords = {
  readonly phrases: Language;
  /** Says a reason, a class, or what a decision waits for. */
  readonly say: (value: MessageValue) => string;
};

type Say = LawWords['say'];

/** Numbers with units, codes and Latin names keep their order in a line from right to left. */
async function inOrder(say: Say): Promise<Say> {
  const { withIsolates } = await import('@gosds/phrases/left-to-right-runs');
  return (value) => withIsolates(say(value));
}

/** The pseudo-language has no phrases of its own; it shows the English ones in brackets. */
export async function loadLawWords({ tag, direction }: InterfaceLanguage): Promise<LawWords> {
  const [{ loadLanguage }, { sayValue }] = await Promise.all([
    import('@gosds/phrases/load-language'),
    import('@gosds/phrases/say-message'),
  ]);
  const phrases = await loadLanguage(tag);
  const names = new Map(Object.entries(phrases.substanceNames ?? {}));
  const say = (value: MessageValue) => sayValue(value, phrases, names);
  if (direction === 'rtl') return { phrases, say: await inOrder(say) };
  return { phrases, say: tag === 'qps' ? (value) => `⟦${say(value)}⟧` : say };
}

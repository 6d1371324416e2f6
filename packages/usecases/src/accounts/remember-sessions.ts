import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import { rememberFor } from '../remember-for.ts';
import type { FindSession, Session } from './find-session.ts';
import { hashOf } from './secret-token.ts';

export type Sessions = {
  readonly find: FindSession;
  /** The session as it was at most `policy.sessionMemory.forMs` ago. For calls that read nothing of an account. */
  readonly findRecent: FindSession;
  /** From now on `findRecent` asks for this session again. */
  readonly forget: (token: string) => void;
};

/** Sessions of searches that follow each other within a second are asked for once. */
export function rememberSessions(find: FindSession, clock: Clock): Sessions {
  const recent = rememberFor<Session | undefined>(policy.sessionMemory, clock);
  return {
    find,
    findRecent: (token, caller) => recent.ask(hashOf(token), () => find(token, caller)),
    forget: (token) => {
      recent.forget(hashOf(token));
    },
  };
}

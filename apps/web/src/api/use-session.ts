import { useStore } from 'zustand';
import { sessionStore, type Session } from './session.ts';

export const useSession = (): Session => useStore(sessionStore);

import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { companySavingKey, saveProfile } from './company-calls.ts';
import { companyKey } from './company-key.ts';

export type SavingStatus = 'saved' | 'saving' | 'failed';

const pauseMs = 600;

/** Saves the profile after each pause in typing and when the page is left, one save at a time. */
export function useProfileSaving(loaded: CompanyProfile) {
  const queries = useQueryClient();
  const [profile, setProfile] = useState(loaded);
  const [status, setStatus] = useState<SavingStatus>('saved');
  const latest = useRef(loaded);
  const sent = useRef(loaded);
  const isSending = useRef(false);

  const saveAll = useCallback(async () => {
    isSending.current = true;
    try {
      while (sent.current !== latest.current) {
        const sending = latest.current;
        await saveProfile(sending);
        sent.current = sending;
        queries.setQueryData(companyKey, sending);
      }
      setStatus('saved');
    } catch {
      setStatus('failed');
    }
    isSending.current = false;
  }, [queries]);
  const save = useCallback(async () => {
    if (isSending.current) return;
    const saving = saveAll();
    queries.setQueryData(companySavingKey, saving);
    await saving;
  }, [queries, saveAll]);

  const change = useCallback((next: (before: CompanyProfile) => CompanyProfile) => {
    latest.current = next(latest.current);
    setProfile(latest.current);
    setStatus('saving');
  }, []);

  useEffect(() => {
    if (sent.current === profile) return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [profile, save]);

  useEffect(() => {
    const saveNow = () => void save();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [save]);

  return { profile, change, status, retry: () => void save() };
}

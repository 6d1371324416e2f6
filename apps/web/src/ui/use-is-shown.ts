import { useCallback, useEffect, useRef } from 'react';

/** Tells a late answer whether its screen is still shown: otherwise it must not lead the user away from another one. */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}

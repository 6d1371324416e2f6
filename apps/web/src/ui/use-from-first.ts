import { useState } from 'react';

/** Stays true once `isThere` was true, so that a part that was opened stays mounted and can close by itself. */
export function useFromFirst(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  return wasThere || isThere;
}

import { useState } from 'react';

/** True from the first time on that it is: what was opened once stays at hand, and can close by itself. */
export function useFromFirst(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  return wasThere || isThere;
}

import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { forgetCheckout, leftCheckout } from '../api/left-at-paypal.ts';

/** Who closed the page of PayPal and opens the service again is led to the checkout once; it says whether it is paid. */
export function LeftCheckout({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const isBare = search === '';
  const [path, setPath] = useState(() => (isBare ? leftCheckout() : undefined));
  if (!isBare && path !== undefined) setPath(undefined);
  useEffect(() => {
    if (path !== undefined) forgetCheckout();
  }, [path]);
  return isBare && path !== undefined ? <Navigate to={path} replace /> : children;
}

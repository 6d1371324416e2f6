import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { forgetCheckout, leftCheckout } from '../api/left-at-paypal.ts';

/**
 * Leads a buyer who closed PayPal's page and opens the service again to the checkout, once. The checkout says whether
 * the order is paid.
 */
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

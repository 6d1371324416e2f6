import { staffTabs } from '@gosds/contract/staff/staff-rights';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { loadUser } from '../api/load-user.ts';
import { useWords } from '../words/words.ts';
import { itemClass } from './item-class.ts';

/** Links to the staff screens that the user may open. */
export function StaffLinks({ onGo }: { readonly onGo: () => void }) {
  const { chemist, admin } = useWords();
  const { data: user } = useQuery({ queryKey: ['user'], queryFn: loadUser });
  const screens = [
    { to: '/chemist', name: chemist.pageTitle, isAllowed: user?.isChemistAllowed === true },
    { to: '/admin', name: admin.pageTitle, isAllowed: user !== undefined && staffTabs(user).length > 0 },
  ];
  return screens
    .filter(({ isAllowed }) => isAllowed)
    .map(({ to, name }) => (
      <NavLink key={to} to={to} className={itemClass} onClick={onGo}>
        {name}
      </NavLink>
    ));
}

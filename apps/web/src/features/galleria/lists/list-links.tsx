import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** Address of the page of a list. */
export const listPath = (code: string): string => `/galleria-data/lists/${encodeURIComponent(code)}`;

/** The title of a list as a link to its page. */
export function ListLink({ list }: { readonly list: { readonly code: string; readonly title: string } }) {
  return (
    <Anchor component={Link} to={listPath(list.code)}>
      <bdi lang="en">{list.title}</bdi>
    </Anchor>
  );
}

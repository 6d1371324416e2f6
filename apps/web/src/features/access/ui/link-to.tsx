import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** Turns part of a sentence into a link. */
export const linkTo = (path: string) =>
  function linked(words: string) {
    return (
      <Anchor component={Link} to={path} inherit>
        {words}
      </Anchor>
    );
  };

/** Emphasises part of a sentence. */
export const strong = (words: string) => <strong>{words}</strong>;

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** Makes a link of the words of a sentence. */
export const linkTo = (path: string) =>
  function linked(words: string) {
    return (
      <Anchor component={Link} to={path} inherit>
        {words}
      </Anchor>
    );
  };

/** Makes words of a sentence stand out. */
export const strong = (words: string) => <strong>{words}</strong>;

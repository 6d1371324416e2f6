import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { useFirstWords } from '../../../words/words.ts';
import { findIngredients } from '../ingredients/search-ingredients.ts';
import { fillRows } from './visitor-rows.ts';

/** A paint thinner; each ingredient is looked up in the catalogue. */
const example = [
  { name: 'Toluene', proportion: '30' },
  { name: 'Acetone', proportion: '45' },
  { name: 'Propan-2-ol', proportion: '25' },
];

const exampleFacts = { state: 'Liquid', flashPoint: '-14' };

const findExample = async () => {
  const found = await Promise.all(
    example.map(async ({ name, proportion }) => ({ match: (await findIngredients(name))[0], proportion })),
  );
  return found.flatMap(({ match, proportion }) => (match ? [{ match, proportion }] : []));
};

type Props = {
  readonly product: VisitorProduct;
  readonly onFound: (change: (product: VisitorProduct) => VisitorProduct) => void;
};

/** Fills in an example for visitors without a recipe, unless they type something before the catalogue answers. */
export function ExampleButton({ product: shown, onFound }: Props) {
  const { product } = useFirstWords().front;
  const { mutate, isPending } = useMutation({
    mutationFn: (_before: VisitorProduct) => findExample(),
    onSuccess: (found, before) => {
      onFound((now) => (now === before ? { ...fillRows(found)(now), ...exampleFacts } : now));
    },
    onError: (error) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isPending}
      onClick={() => {
        mutate(shown);
      }}
    >
      {product.example}
    </Button>
  );
}

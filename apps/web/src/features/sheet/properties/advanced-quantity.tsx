import type { ComponentProps } from 'react';
import { QuantityField } from './quantity-field.tsx';
import { ShownProperty } from './shown-property.tsx';

type Props = ComponentProps<typeof QuantityField> & Pick<ComponentProps<typeof ShownProperty>, 'field'>;

/** A quantity that Simple mode hides if nothing asks for it. */
export const AdvancedQuantity = (props: Props) => (
  <ShownProperty field={props.field}>
    <QuantityField {...props} />
  </ShownProperty>
);

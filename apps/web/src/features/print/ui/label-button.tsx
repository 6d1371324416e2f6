import { Button } from '@mantine/core';
import { useState } from 'react';
import { LabelIcon } from '../../../ui/icons.tsx';
import { LabelDialog } from './label-dialog.tsx';

/** Opens the label of the paid sheet's product. */
export function LabelButton({ orderId }: { readonly orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<LabelIcon size={16} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        LABEL
      </Button>
      {isOpen && (
        <LabelDialog
          orderId={orderId}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

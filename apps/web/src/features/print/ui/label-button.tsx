import { Button } from '@mantine/core';
import { useState } from 'react';
import { LabelIcon } from '../../../ui/icons.tsx';
import type { LabelledSheet } from '../lib/label-form.ts';
import { LabelDialog } from './label-dialog.tsx';

/** Opens the label of the paid sheet's product. */
export function LabelButton({ orderId, sheet }: { readonly orderId: string; readonly sheet: LabelledSheet }) {
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
          sheet={sheet}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

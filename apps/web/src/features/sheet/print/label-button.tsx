import { Button } from '@mantine/core';
import { useState } from 'react';
import { LabelIcon } from '../../../ui/icons.tsx';
import type { LabelForm, LabelledSheet } from './label-form.ts';
import { LabelDialog } from './label-dialog.tsx';

/** Opens the label of the paid sheet's product, as it was left. */
export function LabelButton({ orderId, sheet }: { readonly orderId: string; readonly sheet: LabelledSheet }) {
  const [isOpen, setIsOpen] = useState(false);
  const [left, setLeft] = useState<LabelForm | null>(null);
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
          left={left}
          onClose={(form) => {
            setLeft(form);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

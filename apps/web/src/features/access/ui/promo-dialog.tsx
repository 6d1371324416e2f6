import { promoOffer } from '@gosds/contract/accounts/promo-links';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import { promoMessage, sendPromoLink } from '../api/promo-calls.ts';
import { chosenModule, type Module } from '../lib/chosen-module.ts';
import { LinkForm } from './link-form.tsx';

const modules = ['GoSDS', 'GoGAL'] as const;

/** The offer for new users: sheets or a report for nothing, by a link that is mailed. */
export function PromoDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().promoOffer;
  const [type, setType] = useState<Module>(chosenModule() ?? 'GoSDS');
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <LinkForm
        button={words.button}
        send={(email) => sendPromoLink({ email, type })}
        messageOf={promoMessage}
        sent={words.sent}
      >
        <p>{words.text}</p>
        <Segmented
          label={words.which}
          value={type}
          options={modules.map((module) => ({ value: module, label: words.of[module](promoOffer[module]) }))}
          onChoose={(chosen) => {
            setType(modules.find((module) => module === chosen) ?? type);
          }}
        />
      </LinkForm>
    </Dialog>
  );
}

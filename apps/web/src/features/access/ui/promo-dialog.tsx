import { phoneSchema } from '@gosds/contract/accounts/phone-links';
import { promoOffer } from '@gosds/contract/accounts/promo-links';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import { loadIsPhoneAsked } from '../api/phone-calls.ts';
import { promoMessage, sendPromoLink } from '../api/promo-calls.ts';
import { chosenModule, type Module } from '../lib/chosen-module.ts';
import { LinkForm } from './link-form.tsx';

const modules = ['GoSDS', 'GoGAL'] as const;

/** The telephone number without the spaces, hyphens and other signs that people type. */
const toSent = (typed: string): string => typed.replaceAll(/[\s()./-]/g, '');

/** The telephone number; required if an SMS confirms it. */
function usePhone() {
  const { data: isAsked = false } = useQuery({ queryKey: ['is-phone-asked'], queryFn: loadIsPhoneAsked });
  const [typed, setTyped] = useState('');
  const [isFaulty, setIsFaulty] = useState(false);
  /** False if a number is required and missing. */
  const check = (): boolean => {
    const isWrong = isAsked && !phoneSchema.safeParse(toSent(typed)).success;
    setIsFaulty(isWrong);
    return !isWrong;
  };
  const type = (text: string) => {
    setTyped(text);
    setIsFaulty(false);
  };
  return { isAsked, typed, type, isFaulty, check, phone: isAsked ? toSent(typed) : undefined };
}

/** The offer for new users: free sheets or a free report, through a link that is mailed. */
export function PromoDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().promoOffer;
  const [type, setType] = useState<Module>(chosenModule() ?? 'GoSDS');
  const { isAsked, typed, isFaulty, check, phone, type: typePhone } = usePhone();
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <LinkForm
        button={words.button}
        send={(email) => sendPromoLink({ email, type, phone })}
        checkBelow={check}
        messageOf={promoMessage}
        sent={words.sent}
        below={
          isAsked && (
            <TextInput
              label={words.phone.number}
              description={words.phone.why}
              type="tel"
              autoComplete="tel"
              size="md"
              value={typed}
              error={isFaulty && words.phone.invalid}
              onChange={(event) => {
                typePhone(event.currentTarget.value);
              }}
            />
          )
        }
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

import { Button, Loader, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PhoneMessage } from '@gosds/contract/accounts/phone-links';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords, words } from '../../../words/words.ts';
import { confirmPhoneCode, type PhoneLink, sendPhoneCode } from '../api/phone-calls.ts';
import { promoMessage } from '../api/promo-calls.ts';
import { readPhoneLink } from '../lib/read-promo-link.ts';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';

const sent = new Map<string, Promise<PhoneMessage>>();

/** Sends one SMS per link, however often the page mounts; the button sends another one. */
function sendOnce(phone: PhoneLink): Promise<PhoneMessage> {
  const begun = sent.get(phone.link) ?? sendPhoneCode(phone);
  sent.set(phone.link, begun);
  return begun;
}

/** Shows any failure as a notice. The page also shows what the service says about the link. */
function tellFailure(error: unknown): string {
  logError(error, 'phone-link');
  const { phone } = words().promoOffer;
  notifications.show({ id: 'phone-link', message: phone.failed, color: 'red' });
  return error instanceof ApiProblem ? promoMessage(error) : phone.failed;
}

type Outcome = { readonly tone: 'success' | 'problem'; readonly text: string };

/** How the latest SMS fared. `isNote` marks a refusal by the service, which is no failure. */
type Sending = {
  readonly sent: number;
  readonly isBusy: boolean;
  readonly fault?: { readonly text: string; readonly isNote: boolean; readonly canRepeat: boolean };
};

/** A dead link, or a service without SMS, stays so. */
const canRepeat = (error: unknown): boolean => !(error instanceof ApiProblem && [400, 404].includes(error.status));

/** Sends the code. A later SMS that fails leaves what the first one opened. */
function useSending(phone: PhoneLink) {
  const [sending, setSending] = useState<Sending>({ sent: 0, isBusy: true });
  const end = useCallback((fault?: Sending['fault']) => {
    setSending(({ sent }) => ({ sent: fault ? sent : sent + 1, isBusy: false, ...(fault && { fault }) }));
  }, []);
  const send = useCallback(
    () =>
      sendOnce(phone).then(
        (message) => {
          const { used, refused } = words().promoOffer.phone;
          if (message === 'ok') end();
          else end({ text: message === 'phone-used' ? used : refused, isNote: true, canRepeat: false });
        },
        (error: unknown) => {
          end({ text: tellFailure(error), isNote: false, canRepeat: canRepeat(error) });
        },
      ),
    [phone, end],
  );
  useEffect(() => {
    void send();
  }, [send]);
  const again = () => {
    setSending(({ sent }) => ({ sent, isBusy: true }));
    sent.delete(phone.link);
    void send();
  };
  return { sending, again };
}

type AgainProps = { readonly sending: Sending; readonly again: () => void };

/** The button for another SMS, with what became of the latest. */
function SendAgain({ sending: { isBusy, fault }, again }: AgainProps) {
  const { phone: texts } = useWords().promoOffer;
  return (
    <>
      {fault && <FormMessage tone={fault.isNote ? 'note' : 'problem'}>{fault.text}</FormMessage>}
      {fault?.canRepeat !== false && (
        <Button variant="default" fullWidth loading={isBusy} onClick={again}>
          {texts.again}
        </Button>
      )}
    </>
  );
}

type CodeProps = AgainProps & { readonly phone: PhoneLink; readonly onDone: (outcome: Outcome) => void };

/** Form for the code of the SMS. The message about a wrong code stands beside the field, which keeps the input. */
function CodeForm({ phone, sending, again, onDone }: CodeProps) {
  const { phone: texts } = useWords().promoOffer;
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (!/^[0-9]{6}$/.test(code)) {
      setFault(texts.sixDigits);
      return;
    }
    setIsBusy(true);
    try {
      const status = await confirmPhoneCode(phone, code);
      if (status === true) onDone({ tone: 'success', text: texts.confirmed });
      else setFault(status === false ? texts.wrong : `${texts.error} ${texts.errorHelp}`);
    } catch (error) {
      setFault(tellFailure(error));
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p role="status">{sending.sent > 1 ? texts.sentAgain : texts.sent(phone.content.phone)}</p>
      <TextInput
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        size="md"
        value={code}
        error={fault}
        onChange={(event) => {
          setCode(event.currentTarget.value.trim());
          setFault(undefined);
        }}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {texts.confirm}
      </Button>
      <SendAgain
        sending={sending}
        again={() => {
          setFault(undefined);
          again();
        }}
      />
    </form>
  );
}

function Asking({ phone }: { readonly phone: PhoneLink }) {
  const { promoOffer } = useWords();
  const { sending, again } = useSending(phone);
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome) return <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>;
  if (sending.sent > 0) return <CodeForm phone={phone} sending={sending} again={again} onDone={setOutcome} />;
  if (sending.fault) {
    return (
      <div className={styles['form']}>
        <SendAgain sending={sending} again={again} />
      </div>
    );
  }
  return (
    <div role="status" className={styles['row']}>
      {promoOffer.verifying}
      <Loader size="sm" aria-hidden="true" />
    </div>
  );
}

/**
 * Confirms a telephone with the code of an SMS. A mail scanner that opens the page sends nothing; only the script's
 * POST does.
 */
export function PhoneConfirmationPage() {
  const { promoOffer } = useWords();
  const { link = '' } = useParams();
  const [phone] = useState(() => {
    const content = readPhoneLink(link);
    return content && { link, content };
  });
  return (
    <AccessFrame pageTitle={promoOffer.pageTitle} heading={promoOffer.phone.heading}>
      {phone ? (
        <Asking phone={phone} />
      ) : (
        <FormMessage tone="problem">{promoMessage(new ApiProblem(400, { code: 'link-invalid' }))}</FormMessage>
      )}
      <p className={styles['foot']}>
        <Button component={Link} to="/login" variant="default" fullWidth>
          {promoOffer.phone.toLogin}
        </Button>
      </p>
    </AccessFrame>
  );
}

import { Anchor, Button } from '@mantine/core';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../api/use-session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useFirstWords } from '../../../words/words.ts';
import { chosenModule } from '../lib/chosen-module.ts';
import { emailIn } from '../lib/login-state.ts';
import { pathBefore } from '../lib/path-before.ts';
import { useLogin } from '../lib/use-login.ts';
import { AboutModule } from './about-module.tsx';
import { AccessFrame } from './access-frame.tsx';
import styles from './access-frame.module.css';
import { linkTo } from './link-to.tsx';
import { LoginFields } from './login-fields.tsx';
import { LoginHelp } from './login-help.tsx';
import { PromoOffer } from './promo-offer.tsx';
import { WaitingProductNote } from './waiting-product-note.tsx';

/** Where the login leads if no other page asked for it. */
const homeOfModule = (): string => (chosenModule() === 'GoGAL' ? '/galleria-data' : '/');

/** Why a promo link led here. */
const promoFaultIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'promoFault' in state && typeof state.promoFault === 'string'
    ? state.promoFault
    : undefined;

/** A user who opened the login directly returns to it after choosing the module. */
const wayBack = (state: unknown): unknown => state ?? { from: '/login' };

export function LoginPage() {
  const { access } = useFirstWords();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const target = pathBefore(state, window.location.origin) ?? homeOfModule();
  const promoFault = promoFaultIn(state);
  const { form, submit, problem, isBusy } = useLogin({ email: emailIn(state), isRemembered: false }, () => {
    void navigate(target, { replace: true });
  });
  if (chosenModule() === null) return <Navigate to="/start" replace state={wayBack(state)} />;
  if (session.status === 'signed-in' && !isBusy) return <Navigate to={target} replace />;
  return (
    <AccessFrame
      pageTitle={access.title.login}
      heading={access.login.heading}
      aside={<AboutModule module={chosenModule()} />}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <WaitingProductNote />
        {promoFault !== undefined && <FormMessage tone="problem">{promoFault}</FormMessage>}
        {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
        <LoginFields form={form} />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {access.login.button}
        </Button>
        <div className={styles['row']}>
          <Anchor component={Link} to="/forgot-password">
            {access.login.forgot}
          </Anchor>
        </div>
        <LoginHelp />
        <PromoOffer />
      </form>
      <p className={styles['foot']}>
        {sentence(access.login.new({ link: linkTo('/signup'), front: linkTo('/start') }))}
      </p>
    </AccessFrame>
  );
}

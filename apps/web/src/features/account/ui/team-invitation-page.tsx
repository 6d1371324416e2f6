import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { useSession } from '../../../api/use-session.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { joinTeam, loadInvitation } from '../api/team-calls.ts';
import styles from './settings.module.css';

function Invitation({ token }: { readonly token: string }) {
  const { invitation: words, teamRole } = useWords().settings;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['team-invitation', token],
    queryFn: () => loadInvitation(token),
    staleTime: 0,
    retry: false,
  });
  const joining = useMutation({
    mutationFn: joinTeam,
    onSuccess: async () => {
      await queries.invalidateQueries();
      await navigate('/account-settings', { replace: true });
    },
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (!data.isForYou) return <FormMessage tone="problem">{words.other(data.email)}</FormMessage>;
  return (
    <div className={styles['form']}>
      <p>{words.text({ team: data.team, role: teamRole[data.role] })}</p>
      {joining.error !== null && <FormMessage tone="problem">{messageOf(joining.error)}</FormMessage>}
      <div className={styles['ways']}>
        <Button
          loading={joining.isPending}
          onClick={() => {
            joining.mutate(token);
          }}
        >
          {words.accept}
        </Button>
      </div>
    </div>
  );
}

function SignInFirst() {
  const words = useWords().settings.invitation;
  const { pathname } = useLocation();
  return (
    <div className={styles['form']}>
      <p>{words.signIn}</p>
      <div className={styles['ways']}>
        <Button component={Link} to="/login" state={{ from: pathname }}>
          {words.logIn}
        </Button>
        <Button component={Link} to="/signup" variant="default">
          {words.signUp}
        </Button>
      </div>
    </div>
  );
}

/** Target of an invitation link. Opening it changes nothing; the button accepts. */
export function TeamInvitationPage() {
  const words = useWords().settings.invitation;
  const { token = '' } = useParams();
  const session = useSession();
  return (
    <ListPage title={words.title} heading={words.title}>
      {session.status === 'signed-out' ? <SignInFirst /> : <Invitation token={token} />}
    </ListPage>
  );
}

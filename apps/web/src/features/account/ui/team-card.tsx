import type { Team, TeamMember } from '@gosds/contract/teams/team-calls';
import { mayInTeam, type TeamRole, teamRoles } from '@gosds/contract/teams/team-rights';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { beginTeam, endMembership, endTeam, giveRole, loadTeam } from '../api/team-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';
import { Invitations } from './team-invitations.tsx';

/** A change of the team changes what it shares, so all loaded data are loaded again. */
function useTeamChange<Asked>(change: (request: Asked) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries() });
}

function FoundTeam() {
  const words = useWords().settings.team;
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const founding = useTeamChange(beginTeam);
  const isMissing = isTried && name.trim() === '';
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (name.trim() !== '') founding.mutate(name);
      }}
    >
      {founding.error !== null && <FormMessage tone="problem">{messageOf(founding.error)}</FormMessage>}
      <TextInput
        label={words.name}
        maxLength={100}
        value={name}
        error={isMissing && words.nameMissing}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
        }}
      />
      <div className={styles['ways']}>
        <Button type="submit" variant="default" loading={founding.isPending}>
          {words.found}
        </Button>
      </div>
    </form>
  );
}

type MemberProps = {
  readonly member: TeamMember;
  readonly isManaged: boolean;
  readonly onRole: (role: TeamRole) => void;
  readonly onRemove: () => void;
};

function Member({ member, isManaged, onRole, onRemove }: MemberProps) {
  const { team: words, teamRole } = useWords().settings;
  const { name, email, role, isYou } = member;
  return (
    <li className={styles['item']}>
      <span>
        <b>{name}</b> {isYou && `(${words.you})`}
        <br />
        <span className={styles['soft']}>{email}</span>
      </span>
      {isManaged ? (
        <NativeSelect
          isAlwaysChosen
          id={`role-${member.id}`}
          label={words.roleOf(email)}
          value={role}
          options={teamRoles.map((value) => ({ value, label: teamRole[value] }))}
          onSelect={(value) => {
            const chosen = teamRoles.find((each) => each === value);
            if (chosen) onRole(chosen);
          }}
        />
      ) : (
        <span>{teamRole[role]}</span>
      )}
      {(isManaged || isYou) && (
        <Button
          size="xs"
          variant="default"
          aria-label={isYou ? words.leave : words.removeNamed(email)}
          onClick={onRemove}
        >
          {isYou ? words.leave : words.remove}
        </Button>
      )}
    </li>
  );
}

type Asked = { readonly kind: 'remove'; readonly member: TeamMember } | { readonly kind: 'dissolve' };

function Question({
  asked,
  onYes,
  onNo,
}: {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const words = useWords().settings.team;
  const title =
    asked.kind === 'dissolve'
      ? words.dissolve
      : asked.member.isYou
        ? words.leave
        : words.removeNamed(asked.member.email);
  return (
    <ConfirmDialog title={title} yes={title} no={words.no} isNoUsual onYes={onYes} onNo={onNo}>
      {asked.kind === 'dissolve' ? words.dissolveText : words.removeText}
    </ConfirmDialog>
  );
}

function TheTeam({ team }: { readonly team: Team }) {
  const words = useWords().settings.team;
  const [asked, setAsked] = useState<Asked>();
  const role = useTeamChange(giveRole);
  const removing = useTeamChange(endMembership);
  const dissolving = useTeamChange(endTeam);
  const isManaged = mayInTeam(team.role, 'manage');
  const error = role.error ?? removing.error ?? dissolving.error;
  const agree = () => {
    if (asked?.kind === 'remove') removing.mutate(asked.member.id);
    else dissolving.mutate(undefined);
    setAsked(undefined);
  };
  return (
    <>
      {error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
      <p className={styles['intro']}>{words.roles}</p>
      <ul className={styles['list']} aria-label={words.members(team.name)}>
        {team.members.map((member) => (
          <Member
            key={member.id}
            member={member}
            isManaged={isManaged}
            onRole={(chosen) => {
              role.mutate({ id: member.id, role: chosen });
            }}
            onRemove={() => {
              setAsked({ kind: 'remove', member });
            }}
          />
        ))}
      </ul>
      {isManaged && (
        <>
          <Invitations invitations={team.invitations} />
          <div className={styles['end']}>
            <Button
              variant="default"
              onClick={() => {
                setAsked({ kind: 'dissolve' });
              }}
            >
              {words.dissolve}
            </Button>
          </div>
        </>
      )}
      {asked && (
        <Question
          asked={asked}
          onYes={agree}
          onNo={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

/** The team of the account, or a form to found one. */
export function TeamCard() {
  const words = useWords().settings.team;
  const { data, error, refetch } = useQuery({ queryKey: ['team'], queryFn: loadTeam, staleTime: 0 });
  return (
    <SettingsCard heading={data ? data.name : words.heading} intro={words.intro}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data === null && <FoundTeam />}
      {data && <TheTeam team={data} />}
    </SettingsCard>
  );
}

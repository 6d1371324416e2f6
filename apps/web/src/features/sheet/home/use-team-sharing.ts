import { mayInTeam } from '@gosds/contract/teams/team-rights';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { loadTeam, shareWithTeam } from '../state/draft-calls.ts';

/** Moves sheets to the team; says whether the user may. */
export function useTeamSharing() {
  const queries = useQueryClient();
  const { data: team } = useQuery({ queryKey: ['team'], queryFn: loadTeam });
  const sharing = useMutation({
    mutationFn: shareWithTeam,
    onError: (error) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sheets'] }),
  });
  return {
    canShare: team ? mayInTeam(team.role, 'write') : false,
    share: sharing.mutate,
    isBusy: sharing.isPending,
  };
}

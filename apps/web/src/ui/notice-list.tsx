import { Notifications } from '@mantine/notifications';

export function NoticeList() {
  return <Notifications position="bottom-right" autoClose={8000} limit={2} />;
}

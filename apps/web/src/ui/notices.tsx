import { Notifications } from '@mantine/notifications';

/** Where notices stand; fetched with the first of them. */
export const Notices = () => <Notifications position="bottom-right" autoClose={8000} limit={4} />;

import { useNotifications, type NotificationData } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { loadFirstPart } from '../api/load-part.ts';
import styles from './notices.module.css';

const NoticeList = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../ui/notice-list.tsx')).NoticeList })),
);

/** Shows only the texts until the list component is loaded: the network may be down. */
function PlainNotices({ notices }: { readonly notices: readonly NotificationData[] }) {
  return (
    <div className={styles['plain']} role="status">
      {notices.map(({ id, title, message }) => (
        <div key={id} className={styles['notice']}>
          {title !== undefined && <strong>{title}</strong>}
          <div>{message}</div>
        </div>
      ))}
    </div>
  );
}

/** Notices over the page. The list component is loaded with the form or with the first notice. */
export function Notices() {
  const { notifications } = useNotifications();
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && notifications.length > 0) setIsWanted(true);
  return <Suspense fallback={<PlainNotices notices={notifications} />}>{isWanted && <NoticeList />}</Suspense>;
}

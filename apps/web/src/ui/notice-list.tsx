import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

/** Notices are this much higher than the panel's usual end, which is 16 pixels above that of the screen; with 8 between. */
const gap = 72;

/** Notices at the lower end of the page. What ends there, such as the panel, ends above them: `--notices` in CSS. */
export function NoticeList() {
  const { dir } = useDirection();
  const position = dir === 'rtl' ? 'bottom-left' : 'bottom-right';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current?.querySelector(`[data-position='${position}']`) ?? null;
    if (list === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--notices', `${list.clientHeight === 0 ? 0 : list.clientHeight + gap}px`);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, [position]);
  return (
    <div ref={place}>
      <Notifications position={position} autoClose={8000} limit={2} withinPortal={false} />
    </div>
  );
}

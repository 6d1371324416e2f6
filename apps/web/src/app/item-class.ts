import styles from './shell.module.css';

/** Class of a header item; marks the open screen. */
export const itemClass = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? styles['itemActive'] : styles['item'];

import styles from './shell.module.css';

/** Of an item of the header; the open screen is marked. */
export const itemClass = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? styles['itemActive'] : styles['item'];

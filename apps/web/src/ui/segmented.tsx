import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import styles from './segmented.module.css';

type Props = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/** Few choices side by side, of which one is taken. */
export function Segmented({ label, options, value, onChoose }: Props) {
  return (
    <SegmentedControl
      aria-label={label}
      classNames={{ root: styles['root'] ?? '', indicator: styles['indicator'] ?? '' }}
      data={[...options]}
      value={value}
      onChange={onChoose}
    />
  );
}

import { Slider, type SliderProps } from '@mantine/core';

/** How many steps one press of the key moves. */
const pages: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

type Given = 'min' | 'max' | 'step' | 'value' | 'onChange';
type Props = Omit<SliderProps, Given> &
  Required<Pick<SliderProps, Exclude<Given, 'value' | 'onChange'>>> & {
    readonly value: number;
    readonly onChange: (value: number) => void;
  };

/** A slider that Page Up and Page Down move by ten steps; the arrows move it by one, Home and End to its ends. */
export function ValueSlider(props: Props) {
  const { min, max, step, value, onChange } = props;
  return (
    <Slider
      {...props}
      onKeyDown={(event) => {
        const steps = pages[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        onChange(Math.min(max, Math.max(min, value + steps * step)));
      }}
    />
  );
}

import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { FirstWords } from '@gosds/phrases/generated/interface/words';

/** Petrol: white text on shade 7 has a contrast of 7.2:1, shade 3 on the dark surfaces 8.9:1. */
const petrol: MantineColorsTuple = [
  '#eaf5f6',
  '#d3e8eb',
  '#a5d2d9',
  '#74bac5',
  '#4ea4b2',
  '#308f9e',
  '#1b7685',
  '#0d5f6e',
  '#0a4c59',
  '#073a44',
];

/** The parts of the theme that do not depend on the language. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  radius: { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  headings: {
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  components: {
    // The title bar of a dialog must not be a banner landmark.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Loader: { defaultProps: { type: 'dots' } },
  },
});

/** The theme, with names for the buttons that Mantine draws itself. */
export const themeIn = ({ frame }: Pick<FirstWords, 'frame'>): MantineThemeOverride => ({
  ...theme,
  components: {
    ...theme.components,
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': frame.dismiss }, radius: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        lockScroll: false,
        radius: 'md',
        closeButtonProps: { 'aria-label': frame.close },
        overlayProps: { backgroundOpacity: 0.45, blur: 2 },
        transitionProps: { duration: 140 },
      },
    },
    Drawer: {
      defaultProps: {
        lockScroll: false,
        closeButtonProps: { 'aria-label': frame.close },
        transitionProps: { duration: 160 },
      },
    },
  },
});

/**
 * Mantine's own variables, set to the tokens of `tokens.css`: contrast of text at least 4.5:1, of control borders 3:1,
 * in both schemes.
 */
const fromTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...fromTokens, '--mantine-color-gray-4': 'var(--line-control)' },
  dark: { ...fromTokens, '--mantine-color-dark-4': 'var(--line-control)', '--mantine-color-dark-6': 'var(--surface)' },
});

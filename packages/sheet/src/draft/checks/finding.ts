import type { InputPath } from '../../document.ts';

/** What is wrong with one input. A `problem` keeps the user on the step; a `warning` is shown and may stay. */
export type Finding = {
  readonly path: InputPath;
  readonly message: string;
  readonly severity: 'problem' | 'warning';
};

export const problem = (path: InputPath, message: string): Finding => ({ path, message, severity: 'problem' });

export const warning = (path: InputPath, message: string): Finding => ({ path, message, severity: 'warning' });

/** True where nothing keeps the user on the step. */
export const isPassable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'problem');

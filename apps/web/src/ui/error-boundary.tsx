import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Unreachable } from '../api/call.ts';
import { logError } from '../api/log-error.ts';
import { problemText } from '../words/problem-text.ts';
import { firstWords } from '../words/words.ts';
import styles from './error-boundary.module.css';

type Props = {
  readonly children: ReactNode;
  /** Replaces a part that failed while the page around it continues; without it, the whole page is replaced. */
  readonly fallback?: ReactNode;
};
type State = { readonly error: unknown };

/** An error in a screen shows the specified words and is reported. The input is safe in the draft's store. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (!(error instanceof Unreachable)) logError(error, info.componentStack ?? '');
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.error === undefined) return children;
    if (fallback !== undefined) return fallback;
    const { failed, tryAgain } = firstWords().frame;
    return (
      <main className={styles['box']}>
        <div role="alert">
          <h1>{failed}</h1>
          <p>{problemText('internal')}</p>
        </div>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {tryAgain}
        </Button>
      </main>
    );
  }
}

import { ErrorScreen, toast } from '@khep/ui';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { report } from '../reporting/report.ts';
import type { Report } from '../reporting/report.ts';
import { ScreenLoadError } from './lazyScreen.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  reference: string;
}

/** The page itself could be fetched: then it names files that are there. */
const isAppThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const well: State = { error: undefined, failed: false, reference: '' };

/** Catches what breaks while a screen draws, reports it, and offers a way on. Give it a `key` to forget by. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = well;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    void this.remember(report(error, { component: info.componentStack ?? '' }));
    // What only waited for the network goes on by itself.
    if (error instanceof ScreenLoadError) window.addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  readonly remember = async (reported: Promise<Report>): Promise<void> => {
    const result = await reported;
    if (result.sent) this.setState({ reference: result.id });
  };

  readonly retry = async (): Promise<void> => {
    const { error } = this.state;
    if (error instanceof ScreenLoadError) {
      try {
        await error.fetchAgain();
      } catch {
        // Nothing of the screen was shown yet, so a new page loses nothing; but only where there is one to be had.
        if (await isAppThere()) window.location.reload();
        else toast.error('There is no connection. The screen opens as soon as it is back.');
        return;
      }
    }
    window.removeEventListener('online', this.retry);
    this.setState(well);
  };

  readonly sendReport = async (): Promise<void> => {
    const { error } = this.state;
    const result = await report(error, {
      asked: 'The user pressed Report Problem',
      address: window.location.pathname,
    });
    if (result.sent) {
      this.setState({ reference: result.id });
      toast.success(`Reported. Reference ${result.id}`);
      return;
    }
    const details = `${window.location.pathname}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    try {
      await navigator.clipboard.writeText(details);
      toast.info('Details copied: error reporting is not set up here. Paste them into a message to support.');
    } catch {
      toast.warning('Error reporting is not set up here. Tell support what you did.');
    }
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorScreen
        onRetry={() => void this.retry()}
        onReport={() => void this.sendReport()}
        {...(this.state.reference !== '' && { reference: this.state.reference })}
      />
    );
  }
}

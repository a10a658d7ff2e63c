import { Button, EmptyState, ErrorScreen, Page, toast } from '@khep/ui';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import type { ConsoleText } from '../ConsoleMessagesProvider.tsx';
import { report, reportProblem } from '../reporting/report.ts';
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

/** Whether the page can be fetched; if so, it refers to files that exist. */
const isAppReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const noError: State = { error: undefined, failed: false, reference: '' };

/** A screen whose code couldn't be fetched: the browser is offline, or Khep was updated. */
function ScreenNotLoaded({ onRetry }: { onRetry: () => void }) {
  const messages = useConsoleMessages();
  const { offline, offlineHelp, pageNotLoaded, pageNotLoadedHelp } = messages.states;
  const isOnline = navigator.onLine;
  const title = isOnline ? pageNotLoaded : offline;
  return (
    <Page title={title}>
      <EmptyState
        kind="error"
        title={title}
        description={isOnline ? pageNotLoadedHelp : offlineHelp}
        action={<Button onPress={onRetry}>{messages.common.retry}</Button>}
      />
    </Page>
  );
}

class Boundary extends Component<ErrorBoundaryProps & { messages: ConsoleText }, State> {
  override state = noError;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    void this.remember(report(error, { component: info.componentStack ?? '' }));
    // A screen that couldn't be fetched is retried when the browser is online.
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
        await error.reload();
      } catch {
        // The screen hasn't rendered, so a reload loses no input. Reload only if the server responds.
        if (await isAppReachable()) window.location.reload();
        else toast.error(this.props.messages.states.offlineHelp);
        return;
      }
    }
    window.removeEventListener('online', this.retry);
    this.setState(noError);
  };

  readonly sendReport = async (): Promise<void> => {
    const { error } = this.state;
    const result = await reportProblem(error, {
      asked: this.props.messages.report.cause,
      address: window.location.pathname,
    });
    if (result.sent) {
      this.setState({ reference: result.id });
      toast.success(this.props.messages.report.sent(result.id));
      return;
    }
    const details = `${window.location.pathname}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    try {
      await navigator.clipboard.writeText(details);
      toast.info(this.props.messages.report.copied);
    } catch {
      toast.warning(this.props.messages.report.notSetUp);
    }
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.state.error instanceof ScreenLoadError) {
      return <ScreenNotLoaded onRetry={() => void this.retry()} />;
    }
    return (
      <ErrorScreen
        onRetry={() => void this.retry()}
        onReport={() => void this.sendReport()}
        isReported={this.state.reference !== ''}
        {...(this.state.reference !== '' && { reference: this.state.reference })}
      />
    );
  }
}

/** Catches rendering errors of a screen, reports them and offers a retry. Change its `key` to reset it. */
export function ErrorBoundary({ children }: ErrorBoundaryProps) {
  return <Boundary messages={useConsoleMessages()}>{children}</Boundary>;
}

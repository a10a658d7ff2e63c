import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Sends the error to whoever mends it; answers with the report's id when there is one. */
  onError?: (error: unknown, info: ErrorInfo) => string | undefined;
  /** The user pressed Report Problem. */
  onReport: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
  error: unknown;
  reference: string | undefined;
}

const well: State = { hasFailed: false, error: undefined, reference: undefined };

/** Shows the error screen for whatever breaks while drawing inside it. A new `key` starts afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = well;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ reference: this.props.onError?.(error, info) });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { error, reference } = this.state;
    return (
      <ErrorScreen
        onRetry={() => this.setState(well)}
        onReport={() => this.props.onReport(error)}
        {...(reference !== undefined && { reference })}
      />
    );
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Reports the error; returns the report's ID, if any. */
  onError?: (error: unknown, info: ErrorInfo) => string | undefined;
  /** Called on Report Problem. */
  onReport: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
  error: unknown;
  reference: string | undefined;
}

const well: State = { hasFailed: false, error: undefined, reference: undefined };

/** Shows the error screen for render errors inside it. A new `key` resets it. */
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
        reference={reference}
      />
    );
  }
}

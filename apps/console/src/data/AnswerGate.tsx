import type { CallError } from '@khep/api/client';
import { EmptyState, Skeleton, Stack } from '@khep/ui';
import type { ReactNode } from 'react';

export interface AnswerGateProps {
  /** The call's answer is not there yet. */
  isLoading: boolean;
  error: CallError | undefined;
  onRetry: () => void;
  /** Words for an answer that does not exist: "This order does not exist". */
  notFound?: string;
  /** Drawn once the answer is there. */
  children: ReactNode;
}

/** What stands in for a refused answer: no access, not there, or broken. */
export function Refused({
  error,
  onRetry,
  notFound,
}: {
  error: CallError;
  onRetry: () => void;
  notFound?: string | undefined;
}) {
  if (error.status === 403) return <EmptyState kind="no-permission" description={error.message} />;
  if (error.status === 404)
    return (
      <EmptyState kind="no-match" title={notFound ?? 'This does not exist'} description={error.message} />
    );
  if (error.status === 501) return <EmptyState title="This is not built yet" description={error.message} />;
  return <EmptyState kind="error" description={error.message} onRetry={onRetry} />;
}

/** Loading, refused, or the thing itself: what every screen about one answer goes through. */
export function AnswerGate({ isLoading, error, onRetry, notFound, children }: AnswerGateProps) {
  if (error) return <Refused error={error} onRetry={onRetry} notFound={notFound} />;
  if (isLoading) {
    return (
      <Stack gap={16}>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={240} />
      </Stack>
    );
  }
  return children;
}

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
  /** Where to go on from there: a LinkButton to the list. */
  action?: ReactNode;
  /** Drawn once the answer is there. */
  children: ReactNode;
}

/** What stands in for a refused answer: no access, not there, or broken. */
export function LoadError({
  error,
  onRetry,
  notFound = 'This does not exist',
  action,
}: Pick<AnswerGateProps, 'onRetry' | 'notFound' | 'action'> & { error: CallError }) {
  // The server's own words say more than those of the call, where it has any.
  const words = error.detail === '' ? error.message : error.detail;
  if (error.status === 403) return <EmptyState kind="no-permission" description={words} />;
  if (error.status === 404)
    return (
      <EmptyState
        kind="no-match"
        title={notFound}
        description="It may have been removed, or the link is cut short."
        action={action}
      />
    );
  if (error.status === 501) return <EmptyState title="This is not built yet" description={words} />;
  return <EmptyState kind="error" description={words} onRetry={onRetry} />;
}

/** Loading, refused, or the thing itself: what every screen about one answer goes through. */
export function AsyncContent({ isLoading, error, children, ...refused }: AnswerGateProps) {
  if (error) return <LoadError error={error} {...refused} />;
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

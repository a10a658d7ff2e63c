import { clientMessages } from '@khep/api/client';
import type { CallError } from '@khep/api/client';
import { EmptyState, Skeleton, Stack } from '@khep/ui';
import type { ReactNode } from 'react';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';

export interface AsyncContentProps {
  /** The response hasn't arrived yet. */
  isLoading: boolean;
  error: CallError | undefined;
  onRetry: () => void;
  /** Title when the record doesn't exist: "Order not found". */
  notFound?: string;
  /** Where to continue from there: a LinkButton to the list. */
  action?: ReactNode;
  /** The response came without the record. @default false */
  isMissing?: boolean;
  /** Rendered once the response has arrived. */
  children: ReactNode;
}

const genericMessage = 'Something went wrong';

/** Returns the call's notice and the server's detail of a failed load; only the detail if the notice is general. */
export function loadErrorText({ message, detail, status }: CallError): string {
  if (detail === '' || detail === message) return message;
  const isExact = detail !== clientMessages.status(status);
  return message === genericMessage && isExact ? detail : `${message}. ${detail}`;
}

function NotFoundState({ notFound, action }: Pick<AsyncContentProps, 'notFound' | 'action'>) {
  const { states } = useConsoleMessages();
  return (
    <EmptyState
      kind="no-match"
      title={notFound ?? states.notFound}
      description={states.notFoundHelp}
      action={action}
    />
  );
}

/** Replaces content that couldn't be loaded: no access, not found, or an error. */
export function LoadError({
  error,
  onRetry,
  notFound,
  action,
}: Pick<AsyncContentProps, 'onRetry' | 'notFound' | 'action'> & { error: CallError }) {
  const { states } = useConsoleMessages();
  const description = states.notLoaded(loadErrorText(error), error);
  if (error.status === 403)
    return <EmptyState kind="no-permission" description={states.notLoaded(error.reason, error)} />;
  if (error.status === 404) return <NotFoundState notFound={notFound} action={action} />;
  if (error.status === 501) return <EmptyState title={states.notAvailable} description={description} />;
  return <EmptyState kind="error" description={description} onRetry={onRetry} />;
}

/** Renders the loading state, an error, or the content of one response. */
export function AsyncContent({
  isLoading,
  error,
  isMissing = false,
  children,
  ...refused
}: AsyncContentProps) {
  if (isMissing) return <NotFoundState notFound={refused.notFound} action={refused.action} />;
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

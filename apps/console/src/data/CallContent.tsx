import type { ReactNode } from 'react';
import { AsyncContent } from './AsyncContent.tsx';
import type { AsyncContentProps } from './AsyncContent.tsx';

export interface CallContentProps<Answer> extends Pick<AsyncContentProps, 'notFound' | 'action'> {
  /** From `useCall`. */
  call: { data: Answer | undefined; error: AsyncContentProps['error']; reload: () => Promise<void> };
  children: (answer: Answer) => ReactNode;
}

/** Renders the loading state of a request, its error, or its response. A response stays when a refresh fails. */
export function CallContent<Answer>({ call, children, ...states }: CallContentProps<Answer>) {
  const { data, error, reload } = call;
  return (
    <AsyncContent
      isLoading={data === undefined}
      error={data === undefined ? error : undefined}
      onRetry={() => void reload()}
      {...states}
    >
      {data !== undefined && children(data)}
    </AsyncContent>
  );
}

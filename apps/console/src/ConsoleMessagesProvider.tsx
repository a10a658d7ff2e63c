import { createMessages } from '@khep/ui';
import type { MessageOverrides, Messages } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { messages as defaults } from './messages.ts';

type All = typeof defaults;

/** Any of the console's shared messages, by part: `{ common: { retry: 'फिर से कोशिश करें' } }`. */
export type ConsoleMessages = MessageOverrides<All>;

/** The console's shared messages, in any language. */
export type ConsoleText = Messages<All>;

const { MessagesProvider, useMessages } = createMessages<{ console: All }>();

/** Replaces the console's shared messages below it. Keep the identity of `messages`: make it once. */
export function ConsoleMessagesProvider({
  messages,
  children,
}: {
  messages: ConsoleMessages;
  children: ReactNode;
}) {
  const overrides = useMemo(() => ({ console: messages }), [messages]);
  return <MessagesProvider messages={overrides}>{children}</MessagesProvider>;
}

/** The console's shared messages, or their replacements. */
export const useConsoleMessages = (): ConsoleText => useMessages('console', defaults);

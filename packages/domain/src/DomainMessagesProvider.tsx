import { createMessages } from '@khep/ui';
import type { MessageOverrides, Messages } from '@khep/ui';
import type { domainMessages } from './messages.ts';

type All = typeof domainMessages;

/** Any of the domain widgets' messages, by part: `{ ruleList: { on: 'चालू' } }`. */
export type DomainMessages = MessageOverrides<All>;

/** The messages of one part, in any language. */
export type DomainMessagesOf<Part extends keyof All> = Messages<All[Part]>;

export const { MessagesProvider: DomainMessagesProvider, useMessages: useDomainMessages } =
  createMessages<All>();

import type { messages } from '../messages.ts';
import { createMessages, type MessageOverrides } from './createMessages.tsx';

/** Any of the kit's messages, by part: `{ field: { show: 'दिखाएँ' } }`. */
export type KitMessages = MessageOverrides<typeof messages>;

export const { MessagesProvider, useMessages } = createMessages<typeof messages>();

export {
  createMessages,
  type MessageOverrides,
  type Messages,
  type MessagesProviderProps,
} from './createMessages.tsx';
export { MessagesProvider, type KitMessages } from './kitMessages.ts';

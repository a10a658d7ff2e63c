export {
  DomainMessagesProvider,
  type DomainMessages,
  type DomainMessagesOf,
} from './DomainMessagesProvider.tsx';

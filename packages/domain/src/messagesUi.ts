export { DomainMessagesProvider, type DomainMessages } from './DomainMessagesProvider.tsx';

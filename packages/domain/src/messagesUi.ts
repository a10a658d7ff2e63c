export { DomainMessagesProvider, type DomainMessages } from './DomainMessagesProvider.ts';

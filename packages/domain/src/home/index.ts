export { greeting, today } from './greeting.ts';

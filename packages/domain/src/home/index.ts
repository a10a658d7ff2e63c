export { greeting, today } from './greeting.ts';
export { recordGroups, recordKinds } from './records.ts';
export type { RecordKind } from './records.ts';

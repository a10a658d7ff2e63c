export { greeting, today } from './greeting.ts';
export { comparedNumbers, countChange, sortTodo, todoOrders, totalAtStake } from './todoOrder.ts';
export type { TodoOrder } from './todoOrder.ts';
export { recordGroups, recordKinds } from './records.ts';
export type { RecordKind } from './records.ts';

export { greeting, today } from './greeting.ts';
export { comparedNumbers, countChange, sortTodo, todoOrders, totalAtStake } from './todoOrder.ts';
export type { TodoOrder } from './todoOrder.ts';
export { addUpHours } from './ordersByHour.ts';
export type { OrdersByHour } from './ordersByHour.ts';
export { findWalletTask } from './walletTask.ts';
export type { WalletTask } from './walletTask.ts';
export { recordGroups, recordKinds } from './records.ts';
export type { RecordKind } from './records.ts';

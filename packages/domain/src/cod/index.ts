export { codDueDay, lastDeliveryDueBy } from './payoutDay.ts';
export type { CodCycle } from './payoutDay.ts';

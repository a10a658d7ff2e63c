export { codDueDay, lastDeliveryDueBy } from './payoutDay.ts';
export type { CodCycle } from './payoutDay.ts';
export { codResultLabels, codResults, judgeCodLine, sumCodLines } from './statement.ts';
export type { CodResultName, CodStatementLine, CodTotals } from './statement.ts';

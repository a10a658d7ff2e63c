export { codDueDay, describeCodCycle, lastDeliveryDueBy } from './payoutDay.ts';
export type { CodCycle } from './payoutDay.ts';
export {
  codResultLabels,
  codResultTones,
  codResults,
  comparePaid,
  judgeCodLine,
  sumCodLines,
} from './statement.ts';
export type { CodResultName, CodStatementLine, CodTotals } from './statement.ts';
export { codDayStates } from './payoutState.ts';
export type { CodDayState } from './payoutState.ts';

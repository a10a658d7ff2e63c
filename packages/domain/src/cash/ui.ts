export { CashCalendar, type CashCalendarProps } from './widgets/CashCalendar.tsx';
export { cashWarningTitle } from './widgets/cashRows.ts';

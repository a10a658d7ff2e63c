export { CodSettlement, type CodSettlementProps } from './CodSettlement.tsx';
export { CodCalendar, type CodCalendarProps, type CodDay } from './CodCalendar.tsx';

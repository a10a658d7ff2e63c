export { CodCalendar, type CodCalendarProps, type CodDay } from './CodCalendar.tsx';

export { emailedPageIds, emailedPageOf, isEmailedPage } from './emailedPages.ts';
export type { EmailedPageId } from './emailedPages.ts';
export { emailedPeriods, emailedRhythms, nextSendingTime } from './sendingTimes.ts';
export type { EmailedRhythm, SendingTime } from './sendingTimes.ts';
export { confirmationDays, maxOutsideAddresses, outsideAddressStates } from './outsideAddresses.ts';
export type { OutsideAddressState } from './outsideAddresses.ts';

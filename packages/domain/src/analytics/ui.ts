export { EmailedReports, type EmailedReportsProps, type ShownEmailedReport } from './EmailedReports.tsx';
export {
  OutsideAddresses,
  type OutsideAddressesProps,
  type ShownOutsideAddress,
} from './OutsideAddresses.tsx';
export { FairCouriers, type FairCouriersProps, type ShownFairCourier } from './FairCouriers.tsx';
export { FindingList, type FindingListProps, type ShownFinding } from './FindingList.tsx';

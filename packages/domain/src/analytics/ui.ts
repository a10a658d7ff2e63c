export { FindingList, type FindingListProps, type ShownFinding } from './FindingList.tsx';

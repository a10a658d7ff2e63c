export {
  ReturnActionBar,
  type ReturnActionBarProps,
  type ReturnActionsData,
  type ReturnBarAction,
} from './widgets/ReturnActionBar.tsx';
export { ReturnDetails, type ReturnDetailsData, type ReturnDetailsProps } from './widgets/ReturnDetails.tsx';
export {
  ReturnItemCheck,
  type ReturnItemChange,
  type ReturnItemCheckProps,
  type ReturnItemData,
} from './widgets/ReturnItemCheck.tsx';
export {
  ReturnItemsField,
  type ReturnableItemData,
  type ReturnItemChoice,
  type ReturnItemsFieldProps,
} from './widgets/ReturnItemsField.tsx';
export { ReturnSettlement, type ReturnSettlementProps } from './widgets/ReturnSettlement.tsx';
export { ReturnSteps, type ReturnStepsProps } from './widgets/ReturnSteps.tsx';
export {
  ReverseCourierField,
  type ReverseCourierData,
  type ReverseCourierFieldProps,
} from './widgets/ReverseCourierField.tsx';
export { useReturnBench, type BenchReturn, type ReturnBench } from './widgets/useReturnBench.tsx';

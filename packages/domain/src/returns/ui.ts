export {
  ReturnActionBar,
  type ReturnActionBarProps,
  type ReturnActionsData,
  type ReturnBarAction,
} from './ReturnActionBar.tsx';
export { ReturnDetails, type ReturnDetailsData, type ReturnDetailsProps } from './ReturnDetails.tsx';
export {
  ReturnItemCheck,
  type ReturnItemChange,
  type ReturnItemCheckProps,
  type ReturnItemData,
} from './ReturnItemCheck.tsx';
export {
  ReturnItemsField,
  type ReturnableItemData,
  type ReturnItemChoice,
  type ReturnItemsFieldProps,
} from './ReturnItemsField.tsx';
export { ReturnSettlement, type ReturnSettlementProps } from './ReturnSettlement.tsx';
export { ReturnSteps, type ReturnStepsProps } from './ReturnSteps.tsx';
export {
  ReverseCourierField,
  type ReverseCourierData,
  type ReverseCourierFieldProps,
} from './ReverseCourierField.tsx';
export { useReturnBench, type BenchReturn, type ReturnBench } from './useReturnBench.tsx';

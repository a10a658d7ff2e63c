export {
  ReturnItemCheck,
  type ReturnItemChange,
  type ReturnItemCheckProps,
  type ReturnItemData,
} from './ReturnItemCheck.tsx';
export { ReturnSettlement, type ReturnSettlementProps } from './ReturnSettlement.tsx';
export { ReturnSteps, type ReturnStepsProps } from './ReturnSteps.tsx';

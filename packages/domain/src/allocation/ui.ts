export { CourierChoice, type CourierChoiceProps, type CourierData } from './widgets/CourierChoice.tsx';
export { ImpactTable, type ImpactTableProps, type ImpactData } from './widgets/ImpactTable.tsx';
export {
  RuleEditor,
  type EditedRule,
  type EditorCourier,
  type RuleEditorProps,
} from './ruleEditor/RuleEditor.tsx';
export {
  RuleMatches,
  type MatchedOrder,
  type RuleMatchesData,
  type RuleMatchesProps,
} from './ruleEditor/RuleMatches.tsx';
export { RuleList, type RuleListProps, type RuleData } from './ruleEditor/RuleList.tsx';
export type { RuleFieldChoice } from './rules/ruleDraft.ts';
export { LoadDistributionBar, type LoadDistributionBarProps } from './widgets/LoadDistributionBar.tsx';
export { AllocationGrid, focusAllocationRow, type AllocationGridProps } from './grid/AllocationGrid.tsx';
export { describeDecisions } from './plan/describeDecisions.ts';
export type { AllocationRowData } from './grid/allocationRows.ts';
export {
  byPrice,
  cheapestCourier,
  formatRupeeDifference,
  plannedCourier,
  recommendedCourier,
  sumPlan,
} from './grid/allocationRows.ts';
export { CostSpeedPanel, type CostSpeedPanelProps, type PlanTotal } from './grid/CostSpeedPanel.tsx';
export { HoldAnswerFields, type HoldAnswerFieldsProps } from './hold/HoldAnswerFields.tsx';
export { OrderHold, type OrderHoldProps } from './hold/OrderHold.tsx';
export { holdAnswerLabels, newHoldAnswer, toHoldAnswer } from './hold/holdAnswer.ts';
export type { HoldAnswer, HoldAnswerDraft } from './hold/holdAnswer.ts';
export { AddressesToCheck, type AddressesToCheckProps } from './batch/AddressesToCheck.tsx';
export { AllocatedOrders, type AllocatedOrdersProps } from './batch/AllocatedOrders.tsx';
export { AllocationPreview, type AllocationPreviewProps } from './batch/AllocationPreview.tsx';
export { OrdersToPack, type OrdersToPackProps } from './batch/OrdersToPack.tsx';
export {
  atPoint,
  bulkCouriers,
  describeChosenPlan,
  sliderCurve,
  withChoice,
  type Choices,
} from './grid/choices.ts';
export { toAllocationRow } from './grid/toAllocationRow.ts';
export { useAllocationKeys, type AllocationKeys } from './grid/useAllocationKeys.tsx';

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

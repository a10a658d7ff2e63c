export { CourierBadge, type CourierBadgeProps } from './CourierBadge.tsx';
export { CourierChoice, type CourierChoiceProps, type CourierData } from './CourierChoice.tsx';
export { ImpactTable, type ImpactTableProps, type ImpactData } from './ImpactTable.tsx';
export { RuleEditor, type EditedRule, type EditorCourier, type RuleEditorProps } from './RuleEditor.tsx';
export {
  RuleMatches,
  type MatchedOrder,
  type RuleMatchesData,
  type RuleMatchesProps,
} from './RuleMatches.tsx';
export { RuleList, type RuleListProps, type RuleData } from './RuleList.tsx';
export type { RuleFieldChoice } from './ruleDraft.ts';
export { LoadDistributionBar, type LoadDistributionBarProps } from './LoadDistributionBar.tsx';
export { AllocationGrid, focusAllocationRow, type AllocationGridProps } from './AllocationGrid.tsx';
export { describeDecisions } from './describeDecisions.ts';
export type { AllocationRowData } from './allocationRows.ts';
export {
  byPrice,
  cheapestCourier,
  formatRupeeDifference,
  plannedCourier,
  recommendedCourier,
  sumPlan,
} from './allocationRows.ts';
export { CostSpeedPanel, type CostSpeedPanelProps, type PlanTotal } from './CostSpeedPanel.tsx';

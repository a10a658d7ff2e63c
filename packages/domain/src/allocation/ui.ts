export { CourierChoice, type CourierChoiceProps, type ShownCourier } from './CourierChoice.tsx';
export { ImpactTable, type ImpactTableProps, type ShownImpact } from './ImpactTable.tsx';
export { RuleEditor, type EditedRule, type RuleEditorProps } from './RuleEditor.tsx';
export { RuleList, type RuleListProps, type ShownRule } from './RuleList.tsx';
export type { RuleFieldChoice } from './ruleDraft.ts';
export { LoadSplit, type LoadSplitProps } from './LoadSplit.tsx';

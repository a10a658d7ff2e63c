export { PackedBoxCard, type PackedBoxCardProps } from './view/PackedBoxCard.tsx';
export { PackedBoxView, type PackedBoxViewProps, type PackingProgress } from './view/PackedBoxView.tsx';
export { PackingRuleBadges, type PackingRuleBadgesProps } from './rules/PackingRuleBadges.tsx';
export { PackingRulesFields, type PackingRulesFieldsProps } from './rules/PackingRulesFields.tsx';
export {
  PackingSimulator,
  completeDimensions,
  type PackingChoice,
  type PackingSimulatorProps,
} from './view/PackingSimulator.tsx';
export { SuggestedBox, type SuggestedBoxProps } from './view/SuggestedBox.tsx';
export { usePackInWorker } from './view/usePackInWorker.tsx';
export { UtilisationBar, type UtilisationBarProps } from './view/UtilisationBar.tsx';
export type { BoxData, BoxItemData } from './view/boxData.ts';

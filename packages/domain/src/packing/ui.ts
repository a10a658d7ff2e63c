export { PackedBoxCard, type PackedBoxCardProps } from './PackedBoxCard.tsx';
export { PackedBoxView, type PackedBoxViewProps } from './PackedBoxView.tsx';
export { PackingRuleBadges, type PackingRuleBadgesProps } from './PackingRuleBadges.tsx';
export { PackingRulesFields, type PackingRulesFieldsProps } from './PackingRulesFields.tsx';
export {
  PackingSimulator,
  completeDimensions,
  type PackingChoice,
  type PackingSimulatorProps,
} from './PackingSimulator.tsx';
export { usePackInWorker } from './usePackInWorker.tsx';
export { UtilisationBar, type UtilisationBarProps } from './UtilisationBar.tsx';
export type { BoxData, BoxItemData } from './boxData.ts';

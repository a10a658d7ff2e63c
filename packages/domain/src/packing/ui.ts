export { PackedBoxCard, type PackedBoxCardProps } from './PackedBoxCard.tsx';
export { PackedBoxView, type PackedBoxViewProps } from './PackedBoxView.tsx';
export { PackingRuleBadges, type PackingRuleBadgesProps } from './PackingRuleBadges.tsx';
export { PackingRulesFields, type PackingRulesFieldsProps } from './PackingRulesFields.tsx';
export { PackingTrial, wholeSides, type PackingAim, type PackingTrialProps } from './PackingTrial.tsx';
export { usePackInWorker } from './usePackInWorker.tsx';
export { UtilisationBar, type UtilisationBarProps } from './UtilisationBar.tsx';
export type { ShownBox, ShownItem } from './shownBox.ts';

export { BoxComparison, type BoxComparisonProps } from './BoxComparison.tsx';
export { DisputeStatusBadge, type DisputeStatusBadgeProps } from './DisputeStatusBadge.tsx';
export { EvidenceMarks, type EvidenceMarksProps } from './EvidenceMarks.tsx';
export { WeightComparison, type WeighedData, type WeightComparisonProps } from './WeightComparison.tsx';

export { PercentSplitter, type PercentSplitterProps, type SplitPart } from './PercentSplitter.tsx';
export { evenly, withShare, type Share } from './shares.ts';

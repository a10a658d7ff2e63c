export { PercentSplitter, type PercentSplitterProps, type PercentPart } from './PercentSplitter.tsx';
export { splitEvenly, setShare, type PercentShare } from './shares.ts';

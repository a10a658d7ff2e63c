export { PackedBoxCard } from './PackedBoxCard.tsx';

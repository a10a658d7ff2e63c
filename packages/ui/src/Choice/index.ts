export type { ChoiceItem } from './choices.tsx';

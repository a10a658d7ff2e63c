export type { ChoiceField, ChoiceItem } from './ChoiceFrame.tsx';

export { SortableList, type SortableListProps } from './SortableList.tsx';
export type { SortableMove } from './useSorting.ts';

export { DiffList, type DiffChange, type DiffListProps } from './DiffList.tsx';

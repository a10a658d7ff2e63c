export { MappingTable } from './MappingTable.tsx';
export type { MappingTableProps } from './MappingTable.tsx';

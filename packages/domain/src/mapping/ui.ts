export { FileNotesPanel } from './FileNotesPanel.tsx';
export type { FileNotesPanelProps } from './FileNotesPanel.tsx';
export { HeadingFields, type HeadingFieldsProps } from './HeadingFields.tsx';
export { MappingTable } from './MappingTable.tsx';
export type { MappingTableProps } from './MappingTable.tsx';

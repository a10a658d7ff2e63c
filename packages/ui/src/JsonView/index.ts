export { JsonView, type JsonViewProps } from './JsonView.tsx';
export type { JsonValue } from './nodes.ts';

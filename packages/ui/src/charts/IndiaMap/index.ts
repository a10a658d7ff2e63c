export { IndiaMap, type IndiaMapProps } from './IndiaMap.tsx';
export type { StateValue } from './mapDrawing.tsx';

export { IndiaMap, type IndiaMapProps } from './IndiaMap.tsx';
export type { MapData, StateValue } from './mapDrawing.tsx';

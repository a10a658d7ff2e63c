export { packItems } from './packItems.ts';
export type { PackingRequest } from './packItems.ts';
export { fillOneBox } from './fillOneBox.ts';
export { rankBoxes, recommendBoxes } from './recommendBoxes.ts';
export type { BoxRecommendation } from './recommendBoxes.ts';
export { checkPacking } from './checkPacking.ts';
export { packedBoxProblem } from './assignedBox.ts';
export type { PackedByHand } from './assignedBox.ts';
export { packingObjectives, orientations, unpackableCodes } from './types.ts';
export type {
  BoxSize,
  FreightSlabs,
  Orientation,
  PackItem,
  PackOptions,
  PackedBox,
  PackedItem,
  Packing,
  PackingObjective,
  Sides,
  UnpackableCode,
  UnpackableItem,
} from './types.ts';
export {
  defaultPackingRules,
  packingRuleLabels,
  rotationRules,
  explicitPackingRules,
  withPackingRules,
} from './packingRules.ts';
export type { PackingRules, RotationRule } from './packingRules.ts';
export { toBoxSize } from './boxSize.ts';
export type { StockedBox } from './boxSize.ts';
export { packOrder } from './packOrder.ts';
export type { OrderPackingRequest, OrderedItem } from './packOrder.ts';
export { packInWorker, packManyInWorker } from './packInWorker.ts';
export type { PackingRun } from './packInWorker.ts';
export type { PackingJob } from './packingMessages.ts';

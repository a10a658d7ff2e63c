export { packItems } from './packItems.ts';
export type { PackingRequest } from './packItems.ts';
export { fillOneBox } from './fillOneBox.ts';
export { rankBoxes, recommendBoxes } from './recommendBoxes.ts';
export type { BoxRecommendation } from './recommendBoxes.ts';
export { checkPacking } from './checkPacking.ts';
export { packedBoxProblem } from './model/assignedBox.ts';
export type { PackedByHand } from './model/assignedBox.ts';
export { packingObjectives, orientations, unpackableCodes } from './model/types.ts';
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
} from './model/types.ts';
export {
  defaultPackingRules,
  packingRuleLabels,
  rotationRules,
  explicitPackingRules,
  withPackingRules,
} from './rules/packingRules.ts';
export type { PackingRules, RotationRule } from './rules/packingRules.ts';
export { toBoxSize } from './model/boxSize.ts';
export type { StockedBox } from './model/boxSize.ts';
export { packOrder } from './packOrder.ts';
export type { OrderPackingRequest, OrderedItem } from './packOrder.ts';
export { packInWorker, packManyInWorker } from './worker/packInWorker.ts';
export type { PackingRun } from './worker/packInWorker.ts';
export type { PackingJob } from './worker/packingMessages.ts';

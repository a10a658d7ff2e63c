export { boxTypeLabel, boxTypes } from './boxTypes.ts';
export { packItems } from './pack/packItems.ts';
export type { PackingRequest } from './pack/packItems.ts';
export { fillOneBox } from './pack/fillOneBox.ts';
export { rankBoxes, recommendBoxes } from './pack/recommendBoxes.ts';
export type { BoxRecommendation } from './pack/recommendBoxes.ts';
export { checkPacking } from './pack/checkPacking.ts';
export { packedBoxProblem } from './model/assignedBox.ts';
export type { PackedByHand } from './model/assignedBox.ts';
export {
  defaultPackingObjective,
  packingObjectives,
  orientations,
  unpackableCodes,
  dimensionNames,
} from './model/types.ts';
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
export { packOrder } from './pack/packOrder.ts';
export type { OrderPackingRequest, OrderedItem } from './pack/packOrder.ts';
export { packInWorker, packManyInWorker } from './worker/packInWorker.ts';
export type { PackingRun } from './worker/packInWorker.ts';
export type { PackingJob } from './worker/packingMessages.ts';
export { formatDimensions, formatVolume, formatWeight } from './model/formatMeasures.ts';
export { smallestFittingBox } from './model/smallestFittingBox.ts';
export type { FittedBox, PackedUnit } from './model/smallestFittingBox.ts';
export { boxesToOrder, perMonth, planBoxSizes } from './sizes/planBoxSizes.ts';
export type { BoxSizesPlan, BoxSizesRequest, ShippedContents, SizeToBuy } from './sizes/planBoxSizes.ts';
export {
  countUnits,
  describeBoxes,
  describeItems,
  isFullyPacked,
  needsPacking,
  suggestedUnits,
  suggestionTotals,
} from './suggestion/suggestion.ts';
export type { BoxSuggestion } from './suggestion/suggestion.ts';
export { nameCatalogueItems, toOrderedItems } from './suggestion/catalogueItems.ts';
export type { CatalogueSku, LineToPack } from './suggestion/catalogueItems.ts';

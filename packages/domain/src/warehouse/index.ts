export { batchOrders } from './batches/batchOrders.ts';
export type { OrderToPick, PickBatch } from './batches/batchOrders.ts';
export { cutOffVerdicts, forecastCutOff, judgeCutOff, leastScans } from './cutOff/forecastCutOff.ts';
export type { BenchState, CutOffForecast, CutOffVerdict } from './cutOff/forecastCutOff.ts';
export { appendEvidence, brokenEvidence, canonicalJson, evidenceRoot } from './evidence/evidenceChain.ts';
export type { EvidenceEntry, EvidenceLink } from './evidence/evidenceChain.ts';
export {
  canSpread,
  costSpreadLabels,
  costSpreads,
  landedCosts,
  purchaseCostKinds,
  purchaseCostLabels,
} from './procurement/landedCost.ts';
export type { CostSpread, PurchaseCost, PurchaseCostKind } from './procurement/landedCost.ts';
export { debitNoteModel, debitNoteRule } from './procurement/debitNote.ts';
export type { DebitNoteFacts } from './procurement/debitNote.ts';
export {
  billDifferenceKinds,
  billDifferences,
  billDueDay,
  billTotals,
  payableUnits,
} from './procurement/supplierBill.ts';
export type {
  BillableLine,
  BilledLine,
  BillDifference,
  BillDifferenceKind,
  BillTotals,
} from './procurement/supplierBill.ts';
export { reorderOf, serviceLevels } from './procurement/reorder.ts';
export type { OnOrder, Reorder, ServiceLevel, SkuDemand } from './procurement/reorder.ts';
export { checkWeight, leastVisible } from './scale/checkWeight.ts';
export type { WeighedBox, WeighedLine, WeightSuspect, WeightVerdict } from './scale/checkWeight.ts';
export { readScaleReport, scaleUsagePage } from './scale/hidReport.ts';
export { isNewWeight, scaleLinks } from './scale/scaleReading.ts';
export type { ScaleLink, ScaleReading, ScaleState } from './scale/scaleReading.ts';
export { readSerial, serialSettings, weightRequests } from './scale/serialFrames.ts';
export type { SerialSettings } from './scale/serialFrames.ts';
export { learnPieceWeight, leastPieces, weighingsKept } from './scale/pieceWeight.ts';
export type { PieceWeight } from './scale/pieceWeight.ts';
export { walkLength, walkProblem, wayLength } from './walk/area.ts';
export type { WalkArea, WalkStart, WalkStop } from './walk/area.ts';
export { shortestWalk } from './walk/shortestWalk.ts';
export type { Walk } from './walk/shortestWalk.ts';
export { planPicks } from './walk/planPicks.ts';
export type { PickPlan } from './walk/planPicks.ts';
export type { BinPick } from './walk/chooseBins.ts';
export type { StockedBin } from './walk/binSelection.ts';
export {
  aisleName,
  binName,
  binsOf,
  layoutLimits,
  layoutProblems,
  stopAt,
  walkAreaOf,
  walkStartOf,
} from './layout/warehouseLayout.ts';
export type { BinPlace, WarehouseLayout } from './layout/warehouseLayout.ts';
export { planWave } from './wave/planWave.ts';
export type { BoxToPick, FreeStock, PlannedPick } from './wave/planWave.ts';
export {
  applyPickAction,
  pickActionKinds,
  pickRefusals,
  shortReasons,
  unitsLeft,
} from './wave/pickActions.ts';
export type { PickAction, PickProgress, PickRefusal, ShortReason } from './wave/pickActions.ts';
export { barcodesOf } from './wave/barcodes.ts';
export { isCodeOf, parcelNumberOf, toteOf } from './wave/matchScan.ts';
export { countStates, countTolerance, isWithinTolerance, stateAfterCount } from './counts/judgeCount.ts';
export type { CountState, CountedLine } from './counts/judgeCount.ts';
export { holdReasons } from './bench/holdReasons.ts';
export type { HoldReason } from './bench/holdReasons.ts';
export {
  benchEvents,
  checkBench,
  photosInside,
  photosToSend,
  piecesInside,
  placedUnits,
  unitsOfBox,
} from './bench/benchCheck.ts';
export type { BenchCheck, BenchEvent, ExpectedLine, ScannedPiece } from './bench/benchCheck.ts';
export { aislesOfWalk, countUnits, nextPick, stopsOfWalk } from './wave/walkProgress.ts';
export type { WalkPick, WalkStopView } from './wave/walkProgress.ts';
export {
  leastSalesDays,
  openUnits,
  purchaseProgress,
  isPurchaseOpen,
  openPurchaseStates,
  placedPurchaseStates,
  purchaseEmailStates,
  purchaseStateAfter,
  purchaseStateLabels,
  purchaseStates,
} from './procurement/purchaseOrder.ts';
export type { PurchaseEmailState, PurchaseState, PurchaseUnits } from './procurement/purchaseOrder.ts';
export { awbsOnPile, isOnPile, scanOntoPile } from './handover/pile.ts';
export type { OpenPile, PileParcel, PileScan } from './handover/pile.ts';
export { paybackDays, planSlotting, slottingBases } from './slotting/planSlotting.ts';
export type {
  PickedGoods,
  SlottedGoods,
  SlottingMove,
  SlottingPlan,
  SlottingRequest,
} from './slotting/planSlotting.ts';
export {
  isTransferOpen,
  openTransferStates,
  sendableUnits,
  takeFromBins,
  transferEntryKinds,
  transferPaperKinds,
  transferProgress,
  transferStateAfter,
  transferStateLabels,
  transferStates,
  unitsOnTheWay,
} from './transfers/stockTransfer.ts';
export type {
  SendableStock,
  TransferDeed,
  TransferEntryKind,
  TransferPaperKind,
  TransferState,
  TransferUnits,
} from './transfers/stockTransfer.ts';
export type { FloorProblem, FloorProblems } from './problems.ts';

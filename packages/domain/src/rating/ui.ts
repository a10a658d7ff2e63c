export { ChargeBreakdown, type ChargesData } from './ChargeBreakdown.tsx';
export { RateCardEditor, type RateCardEditorProps } from './editor/RateCardEditor.tsx';
export { RateSheet, type RateSheetProps } from './editor/RateSheet.tsx';
export type { ComputedColumn } from './editor/computedColumns.ts';
export {
  ParcelSample,
  startingSample,
  type ParcelSampleProps,
  type SampleParcel,
} from './editor/ParcelSample.tsx';
export { RateCardChanges, type RateCardChangesProps } from './editor/RateCardChanges.tsx';
export { formatDifference } from './editor/ChangedParcels.tsx';
export { VersionBar, type VersionBarProps } from './editor/VersionBar.tsx';
export { useCardDraft, type CardDraftState, type DraftEdit } from './editor/useCardDraft.tsx';
export { cellProblems, draftFromContract, draftToContract, type CardDraft } from './editor/cardDraft.ts';
export { useSettledCard } from './editor/useSettledCard.tsx';
export { readCardFile, type CardFile, type CardTable } from './editor/readCardFile.ts';
export {
  ServiceRates,
  type BestServices,
  type ServiceRateData,
  type ServiceRatesProps,
} from './ServiceRates.tsx';

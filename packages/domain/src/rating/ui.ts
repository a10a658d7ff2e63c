export { ChargeBreakdown, type ChargesData } from './widgets/ChargeBreakdown.tsx';
export { ShipmentCharge, type ShipmentChargeProps } from './widgets/ShipmentCharge.tsx';
export { RateCardEditor, type RateCardEditorProps } from './editor/RateCardEditor.tsx';
export { RateSheet, type RateSheetProps } from './sheet/RateSheet.tsx';
export type { ComputedColumn } from './sheet/computedColumns.ts';
export {
  ParcelSample,
  startingSample,
  type ParcelSampleProps,
  type SampleParcel,
} from './editor/ParcelSample.tsx';
export { RateCardChanges, type RateCardChangesProps } from './compare/RateCardChanges.tsx';
export { formatDifference } from './compare/ChangedParcels.tsx';
export { VersionBar, type VersionBarProps } from './versions/VersionBar.tsx';
export { useCardDraft, type CardDraftState, type DraftEdit } from './draft/useCardDraft.tsx';
export { cellProblems, draftFromContract, draftToContract, type CardDraft } from './draft/cardDraft.ts';
export { useSettledCard } from './draft/useSettledCard.tsx';
export { readCardFile, type CardFile, type CardTable } from './editor/readCardFile.ts';
export {
  ServiceRates,
  type BestServices,
  type ServiceRateData,
  type ServiceRatesProps,
} from './widgets/ServiceRates.tsx';
export {
  ContractComparison,
  type ContractComparisonData,
  type ContractComparisonProps,
} from './calculator/ContractComparison.tsx';
export { PriceByWeight, type PriceByWeightProps } from './calculator/PriceByWeight.tsx';
export { RateForm, type RateFormProps, type RateFormValues } from './calculator/RateForm.tsx';
export { RateResult, type RateResultData, type RateResultProps } from './calculator/RateResult.tsx';

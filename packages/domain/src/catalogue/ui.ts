export { ComboPartsField, type ComboPart, type ComboPartsFieldProps } from './ComboPartsField.tsx';
export { CourierPrices, type CourierPricesProps } from './CourierPrices.tsx';
export { GstRateField, type GstRateFieldProps } from './GstRateField.tsx';
export { PriceRateNote, type PriceRateNoteProps } from './PriceRateNote.tsx';
export { SkuCounts, type SkuCountsProps } from './SkuCounts.tsx';
export { SkuFacts, type SkuFactsData, type SkuFactsProps } from './SkuFacts.tsx';
export { SkuStock, type SkuStockData, type SkuStockProps } from './SkuStock.tsx';

export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export {
  defineFilters,
  type AnyOfFilter,
  type DatesFilter,
  type DatesValue,
  type Filter,
  type FilterOption,
  type FilterValues,
  type NumberRange,
  type OneOfFilter,
  type RangeFilter,
  type TextFilter,
} from './filters.ts';
export { decodeFilters, encodeFilters, type DecodedFilters } from './filterUrl.ts';
export {
  datePreset,
  datePresets,
  financialYear,
  type DatePreset,
  type FinancialYear,
} from './datePresets.ts';

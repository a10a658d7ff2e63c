import type { DatePreset } from './datePresets.ts';
import type { DayRange } from '../DateRangePicker/index.ts';

export interface FilterOption {
  id: string;
  /** "Cash on delivery". */
  label: string;
}

interface Named {
  /** Unique name in the URL. */
  id: string;
  /** Label of the chip: "Payment". */
  label: string;
  /** Can't be removed, for example days. @default false */
  isRequired?: boolean;
}

/** Single choice. */
export interface OneOfFilter extends Named {
  kind: 'oneOf';
  options: readonly FilterOption[];
}
/** Multiple choice. With more than eight options there is a search. */
export interface AnyOfFilter extends Named {
  kind: 'anyOf';
  options: readonly FilterOption[];
}
/** Number range; either end may be open. */
export interface RangeFilter extends Named {
  kind: 'range';
  /** Unit after numbers: "g", "days". */
  unit?: string;
  /** Prefix of numbers: "₹". */
  prefix?: string;
  /** Valid range. @default 0 to one billion */
  limits?: readonly [least: number, most: number];
}
/** Days: a preset or two dates. */
export interface DatesFilter extends Named {
  kind: 'dates';
  /** Presets to offer; `all` is "All dates". @default all but `all` */
  presets?: readonly DatePreset[];
}
/** Contained text. */
export interface TextFilter extends Named {
  kind: 'text';
  placeholder?: string;
  /** @default 100 */
  maxLength?: number;
}

export type Filter = OneOfFilter | AnyOfFilter | RangeFilter | DatesFilter | TextFilter;
export type FilterKind = Filter['kind'];

export interface NumberRange {
  min?: number;
  max?: number;
}
export type DatesValue = { preset: DatePreset } | DayRange;

export interface FilterValueByKind {
  oneOf: string;
  anyOf: readonly string[];
  range: NumberRange;
  dates: DatesValue;
  text: string;
}
export type FilterValue = FilterValueByKind[FilterKind];

type OptionId<F> = F extends { options: readonly { id: infer Id extends string }[] } ? Id : string;
type ValueOf<F> = F extends { kind: 'oneOf' }
  ? OptionId<F>
  : F extends { kind: 'anyOf' }
    ? readonly OptionId<F>[]
    : F extends { kind: infer K extends FilterKind }
      ? FilterValueByKind[K]
      : never;

/** Filter values by ID, and the text. Inactive filters are omitted. */
export type FilterValues<Filters extends readonly Filter[] = readonly Filter[]> = {
  [F in Filters[number] as F['id']]?: ValueOf<F> | undefined;
} & { q?: string | undefined };

/** Declares filters; their values are typed accordingly. */
export function defineFilters<const Filters extends readonly Filter[]>(filters: Filters): Filters {
  return filters;
}

/** Untyped values, used internally. */
export type AnyValues = Readonly<Record<string, FilterValue | undefined>>;

import type { DatePreset } from './datePresets.ts';
import type { DayRange } from '../DateRangePicker/index.ts';

export interface FilterOption {
  id: string;
  /** "Cash on delivery". */
  label: string;
}

interface Named {
  /** Names the filter in the URL; unique in the bar. */
  id: string;
  /** On its chip: "Payment". */
  label: string;
  /** The list needs it, such as its days: it has no cross, and "Clear all" leaves it. @default false */
  isRequired?: boolean;
}

/** One of a few values. */
export interface OneOfFilter extends Named {
  kind: 'oneOf';
  options: readonly FilterOption[];
}
/** Any of many values. More than eight can be searched. */
export interface AnyOfFilter extends Named {
  kind: 'anyOf';
  options: readonly FilterOption[];
}
/** From a number to a number; either end may be open. */
export interface RangeFilter extends Named {
  kind: 'range';
  /** After the numbers: "g", "days". */
  unit?: string;
  /** Before the numbers: "₹". */
  prefix?: string;
  /** Least and greatest number that make sense. @default 0 and a thousand million */
  limits?: readonly [least: number, most: number];
}
/** Days: a named range, which moves with the days, or two dates. */
export interface DatesFilter extends Named {
  kind: 'dates';
  /** Ranges by name; `all` offers "All dates". @default every range but `all` */
  presets?: readonly DatePreset[];
}
/** Words that the value holds. */
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

/** The values of some filters, by id, and the free text. A filter that is off is absent. */
export type FilterValues<Filters extends readonly Filter[] = readonly Filter[]> = {
  [F in Filters[number] as F['id']]?: ValueOf<F> | undefined;
} & { q?: string | undefined };

/** Declares filters so that their values are typed by them. */
export function defineFilters<const Filters extends readonly Filter[]>(filters: Filters): Filters {
  return filters;
}

/** The values as the kit itself reads them, whatever the declaration says. */
export type AnyValues = Readonly<Record<string, FilterValue | undefined>>;

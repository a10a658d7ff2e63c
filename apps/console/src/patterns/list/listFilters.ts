import { datePreset, datePresets, decodeFilters, encodeFilters } from '@khep/ui';
import type { DatePreset, DatesValue, Filter, FilterOption, FilterValues, NumberRange } from '@khep/ui';

export const optionSources = ['channels', 'couriers', 'warehouses', 'risks', 'skus'] as const;
/** Options that the server knows: a filter names them, the list loads them. A filter without any isn't shown. */
export type OptionSource = (typeof optionSources)[number];
/** Options that have been loaded, by source. */
export type LoadedOptions = Partial<Record<OptionSource, readonly FilterOption[]>>;

/** A filter by one field of the query. Its id is the name in the query and in the URL. */
interface FieldFilter<Param extends string> {
  id: Param;
  /** On its chip: "Payment". */
  label: string;
}

/** Options in order: each value of the query with its label, or as the kit has them. */
type Options = readonly FilterOption[] | Readonly<Record<string, string>>;

/** One filter of a list, declared once: its chip, its name in the URL and its part of the query. */
export type ListFilter<Param extends string = string> =
  | (FieldFilter<Param> & { kind: 'oneOf'; options: Options | OptionSource })
  | (FieldFilter<Param> & { kind: 'anyOf'; options: Options | OptionSource })
  | (FieldFilter<Param> & { kind: 'text'; placeholder?: string })
  /** A value that only links set, such as an id: it isn't offered, and while it is set its chip shows `what`. */
  | (FieldFilter<Param> & { kind: 'linked'; what: string })
  | {
      kind: 'range';
      id: string;
      label: string;
      /** The fields of the query for the two ends. */
      params: readonly [min: Param, max: Param];
      unit?: string;
      prefix?: string;
    }
  | {
      /** Days as `date` in the URL, and as `start_date` and `end_date` in the query. */
      kind: 'dates';
      label: string;
      /** The days of a list that always has some. Leave it out for open work: nothing open may hide. */
      defaultPreset?: DatePreset;
    };

export type ListValues = FilterValues;
type Filters = readonly ListFilter[];

export const dateParam = 'date';

/** Filters of many lists. */
export const paymentFilter = {
  kind: 'oneOf',
  id: 'payment_mode',
  label: 'Payment',
  options: { cod: 'Cash on delivery', prepaid: 'Prepaid' },
} as const;
export const channelFilter = {
  kind: 'anyOf',
  id: 'channel_ids',
  label: 'Channel',
  options: 'channels',
} as const;
export const courierFilter = {
  kind: 'anyOf',
  id: 'courier_ids',
  label: 'Courier',
  options: 'couriers',
} as const;
export const warehouseFilter = {
  kind: 'anyOf',
  id: 'warehouse_ids',
  label: 'Warehouse',
  options: 'warehouses',
} as const;

/** The options of a filter as the kit has them. */
export const toKitOptions = (options: Options): readonly FilterOption[] =>
  Array.isArray(options)
    ? (options as readonly FilterOption[])
    : Object.entries(options as Readonly<Record<string, string>>).map(([id, label]) => ({ id, label }));

/** The lookups that the filters of a list need. */
export function neededSources(filters: Filters): ReadonlySet<OptionSource> {
  return new Set(
    filters.flatMap((filter) =>
      'options' in filter && typeof filter.options === 'string' ? [filter.options] : [],
    ),
  );
}

/** Until options are known, those of the link: a filter must not be lost while its names load. */
function optionsOfLink(search: string, id: string): FilterOption[] {
  return [...new Set(new URLSearchParams(search).getAll(id))].map((value) => ({ id: value, label: '…' }));
}

/** The declaration as the kit's filter bar takes it. */
export function toKitFilters(filters: Filters, loaded: LoadedOptions, search: string): readonly Filter[] {
  return filters.flatMap((filter): Filter | readonly Filter[] => {
    if (filter.kind === 'dates')
      return {
        kind: 'dates',
        id: dateParam,
        label: filter.label,
        presets: datePresets,
        isRequired: filter.defaultPreset !== undefined,
      };
    if ('options' in filter && typeof filter.options === 'string') {
      const options = loaded[filter.options] ?? optionsOfLink(search, filter.id);
      return filter.options === 'risks' && options.length === 0 ? [] : { ...filter, options };
    }
    if (filter.kind === 'range') {
      const { params: _params, ...range } = filter;
      return range;
    }
    if (filter.kind === 'linked')
      return optionsOfLink(search, filter.id).map(({ id }): Filter => ({
        kind: 'oneOf',
        id: filter.id,
        label: filter.label,
        options: [{ id, label: filter.what }],
      }));
    if (filter.kind === 'text') return filter;
    return { ...filter, options: toKitOptions(filter.options as Options) };
  });
}

function defaultDates(filters: Filters): DatesValue | undefined {
  const dates = filters.find((filter) => filter.kind === 'dates');
  return dates?.kind === 'dates' && dates.defaultPreset ? { preset: dates.defaultPreset } : undefined;
}

const isPreset = (dates: unknown, preset: DatesValue | undefined) =>
  preset !== undefined && JSON.stringify(dates) === JSON.stringify(preset);

/** Reads the filters out of a URL's query string, with the default days where it names none. */
export function parseListUrl(
  filters: Filters,
  kit: readonly Filter[],
  search: string,
): { values: ListValues; problems: readonly string[] } {
  const { values, problems } = decodeFilters(kit, search);
  const dates = defaultDates(filters);
  return { values: dates ? { ...values, [dateParam]: values[dateParam] ?? dates } : values, problems };
}

/** Writes the filters into a query string. Default days are left out, names of others stay. */
export function writeListUrl(
  filters: Filters,
  kit: readonly Filter[],
  values: ListValues,
  search = '',
): string {
  const isDefault = isPreset(values[dateParam], defaultDates(filters));
  return encodeFilters(kit, isDefault ? { ...values, [dateParam]: undefined } : values, search);
}

/** The filters as the fields of the list's query. */
export function toListQuery(filters: Filters, values: ListValues): Record<string, unknown> {
  const query: Record<string, unknown> = values.q ? { search: values.q } : {};
  for (const filter of filters) {
    const value = values[filter.kind === 'dates' ? dateParam : filter.id];
    if (value === undefined) continue;
    if (filter.kind === 'dates') {
      const dates = value as DatesValue;
      const { start, end } = 'preset' in dates ? datePreset(dates.preset) : dates;
      query['start_date'] = start;
      query['end_date'] = end;
    } else if (filter.kind === 'range') {
      const { min, max } = value as NumberRange;
      if (min !== undefined) query[filter.params[0]] = min;
      if (max !== undefined) query[filter.params[1]] = max;
    } else query[filter.id] = value;
  }
  return query;
}

/** Whether anything but the default days narrows the list. @param besides ids of filters that don't count, such as a tab */
export function isNarrowed(filters: Filters, values: ListValues, besides: readonly string[] = []): boolean {
  const dates = defaultDates(filters);
  return Object.entries(values).some(
    ([id, value]) =>
      value !== undefined &&
      value !== '' &&
      !besides.includes(id) &&
      !(id === dateParam && isPreset(value, dates)),
  );
}

/** Whether days hide rows of the list: a search then offers to look at all of them. */
export function hasDates(values: ListValues): boolean {
  const dates = values[dateParam] as DatesValue | undefined;
  return dates !== undefined && !isPreset(dates, { preset: 'all' });
}

/** The values without any filter but the default days; tabs stay. */
export function clearValues(filters: Filters, values: ListValues, kept: readonly string[] = []): ListValues {
  const dates = defaultDates(filters);
  const stays = Object.fromEntries(kept.map((id) => [id, values[id]]));
  return dates ? { ...stays, [dateParam]: dates } : stays;
}

/** The values for every day. */
export function withAllDates(filters: Filters, values: ListValues): ListValues {
  return { ...values, [dateParam]: defaultDates(filters) ? { preset: 'all' } : undefined };
}

import { datePresets, parseDay } from './datePresets.ts';
import type { AnyValues, DatesValue, Filter, FilterValue, FilterValues, NumberRange } from './filters.ts';

/** Filters parsed from a URL, with messages about invalid parts. */
export interface DecodedFilters<Filters extends readonly Filter[]> {
  values: FilterValues<Filters>;
  /** Empty if everything was valid. */
  problems: readonly string[];
}

const textLength = 100;
const maxProblems = 5;
const maxNumber = 1e9;

/** A value or a problem. */
type Read = { value: FilterValue } | { problem: string };

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function parseRange(text: string, [least, most]: readonly [number, number]): NumberRange | undefined {
  const parts = /^(-?\d{1,12}(?:\.\d{1,4})?)?\.\.(-?\d{1,12}(?:\.\d{1,4})?)?$/.exec(text);
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return undefined;
  const min = parts[1] === undefined ? undefined : Number(parts[1]);
  const max = parts[2] === undefined ? undefined : Number(parts[2]);
  const isOutside = [min, max].some((end) => end !== undefined && (end < least || end > most));
  if (isOutside || (min !== undefined && max !== undefined && min > max)) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function parseDates(text: string): DatesValue | undefined {
  const preset = datePresets.find((name) => name === text);
  if (preset) return { preset };
  const [start = '', end = '', ...more] = text.split('..');
  const from = parseDay(start);
  const to = parseDay(end);
  return more.length === 0 && from && to && from.compare(to) <= 0 ? { start, end } : undefined;
}

/** Parses one filter from its URL values. */
function parseFilter(filter: Filter, texts: readonly string[]): Read {
  const [text = ''] = texts;
  const misread = { problem: `${filter.label}: ${quote(text)} is invalid and was ignored.` };
  switch (filter.kind) {
    case 'oneOf':
      return filter.options.some(({ id }) => id === text) ? { value: text } : misread;
    case 'anyOf': {
      const known = new Set(filter.options.map(({ id }) => id));
      const value = [...new Set(texts)].filter((each) => known.has(each));
      return value.length > 0 ? { value } : misread;
    }
    case 'range': {
      const value = parseRange(text, filter.limits ?? [0, maxNumber]);
      return value ? { value } : misread;
    }
    case 'dates': {
      const value = parseDates(text);
      return value ? { value } : misread;
    }
    default: {
      const value = text.trim();
      return value !== '' && value.length <= (filter.maxLength ?? textLength) ? { value } : misread;
    }
  }
}

/**
 * Parses filters from a query string. Never throws: links may be old, truncated or hostile. Invalid parts are
 * dropped and reported; unknown parameters are ignored.
 */
export function decodeFilters<const Filters extends readonly Filter[]>(
  filters: Filters,
  search: string,
): DecodedFilters<Filters> {
  const query = new URLSearchParams(search);
  const values: Record<string, FilterValue> = {};
  const problems: string[] = [];
  for (const filter of filters) {
    const texts = query.getAll(filter.id);
    if (texts.length === 0) continue;
    const read = parseFilter(filter, texts);
    if ('problem' in read) problems.push(read.problem);
    else values[filter.id] = read.value;
    const kept = 'value' in read && Array.isArray(read.value) ? read.value.length : 1;
    const lost = filter.kind === 'anyOf' && 'value' in read ? new Set(texts).size - kept : 0;
    if (lost > 0) problems.push(`${filter.label}: ${lost} unknown values were ignored.`);
  }
  const words = query.get('q')?.trim() ?? '';
  if (words.length > textLength) problems.push('The search is too long and was ignored.');
  else if (words !== '') values['q'] = words;
  return { values: values as FilterValues<Filters>, problems: problems.slice(0, maxProblems) };
}

/** Serializes a filter's value; empty while inactive. */
function writeFilter(filter: Filter, value: FilterValue | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  switch (filter.kind) {
    case 'anyOf':
      return value as readonly string[];
    case 'range': {
      const { min, max } = value as NumberRange;
      return min === undefined && max === undefined ? [] : [`${min ?? ''}..${max ?? ''}`];
    }
    case 'dates': {
      const dates = value as DatesValue;
      return ['preset' in dates ? dates.preset : `${dates.start}..${dates.end}`];
    }
    default:
      return [value as string];
  }
}

/**
 * Serializes filters to a query string: `payment=cod&courier=1&courier=2&total=500..&date=thisYear&q=saree`.
 * @param search the current query string; other parameters stay
 */
export function encodeFilters<const Filters extends readonly Filter[]>(
  filters: Filters,
  values: FilterValues<Filters>,
  search = '',
): string {
  const query = new URLSearchParams(search);
  const any = values as AnyValues;
  for (const filter of filters) {
    query.delete(filter.id);
    for (const text of writeFilter(filter, any[filter.id])) query.append(filter.id, text);
  }
  query.delete('q');
  if (values.q) query.append('q', values.q);
  return query.toString();
}

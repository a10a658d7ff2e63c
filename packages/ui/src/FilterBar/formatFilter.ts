import type { CalendarDate } from '@internationalized/date';
import { formatDate, formatDay } from '../indianTime.ts';
import { datePreset } from './datePresets.ts';
import type { DatesValue, Filter, FilterOption, FilterValue, NumberRange } from './filters.ts';

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const date = (day: string) => new Date(`${day}T00:00:00Z`);

function formatRange({ min, max }: NumberRange, sign: string, unit: string): string {
  const say = (number: number) => `${sign}${numbers.format(number)}`;
  const end = unit === '' ? '' : ` ${unit}`;
  if (min === undefined) return `up to ${say(max ?? 0)}${end}`;
  if (max === undefined) return `from ${say(min)}${end}`;
  return min === max ? `${say(min)}${end}` : `${say(min)} – ${say(max)}${end}`;
}

function formatDates(value: DatesValue, today?: CalendarDate): string {
  if ('preset' in value) return datePreset(value.preset, today).label;
  const { start, end } = value;
  if (start === end) return formatDate(date(start));
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${(isOneYear ? formatDay : formatDate)(date(start))} – ${formatDate(date(end))}`;
}

const optionLabel = (options: readonly FilterOption[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/** Formats a filter's value for its chip: "Delhivery +2". @param today for tests */
export function formatFilter(filter: Filter, value: FilterValue, today?: CalendarDate): string {
  switch (filter.kind) {
    case 'oneOf':
      return optionLabel(filter.options, value as string);
    case 'anyOf': {
      const [first = '', ...more] = value as readonly string[];
      const label = optionLabel(filter.options, first);
      return more.length === 0 ? label : `${label} +${more.length}`;
    }
    case 'range':
      return formatRange(value as NumberRange, filter.prefix ?? '', filter.unit ?? '');
    case 'dates':
      return formatDates(value as DatesValue, today);
    default:
      return `“${value as string}”`;
  }
}

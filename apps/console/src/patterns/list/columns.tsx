import { CourierBadge } from '@khep/domain/couriers/ui';
import { formatKilograms, formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Box, CellLines, Link, StatusBadge } from '@khep/ui';
import type { CellValue, DataGridColumn, StatusBadgeProps } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDateTime, formatWeekday, toSheetTime } from '@khep/domain/days';
import { formatRelative } from '../formatTime.ts';

/** A column of a list. Its `value` is what is copied, downloaded and found by typing. */
export type ListColumn<Row> = DataGridColumn<Row> & {
  value: (row: Row) => CellValue;
  /** The most lines of a cell. */
  lines?: 1 | 2;
  /** The field of the second line, where it is one. */
  secondField?: string;
};

/** Fields of a row whose values are of a type. */
type FieldOf<Row, Value> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] &
  string;
/** How a column reads a row: the name of a field, which may be missing, or a function. */
type Reader<Row, Value, Optional = Value> = FieldOf<Row, Optional> | ((row: Row) => Value);

type Missing = null | undefined;
type FieldValue = string | number | Missing;

/** @param missing what a field without a value is */
function toFunction<Row, Value>(
  reader: string | ((row: Row) => Value),
  missing: Value | undefined,
): (row: Row) => Value {
  if (typeof reader !== 'string') return reader;
  return (row) => ((row as Record<string, unknown>)[reader] ?? missing) as Value;
}

interface ColumnInit<Row> extends Pick<
  DataGridColumn<Row>,
  'id' | 'header' | 'width' | 'grow' | 'align' | 'pin' | 'isHidden' | 'edit'
> {
  /** The `sort` of the list's query is the column's id. @default false */
  isSortable?: boolean;
  /** Names the row. One column per list. */
  isRowHeader?: boolean;
  /** Place on a phone's card: 1 top left, 2 top right, 3 bottom left, 4 bottom right. */
  card?: 1 | 2 | 3 | 4;
  /** Second line, smaller. */
  secondary?: Reader<Row, ReactNode, FieldValue>;
  /** A further line that only phones show, for what has no place of its own on a card. */
  cardLine?: Reader<Row, ReactNode, FieldValue>;
}

interface CustomInit {
  /** The most lines of the cell, without a second line of the column. @default 2 */
  lines?: 1 | 2;
}

interface ValueInit<Row, Value extends CellValue> extends ColumnInit<Row> {
  value: Reader<Row, Value, Value | Missing>;
}

const none = '—';
const isMissing = (value: CellValue) => value === undefined || value === null || value === '';

function CardLine({ children }: { children: ReactNode }) {
  return (
    <Box as="span" display={{ base: 'block', md: 'none' }}>
      {children}
    </Box>
  );
}

/** A courier in its one colour, on a single line that ends with an ellipsis where it is too long. */
export function CourierName({ name }: { name: string }) {
  return (
    <>
      <CourierBadge name={name} isChip hasName /> {name}
    </>
  );
}

/** The column around a first line. */
function build<Row, Value extends CellValue>(
  { value: reader, ...init }: ColumnInit<Row> & { value: string | ((row: Row) => Value) },
  missing: Value,
  first: (value: Value, row: Row) => ReactNode,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> {
  const { isSortable, card, secondary, cardLine, ...column } = init;
  const value = toFunction(reader, missing);
  const belowOf = secondary && toFunction<Row, ReactNode>(secondary, undefined);
  const onCardOf = cardLine && toFunction<Row, ReactNode>(cardLine, undefined);
  function cell(row: Row): ReactNode {
    const line = first(value(row), row);
    if (belowOf === undefined && onCardOf === undefined) return line;
    const below = belowOf?.(row);
    const onCard = onCardOf?.(row);
    const lines =
      onCard === undefined || onCard === '' ? (
        below
      ) : (
        <>
          {below}
          <CardLine>{onCard}</CardLine>
        </>
      );
    return <CellLines secondary={lines}>{line}</CellLines>;
  }
  return {
    lines: secondary || cardLine ? 2 : 1,
    ...more,
    ...column,
    value,
    cell,
    ...(isSortable && { sortable: true }),
    ...(card && { priority: card }),
    ...(typeof secondary === 'string' && { secondField: secondary }),
  };
}

export const dateStyles = ['relative', 'day', 'dateTime'] as const;
type DateStyle = (typeof dateStyles)[number];
const dateText: Record<DateStyle, (at: string) => string> = {
  relative: formatRelative,
  day: formatWeekday,
  dateTime: formatDateTime,
};

/**
 * Makes columns of one kind of row. Every helper asks for a `value`, by the name of a field or a function, and derives
 * the cell, the copied and downloaded value, sorting and the place on a phone's card from it.
 */
export function columnsFor<Row>() {
  return {
    text: (init: ValueInit<Row, string>): ListColumn<Row> =>
      build(init, '', (value) => (isMissing(value) ? none : value)),

    /** Text that leads to the row's own page. */
    link: ({
      href,
      ...init
    }: ValueInit<Row, string> & { href: (row: Row) => string | undefined }): ListColumn<Row> =>
      build(init, '', (value, row) => {
        const to = href(row);
        return to === undefined ? value : <Link href={to}>{value}</Link>;
      }),

    /** Rupees. */
    money: (init: ValueInit<Row, number | null>): ListColumn<Row> =>
      build(init, null, (rupees) => (rupees === null ? none : formatRupeeValue(rupees)), {
        align: 'end',
        grow: 0,
        width: 110,
      }),

    /** Grams, shown in kg. */
    weight: (init: ValueInit<Row, number | null>): ListColumn<Row> =>
      build(init, null, (grams) => (grams === null ? none : formatKilograms(grams)), {
        align: 'end',
        grow: 0,
        width: 115,
      }),

    /** A count or a measure. `format` adds its unit. */
    number: ({
      format = (value) => formatNumber(value),
      ...init
    }: ValueInit<Row, number | null> & { format?: (value: number, row: Row) => string }): ListColumn<Row> =>
      build(init, null, (value, row) => (value === null ? none : format(value, row)), {
        align: 'end',
        grow: 0,
        width: 100,
      }),

    /** An ISO moment, or a day. It is copied as `2026-11-21 09:14`. */
    date: ({
      shows = 'dateTime',
      value,
      ...init
    }: ValueInit<Row, string | null> & {
      /** @default 'dateTime' */
      shows?: DateStyle;
    }): ListColumn<Row> => {
      const at = toFunction<Row, string | null>(value, null);
      return build({ ...init, value: (row) => toSheetTime(at(row) ?? '') }, '', (_, row) => {
        const moment = at(row) ?? '';
        return moment === '' ? none : dateText[shows](moment);
      });
    },

    /** A badge. */
    status: ({
      tone,
      shape,
      ...init
    }: ValueInit<Row, string> & {
      tone: (row: Row) => StatusBadgeProps['tone'];
      shape?: NonNullable<StatusBadgeProps['shape']>;
    }): ListColumn<Row> =>
      build(init, '', (label, row) => {
        const toneOfRow = tone(row);
        return label === '' ? (
          none
        ) : (
          <StatusBadge {...(toneOfRow && { tone: toneOfRow })} {...(shape && { shape })}>
            {label}
          </StatusBadge>
        );
      }),

    /** The mark and the name of a courier service, with its AWBs below. */
    courier: ({
      awbs,
      secondary,
      ...init
    }: ValueInit<Row, string> & { awbs?: (row: Row) => readonly string[] }): ListColumn<Row> => {
      const below = secondary && toFunction<Row, ReactNode>(secondary, undefined);
      return build(
        {
          ...init,
          ...(awbs && { secondary: (row: Row) => awbs(row).join(', ') || below?.(row) }),
          ...(!awbs && below && { secondary: below }),
        },
        '',
        (name) => (isMissing(name) ? none : <CourierName name={name} />),
        { width: 172 },
      );
    },

    /** A cell of its own, for what the others cannot show. The value is still asked for. */
    custom: ({
      cell,
      lines = 2,
      ...init
    }: ValueInit<Row, CellValue> & CustomInit & { cell: (row: Row) => ReactNode }): ListColumn<Row> =>
      build(init, undefined, (_, row) => cell(row), init.secondary ? {} : { lines }),
  };
}

import { CourierBadge } from '@khep/domain/couriers/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Box, CellLines, Link, StatusBadge } from '@khep/ui';
import type { CellValue, DataGridColumn, StatusBadgeProps } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDateTime, formatDay, formatRelative } from '../formatTime.ts';

/** A column of a list. Its `value` is what is copied, downloaded and found by typing. */
export type ListColumn<Row> = DataGridColumn<Row> & { value: (row: Row) => CellValue };

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
  secondary?: (row: Row) => ReactNode;
  /** A further line that only phones show, for what has no place of its own on a card. */
  cardLine?: (row: Row) => ReactNode;
}

interface ValueInit<Row, Value extends CellValue> extends ColumnInit<Row> {
  value: (row: Row) => Value;
}

const none = '—';
const isMissing = (value: CellValue) => value === undefined || value === null || value === '';
const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

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
      <CourierBadge name={name} isChip /> {name}
    </>
  );
}

/** The column around a first line. */
function build<Row>(
  init: ValueInit<Row, CellValue>,
  first: (row: Row) => ReactNode,
  more: Partial<DataGridColumn<Row>> = {},
): ListColumn<Row> {
  const { isSortable, card, secondary, cardLine, value, ...column } = init;
  function cell(row: Row): ReactNode {
    const below = secondary?.(row);
    const onCard = cardLine?.(row);
    if (secondary === undefined && cardLine === undefined) return first(row);
    const lines =
      onCard === undefined || onCard === '' ? (
        below
      ) : (
        <>
          {below}
          <CardLine>{onCard}</CardLine>
        </>
      );
    return <CellLines secondary={lines}>{first(row)}</CellLines>;
  }
  return {
    ...more,
    ...column,
    value,
    cell,
    ...(isSortable && { sortable: true }),
    ...(card && { priority: card }),
  };
}

export const dateStyles = ['relative', 'day', 'dateTime'] as const;
type DateStyle = (typeof dateStyles)[number];
const dateText: Record<DateStyle, (at: string) => string> = {
  relative: formatRelative,
  day: formatDay,
  dateTime: formatDateTime,
};
const spreadsheetTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment or a day as spreadsheets read it: `2026-11-21 09:14` in India, `2026-11-21`. */
export function toSpreadsheetDate(at: string): string {
  return at === '' || /^\d{4}-\d{2}-\d{2}$/.test(at) ? at : spreadsheetTime.format(new Date(at));
}

/**
 * Makes columns of one kind of row. Every helper asks for a `value` and derives the cell, the copied and downloaded
 * value, sorting and the place on a phone's card from it.
 */
export function columnsFor<Row>() {
  return {
    text: (init: ValueInit<Row, string>): ListColumn<Row> =>
      build(init, (row) => (isMissing(init.value(row)) ? none : init.value(row))),

    /** Text that leads to the row's own page. */
    link: ({ href, ...init }: ValueInit<Row, string> & { href: (row: Row) => string }): ListColumn<Row> =>
      build(init, (row) => <Link href={href(row)}>{init.value(row)}</Link>),

    /** Rupees. */
    money: (init: ValueInit<Row, number | null>): ListColumn<Row> =>
      build(
        init,
        (row) => {
          const rupees = init.value(row);
          return rupees === null ? none : formatRupeeValue(rupees);
        },
        { align: 'end', grow: 0, width: 110 },
      ),

    /** A count or a measure. `format` adds its unit. */
    number: ({
      format = (value) => count.format(value),
      ...init
    }: ValueInit<Row, number | null> & { format?: (value: number, row: Row) => string }): ListColumn<Row> =>
      build(
        init,
        (row) => {
          const value = init.value(row);
          return value === null ? none : format(value, row);
        },
        { align: 'end', grow: 0, width: 100 },
      ),

    /** An ISO moment, or a day. It is copied as `2026-11-21 09:14`. */
    date: ({
      shows = 'dateTime',
      value,
      ...init
    }: ValueInit<Row, string | null> & {
      /** @default 'dateTime' */
      shows?: DateStyle;
    }): ListColumn<Row> =>
      build({ ...init, value: (row) => toSpreadsheetDate(value(row) ?? '') }, (row) => {
        const at = value(row) ?? '';
        return at === '' ? none : dateText[shows](at);
      }),

    /** A badge. */
    status: ({
      tone,
      shape,
      ...init
    }: ValueInit<Row, string> & {
      tone: (row: Row) => StatusBadgeProps['tone'];
      shape?: NonNullable<StatusBadgeProps['shape']>;
    }): ListColumn<Row> =>
      build(init, (row) => {
        const label = init.value(row);
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
      ...init
    }: ValueInit<Row, string> & { awbs?: (row: Row) => readonly string[] }): ListColumn<Row> =>
      build(
        awbs ? { ...init, secondary: (row) => awbs(row).join(', ') || init.secondary?.(row) } : init,
        (row) => (isMissing(init.value(row)) ? none : <CourierName name={init.value(row)} />),
        { width: 140 },
      ),

    /** A cell of its own, for what the others cannot show. The value is still asked for. */
    custom: ({
      cell,
      ...init
    }: ValueInit<Row, CellValue> & { cell: (row: Row) => ReactNode }): ListColumn<Row> => build(init, cell),
  };
}

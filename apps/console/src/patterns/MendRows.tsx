import { columnLabel, describeRow, isSameRecord } from '@khep/domain/mapping';
import { announce, Box, Button, Stack, Table, Text, TextField } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { useRef } from 'react';
import { rowsToCorrectAlike } from '../forms/importRows.ts';
import type { ImportRowToFix } from '../forms/importRows.ts';
import type { ImportType } from './useImport.ts';

/** Rows that are corrected in place; more of them are easier in a spreadsheet. */
const maxInPlace = 50;

export interface MendRowsProps {
  type: ImportType;
  fileName: string;
  rows: readonly ImportRowToFix[];
  onEdit: (rows: readonly number[], column: string, value: string) => void;
  /** Leaves the record of a row out. Undefined where it can't be skipped now. */
  onSkip: ((row: number) => void) | undefined;
}

interface CellProps {
  rows: readonly ImportRowToFix[];
  row: number;
  column: string;
  value: string;
  onEdit: MendRowsProps['onEdit'];
}

/** A cell to correct. A corrected value can be set in all rows that were rejected for the same one. */
function Cell({ rows, row, column, value, onEdit }: CellProps) {
  const input = useRef<HTMLInputElement>(null);
  const alike = rowsToCorrectAlike(rows, row, column);
  const all = alike.length + 1;
  return (
    <Stack gap={4}>
      <TextField
        ref={input}
        label={`${columnLabel(column)} of row ${row}`}
        isLabelHidden
        value={value}
        onChange={(next) => onEdit([row], column, next)}
      />
      {alike.length > 0 && (
        <Button
          size="small"
          onPress={() => {
            onEdit(
              alike.map((one) => one.row),
              column,
              value,
            );
            // The button goes, and the focus must not.
            input.current?.focus();
            announce(`${columnLabel(column)} set in ${formatNumber(all)} rows`);
          }}
        >
          {`Set in all ${formatNumber(all)} rows`}
        </Button>
      )}
    </Stack>
  );
}

/** The rejected rows of an import: each problem with its record, its row in the file and the cell to correct. */
export function MendRows({ type, fileName, rows, onEdit, onSkip }: MendRowsProps) {
  const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0);
  const shown = wrong.slice(0, maxInPlace);
  const problems = shown.flatMap(({ row, cells, errors }) =>
    Object.entries(errors).map(([column, message], index) => ({
      row,
      cells,
      column,
      message,
      isFirst: index === 0,
    })),
  );
  const hasSeveralRows = (cells: ImportRowToFix['cells']) =>
    rows.filter((other) => isSameRecord(type, cells, other.cells)).length > 1;
  return (
    <Stack gap={12}>
      <Table
        label={`Rows to correct in ${fileName}`}
        rows={problems}
        rowKey={({ row, column }) => `${row} ${column}`}
        narrowLayout="stacked"
        columns={[
          {
            id: 'row',
            header: 'Row',
            isRowHeader: true,
            width: '56px',
            cell: ({ row }) => (
              <>
                {/* A stacked row has no header for it. */}
                <Box as="span" display={{ base: 'inline', md: 'none' }}>
                  {'Row '}
                </Box>
                {row}
              </>
            ),
          },
          {
            id: 'record',
            header: 'Record',
            width: '150px',
            cell: ({ cells }) => {
              const { name, detail } = describeRow(type, cells);
              return (
                <Stack gap={0}>
                  <Text>{name === '' ? '—' : name}</Text>
                  {detail !== '' && (
                    <Text size="secondary" tone="second">
                      {detail}
                    </Text>
                  )}
                </Stack>
              );
            },
          },
          {
            id: 'column',
            header: 'Column',
            cell: ({ column }) => (column === '' ? 'Whole row' : columnLabel(column)),
          },
          {
            id: 'value',
            header: 'Value',
            width: '180px',
            cell: ({ row, column, cells }) =>
              column === '' ? (
                '—'
              ) : (
                <Cell rows={rows} row={row} column={column} value={cells[column] ?? ''} onEdit={onEdit} />
              ),
          },
          { id: 'problem', header: 'What is wrong', cell: ({ message }) => message },
          {
            id: 'skip',
            header: 'Skip',
            width: '120px',
            cell: ({ row, cells, isFirst }) =>
              isFirst && onSkip ? (
                <Button size="small" variant="ghost" onPress={() => onSkip(row)}>
                  {hasSeveralRows(cells) ? `Skip ${describeRow(type, cells).name}` : `Skip row ${row}`}
                </Button>
              ) : null,
          },
        ]}
      />
      {wrong.length > shown.length && (
        <Text size="secondary" tone="second">
          {formatNumber(wrong.length - shown.length)} more rows are in the download.
        </Text>
      )}
    </Stack>
  );
}

import { Button, Card, Inline, Table, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.rowsToCorrect;

/** A row that could not be read: its cells by field, what is wrong, and values that the data supports. */
export interface RowToCorrectData {
  row: number;
  cells: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  suggestions: Readonly<Record<string, { value: string; why: string }>>;
}

/** Corrected cells of a row by field. */
export interface CorrectedRow {
  row: number;
  cells: Record<string, string>;
}

export interface RowsToCorrectProps {
  rows: readonly RowToCorrectData[];
  fields: readonly { name: string; label: string }[];
  isPending: boolean;
  /** Resolves with whether the rows were accepted. */
  onSend: (rows: CorrectedRow[]) => Promise<boolean>;
  /** Downloads the rows with their problems, to correct them elsewhere. */
  onDownload: () => void;
}

type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Corrects rows in place. A suggestion is offered only where other cells of the row support it. */
export function RowsToCorrect({ rows, fields, isPending, onSend, onDownload }: RowsToCorrectProps) {
  const messages = useDomainMessages('rowsToCorrect', defaults);
  const [typed, setTyped] = useState<Cells>({});
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const labelOf = (field: string) => labels.get(field) ?? field;
  const cells = rows.flatMap((row) =>
    Object.entries(row.problems).map(([field, message]) => ({
      ...row,
      field,
      message,
      suggestion: row.suggestions[field],
    })),
  );
  const suggested = cells.filter(({ suggestion }) => suggestion !== undefined);
  const type = (row: number, field: string, value: string) =>
    setTyped((before) => ({ ...before, [row]: { ...before[row], [field]: value } }));

  async function send() {
    const changed = rows.filter(({ row }) => typed[row] !== undefined);
    if (await onSend(changed.map(({ row }) => ({ row, cells: { ...typed[row] } })))) setTyped({});
  }
  return (
    <Card
      title={messages.title}
      description={messages.help}
      actions={
        <Inline gap={8}>
          <Button size="small" onPress={onDownload}>
            {messages.download}
          </Button>
          {suggested.length > 0 && (
            <Button
              size="small"
              onPress={() => {
                for (const { row, field, suggestion } of suggested) type(row, field, suggestion?.value ?? '');
              }}
            >
              {messages.applyAll(suggested.length)}
            </Button>
          )}
        </Inline>
      }
      footer={
        <Button
          tone="accent"
          isPending={isPending}
          isDisabled={Object.keys(typed).length === 0}
          onPress={() => void send()}
        >
          {messages.send}
        </Button>
      }
    >
      <Table
        label={messages.label}
        rows={cells}
        rowKey={({ row, field }) => `${row} ${field}`}
        narrowLayout="stacked"
        columns={[
          { id: 'row', header: messages.row, isRowHeader: true, width: '60px', cell: ({ row }) => row },
          { id: 'field', header: messages.field, cell: ({ field }) => labelOf(field) },
          { id: 'value', header: messages.inFile, cell: ({ cells: own, field }) => own[field] || '—' },
          { id: 'problem', header: messages.problem, cell: ({ message }) => message },
          {
            id: 'correct',
            header: messages.correct,
            width: '190px',
            cell: ({ row, field }) => (
              <TextField
                label={messages.cell(labelOf(field), row)}
                isLabelHidden
                size="small"
                maxLength={250}
                value={typed[row]?.[field] ?? ''}
                onChange={(value) => type(row, field, value)}
              />
            ),
          },
          {
            id: 'suggestion',
            header: messages.suggestion,
            cell: ({ row, field, suggestion }) =>
              suggestion ? (
                <Inline gap={8}>
                  <Text size="secondary">{suggestion.why}</Text>
                  <Button size="small" onPress={() => type(row, field, suggestion.value)}>
                    {messages.apply(suggestion.value)}
                  </Button>
                </Inline>
              ) : (
                messages.none
              ),
          },
        ]}
      />
    </Card>
  );
}

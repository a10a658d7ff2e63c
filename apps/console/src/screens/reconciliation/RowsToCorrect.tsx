import { calls } from '@khep/api';
import type { RowToCorrect } from '@khep/api';
import { Button, Card, Inline, Table, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from '../../data/downloadFile.ts';
import { useAction } from '../../data/useAction.ts';
import { toCsv } from '../../forms/importRows.ts';

export interface RowsToCorrectProps {
  fileId: string;
  rows: readonly RowToCorrect[];
  fields: readonly { name: string; label: string }[];
}

type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Corrects rows in place. A suggestion is offered only where other cells of the row support it. */
export function RowsToCorrect({ fileId, rows, fields }: RowsToCorrectProps) {
  const [typed, setTyped] = useState<Cells>({});
  const correct = useAction(calls.reconciling.correctRows, {
    invalidates: ['recon', 'reconciling', 'invoice'],
  });
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
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
    const result = await correct.run({
      params: { id: fileId },
      body: { rows: changed.map(({ row }) => ({ row, cells: typed[row] ?? {} })) },
    });
    if (result.ok) setTyped({});
  }
  function download() {
    const csv = toCsv(
      fields.map(({ name }) => name),
      rows.map(({ row, cells: own, problems }) => ({ row, cells: own, errors: problems })),
      true,
    );
    void downloadFile(Promise.resolve(new Blob([csv], { type: 'text/csv' })), 'rows-to-correct.csv');
  }
  return (
    <Card
      title="Rows to correct"
      description="Good lines are reconciled without them."
      actions={
        <Inline gap={8}>
          <Button size="small" onPress={download}>
            Download rows
          </Button>
          {suggested.length > 0 && (
            <Button
              size="small"
              onPress={() => {
                for (const { row, field, suggestion } of suggested) type(row, field, suggestion?.value ?? '');
              }}
            >
              {`Use ${suggested.length === 1 ? 'the suggestion' : `all ${suggested.length} suggestions`}`}
            </Button>
          )}
        </Inline>
      }
      footer={
        <Button
          tone="accent"
          isPending={correct.isPending}
          isDisabled={Object.keys(typed).length === 0}
          onPress={() => void send()}
        >
          Reconcile corrected rows
        </Button>
      }
    >
      <Table
        label="Values to correct"
        rows={cells}
        rowKey={({ row, field }) => `${row} ${field}`}
        narrowLayout="stacked"
        columns={[
          { id: 'row', header: 'Row', isRowHeader: true, width: '60px', cell: ({ row }) => row },
          { id: 'field', header: 'Field', cell: ({ field }) => labels.get(field) ?? field },
          { id: 'value', header: 'In the file', cell: ({ cells: own, field }) => own[field] || '—' },
          { id: 'problem', header: 'What is wrong', cell: ({ message }) => message },
          {
            id: 'correct',
            header: 'Correct value',
            width: '190px',
            cell: ({ row, field }) => (
              <TextField
                label={`${labels.get(field) ?? field} of row ${row}`}
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
            header: 'Suggestion',
            cell: ({ row, field, suggestion }) =>
              suggestion ? (
                <Inline gap={8}>
                  <Text size="secondary">{suggestion.why}</Text>
                  <Button size="small" onPress={() => type(row, field, suggestion.value)}>
                    {`Use ${suggestion.value}`}
                  </Button>
                </Inline>
              ) : (
                'None'
              ),
          },
        ]}
      />
    </Card>
  );
}

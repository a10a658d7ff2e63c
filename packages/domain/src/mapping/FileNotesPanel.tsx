import { Button, Callout, RadioGroup, SegmentedControl, Stack, Table, Text } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import type { FileChoices, FileNotes } from './fileNotes.ts';

const defaults = domainMessages.fileNotes;

export interface FileNotesPanelProps {
  notes: FileNotes;
  /** The column of each field, to know which of two is chosen. */
  mapping?: Readonly<Record<string, string>>;
  choices?: FileChoices;
  /** Without it, the notes are those of a file that was imported. */
  onChoose?: (choices: FileChoices) => void;
}

function RepeatedHeadings({ notes, mapping }: FileNotesPanelProps) {
  const messages = useDomainMessages('fileNotes', defaults);
  const open = notes.repeated.filter(({ columns }) => {
    const used = new Set(Object.values(mapping ?? {}));
    return !columns.some((name) => used.has(name));
  });
  return open.map(({ title, columns }) => (
    <Callout key={title} tone="caution" title={messages.repeated(columns.length, title)}>
      {messages.chooseRepeated(columns.join(', '))}
    </Callout>
  ));
}

function HiddenRows({ notes: { hidden }, choices, onChoose }: FileNotesPanelProps) {
  const messages = useDomainMessages('fileNotes', defaults);
  if (hidden.count === 0) return null;
  if (!onChoose) {
    const rows = messages.rows(hidden.rows, hidden.count);
    return <Callout>{messages.hiddenDone(hidden.count, rows, hidden.is_included)}</Callout>;
  }
  return (
    <RadioGroup
      label={messages.hidden(hidden.count)}
      description={messages.hiddenRows(hidden.rows, hidden.count)}
      items={[
        { id: 'skip', label: messages.skipHidden(hidden.count) },
        { id: 'include', label: messages.includeHidden(hidden.count) },
      ]}
      value={choices?.hidden_rows ?? 'skip'}
      onChange={(id) => onChoose({ ...choices, hidden_rows: id === 'include' ? 'include' : 'skip' })}
    />
  );
}

function DateOrders({ notes: { dates }, choices, onChoose }: FileNotesPanelProps) {
  const messages = useDomainMessages('fileNotes', defaults);
  return dates.map(({ field, label, order, day_first, month_first }) => {
    const proofs = [
      ...(day_first ? [messages.dayProof(day_first.row, day_first.cell)] : []),
      ...(month_first ? [messages.monthProof(month_first.row, month_first.cell)] : []),
    ].join(' ');
    const known = proofs === '' ? messages.noProof : proofs;
    const chosen = choices?.date_orders?.[field] ?? order;
    if (!onChoose)
      return (
        <Text key={field} size="secondary" tone="second">
          {messages.dateDone(label, order === 'month-first')} {known}
        </Text>
      );
    return (
      <SegmentedControl
        key={field}
        label={messages.dateOrder(label)}
        description={known}
        {...(chosen === null && { errorMessage: messages.contradicts })}
        items={[
          { id: 'day-first', label: messages.dayFirst },
          { id: 'month-first', label: messages.monthFirst },
        ]}
        value={chosen ?? ''}
        onChange={(id) =>
          onChoose({
            ...choices,
            date_orders: {
              ...choices?.date_orders,
              [field]: id === 'month-first' ? 'month-first' : 'day-first',
            },
          })
        }
      />
    );
  });
}

function SkippedRows({ notes: { skipped } }: FileNotesPanelProps) {
  const messages = useDomainMessages('fileNotes', defaults);
  if (skipped.count === 0) return null;
  return (
    <Callout title={messages.skipped(skipped.count)}>
      {skipped.rows
        .slice(0, maxShown)
        .map(({ row, kind, text }) => messages.skippedRow(row, kind, text))
        .join(' ')}
      {skipped.count > maxShown && ` ${messages.more(skipped.count - maxShown)}`}
    </Callout>
  );
}

const maxShown = 5;

function ChangedValues({ notes: { changed } }: FileNotesPanelProps) {
  const messages = useDomainMessages('fileNotes', defaults);
  const [isWhole, setWhole] = useState(false);
  const rows = changed.flatMap(({ field, label, count, examples }) => {
    const shown = isWhole ? examples : examples.slice(0, maxShown);
    return shown.map((example, index) => ({
      ...example,
      id: `${field} ${example.row}`,
      label,
      more: index === shown.length - 1 ? count - shown.length : 0,
    }));
  });
  const listed = changed.reduce((sum, { examples }) => sum + examples.length, 0);
  if (rows.length === 0) return null;
  const total = changed.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap={8}>
      <Text>{messages.changed(total)}</Text>
      <Table
        label={messages.changedLabel}
        rows={rows}
        rowKey={({ id }) => id}
        narrowLayout="stacked"
        columns={[
          {
            id: 'field',
            header: messages.field,
            isRowHeader: true,
            cell: ({ label, more }) => (more > 0 ? `${label} ${messages.more(more)}` : label),
          },
          { id: 'row', header: messages.row, width: '72px', cell: ({ row }) => row },
          { id: 'from', header: messages.from, cell: ({ from }) => from },
          { id: 'to', header: messages.to, cell: ({ to }) => (to === '' ? messages.nothing : to) },
        ]}
      />
      {listed > rows.length && (
        <Button size="small" variant="ghost" tone="accent" onPress={() => setWhole(true)}>
          {messages.showChanged(listed)}
        </Button>
      )}
    </Stack>
  );
}

/** Notes about a file: questions before it is imported, and how it was handled afterwards. */
export function FileNotesPanel(props: FileNotesPanelProps) {
  return (
    <div data-component="FileNotesPanel">
      <Stack gap={16}>
        <RepeatedHeadings {...props} />
        <DateOrders {...props} />
        <HiddenRows {...props} />
        <SkippedRows {...props} />
        <ChangedValues {...props} />
      </Stack>
    </div>
  );
}

import { Callout, Dialog, Stack, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.repricedLines;

/** Changes by another price of a file, as sent by the API. Rupees; null is not priced. */
export interface RepricedData {
  lines: number;
  changed: number;
  /** Sum of the differences. */
  before: number;
  after: number;
  changes: readonly { id: string; awb: string; before: number | null; after: number | null }[];
}

export interface RepricedLinesProps {
  result: RepricedData;
  onClose: () => void;
}

const amount = (rupees: number | null) => (rupees === null ? '—' : formatRupeeValue(rupees));

/** The lines of a file that another price changed, in a dialog. */
export function RepricedLines({ result, onClose }: RepricedLinesProps) {
  const messages = useDomainMessages('repricedLines', defaults);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.title(result.changed, result.lines)}
      size="large"
    >
      <Stack gap={16}>
        <Callout tone="info">
          {messages.difference(formatRupeeValue(result.before), formatRupeeValue(result.after))}
        </Callout>
        {result.changes.length === 0 ? (
          <Text>{messages.same}</Text>
        ) : (
          <Table
            label={messages.label}
            rows={result.changes}
            rowKey={({ id }) => id}
            columns={[
              { id: 'awb', header: messages.awb, isRowHeader: true, cell: ({ awb }) => awb },
              {
                id: 'before',
                header: messages.before,
                align: 'end',
                width: '140px',
                cell: ({ before }) => amount(before),
              },
              {
                id: 'after',
                header: messages.after,
                align: 'end',
                width: '140px',
                cell: ({ after }) => amount(after),
              },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}

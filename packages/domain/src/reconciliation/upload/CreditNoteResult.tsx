import { Callout, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.creditNoteResult;

/** Result of a courier's credit note, as sent by the API. Rupees. */
export interface CreditNoteData {
  credited: number;
  amount: number;
  rejected_rows: readonly { row: number; column: string; value: string; reason: string }[];
}

/** The lines that a courier's credit note credited, and the rows that it could not. */
export function CreditNoteResult({ result }: { result: CreditNoteData }) {
  const messages = useDomainMessages('creditNoteResult', defaults);
  const { credited, amount, rejected_rows } = result;
  return (
    <>
      <Callout tone={rejected_rows.length > 0 ? 'caution' : 'positive'} isAlert>
        {messages.credited(credited, formatRupeeValue(amount))}
      </Callout>
      {rejected_rows.length > 0 && (
        <>
          <Text>{messages.rejected}</Text>
          <Table
            label={messages.label}
            rows={rejected_rows}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { id: 'row', header: messages.row, width: '56px', isRowHeader: true, cell: ({ row }) => row },
              { id: 'value', header: messages.value, cell: ({ value }) => value || '—' },
              { id: 'reason', header: messages.reason, cell: ({ reason }) => reason },
            ]}
          />
        </>
      )}
    </>
  );
}

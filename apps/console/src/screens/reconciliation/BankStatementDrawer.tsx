import { calls } from '@khep/api';
import type { BankStatementResult } from '@khep/api';
import { newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { describeBankStatement } from '@khep/domain/reconciliation';
import { Button, Callout, Drawer, Stack, Table } from '@khep/ui';
import { useState } from 'react';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';

/** Imports the statement of a bank: its deposits are held beside the remittances of couriers. */
export function BankStatementDrawer() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [result, setResult] = useState<BankStatementResult>();
  const send: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
    const { data } = await client.call(
      calls.reconciling.bankStatement,
      { body },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    setResult(data);
    void invalidate('reconciling');
  };
  return (
    <Drawer
      trigger={<Button>Import bank statement</Button>}
      title="Import bank statement"
      description="CSV or Excel of your bank. Deposits with the UTR of a remittance are matched. Other deposits are not shown."
      onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
    >
      <Stack gap={16}>
        <MatchedUpload
          type="bank-statement"
          label="Bank statement"
          verb="Import"
          send={send}
          errorMessage={calls.reconciling.bankStatement.errorMessage}
        />
        {result && <Callout tone="positive">{describeBankStatement(result)}</Callout>}
        {result && result.rejected_rows.length > 0 && (
          <Table
            label="Rows that were not imported"
            rows={result.rejected_rows}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { id: 'row', header: 'Row', isRowHeader: true, cell: ({ row }) => row },
              { id: 'value', header: 'Value', cell: ({ value }) => value },
              { id: 'reason', header: 'What is wrong', cell: ({ reason }) => reason },
            ]}
          />
        )}
      </Stack>
    </Drawer>
  );
}

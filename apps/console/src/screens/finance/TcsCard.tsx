import { calls } from '@khep/api';
import type { GstMonth, TcsImported } from '@khep/api';
import { newIdempotencyKey } from '@khep/api/client';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { formatMonth } from '@khep/domain/days';
import { TcsCredits, tcsMessages } from '@khep/domain/gst/ui';
import { Button, Callout, Drawer, Stack, Table } from '@khep/ui';
import { useCallback, useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';

const texts = tcsMessages.tcs;

/** Tax that marketplaces collected in a month, and the import of the portal's table. */
export function TcsCard({ month: { gstin, month } }: { month: Pick<GstMonth, 'gstin' | 'month'> }) {
  const call = useCall(calls.finance.tcs, { query: { gstin, month } }, { keepPrevious: true });
  const { run } = useAction(calls.finance.saveTcsChannel, { invalidates: ['finance.tcs'] });
  const choose = useCallback((pan: string, channel: string) => void run({ body: { pan, channel } }), [run]);
  return (
    <CallContent call={call}>
      {({ data }) => (
        <TcsCredits
          operators={data.operators}
          channels={data.channels}
          total={data.total}
          rates={data.rates}
          onChoose={choose}
          actions={<ImportDrawer gstin={gstin} />}
        />
      )}
    </CallContent>
  );
}

function ImportDrawer({ gstin }: { gstin: string }) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [result, setResult] = useState<TcsImported>();
  const send: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    body.set('gstin', gstin);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
    const { data } = await client.call(
      calls.finance.importTcs,
      { body },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    setResult(data);
    void invalidate('finance');
  };
  return (
    <Drawer
      trigger={<Button>{texts.import}</Button>}
      title={texts.import}
      description={`${gstin}. ${texts.importHelp}`}
      onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
    >
      <Stack gap={16}>
        <MatchedUpload
          type="tcs-credits"
          label={texts.file}
          verb={texts.verb}
          send={send}
          errorMessage={calls.finance.importTcs.errorMessage}
        />
        {result && (
          <Callout tone={result.saved > 0 ? 'positive' : 'caution'}>
            {result.saved > 0
              ? texts.imported(result.saved, result.months.map((one) => formatMonth(one)).join(', '))
              : texts.nothing}
          </Callout>
        )}
        {result && result.rejected_rows.length > 0 && (
          <Table
            label={texts.rejected}
            rows={result.rejected_rows}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { id: 'row', header: texts.row, isRowHeader: true, cell: ({ row }) => row },
              { id: 'value', header: texts.value, cell: ({ value }) => value },
              { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
            ]}
          />
        )}
      </Stack>
    </Drawer>
  );
}

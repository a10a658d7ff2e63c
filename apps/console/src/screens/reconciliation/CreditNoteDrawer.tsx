import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { CreditNoteResult } from '@khep/domain/reconciliation/ui';
import { Button, Drawer, Select, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';
import { lineInvalidates } from './invalidates.ts';

type Result = ResponseOf<typeof calls.reconciling.creditNote>['data'];

/** Imports a credit note of a courier: what it credited settles the disputed lines. */
export function CreditNoteDrawer() {
  const client = useClient();
  const invalidate = useInvalidate();
  const { rows: couriers, isLoading, error, reload } = useCouriers();
  const [courier, setCourier] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const [result, setResult] = useState<Result>();
  const courierId = courier ?? (couriers[0] ? String(couriers[0].courier_id) : '');

  const send: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
    if (number.trim() !== '') body.set('number', number.trim());
    const { data } = await client.call(
      calls.reconciling.creditNote,
      { params: { courier_id: courierId }, body },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    setResult(data);
    void invalidate(...lineInvalidates);
  };
  return (
    <Drawer
      trigger={<Button>Import credit note</Button>}
      title="Import credit note"
      description="A file with an AWB and the credited amount in each row"
      onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
    >
      <AsyncContent isLoading={isLoading} error={error} onRetry={() => void reload()}>
        <Stack gap={16}>
          <Select
            label="Courier"
            items={couriers.map(({ courier_id, name }) => ({ id: String(courier_id), label: name }))}
            value={courierId}
            onChange={setCourier}
          />
          <TextField
            label="Number of the credit note"
            description="Its file name is used without one. The same number credits a line once."
            maxLength={60}
            value={number}
            onChange={setNumber}
          />
          <MatchedUpload
            // The uploader keeps its first function: another courier or number needs another one.
            key={`${courierId} ${number}`}
            type="credit-note"
            label="Credit note"
            verb="Import"
            send={send}
            errorMessage={calls.reconciling.creditNote.errorMessage}
          />
          {result && <CreditNoteResult result={result} />}
        </Stack>
      </AsyncContent>
    </Drawer>
  );
}

import { calls } from '@khep/api';
import { newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Card, Stack, Text, toast } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';

const columns = [
  'from_pincode',
  'to_pincode',
  'weight (grams)',
  'length, width, height (cm)',
  'payment_mode (prepaid or cod)',
  'cod_amount (₹)',
].join('; ');

/** Prices a file of parcels as a job; its result is a file. */
export function PriceFile() {
  const client = useClient();
  const invalidate = useInvalidate();
  const send: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    body.set('mapping', JSON.stringify(mapping));
    body.set('choices', JSON.stringify(choices));
    const { data } = await client.call(
      calls.rates.file,
      { body },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    void invalidate('jobs');
    toast.info(`${formatNumber(data.rows)} parcels are being priced. Follow it in Jobs.`);
  };
  return (
    <Card title="Price a file">
      <Stack gap={16}>
        <Text tone="second">
          {`Up to 10,000 parcels. Required columns: from_pincode, to_pincode, weight. All columns: ${columns}.`}
        </Text>
        <MatchedUpload
          type="rate-parcels"
          label="File of parcels"
          verb="Price"
          send={send}
          errorMessage={calls.rates.file.errorMessage}
        />
        <Text size="secondary" tone="third">
          Each parcel gets its likely and its cheapest service, all prices, and why the other services
          can&apos;t carry it, by the contracts of today. Columns with other names are recognized, or you
          match them.
        </Text>
      </Stack>
    </Card>
  );
}

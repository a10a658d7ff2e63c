import { calls } from '@khep/api';
import { Card, FileUploader, Stack, Text } from '@khep/ui';
import type { UploadOutcome } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';

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
  const price = useAction(calls.rates.file, { invalidates: ['jobs'], quiet: true });
  async function upload(file: File): Promise<UploadOutcome> {
    const body = new FormData();
    body.append('file', file);
    const result = await price.run({ body });
    if (!result.ok) throw new Error(result.fields['file'] ?? result.message);
    const { rows } = result.answer.data;
    return { message: `${rows.toLocaleString('en-IN')} parcels are being priced. Follow it in Jobs.` };
  }
  return (
    <Card title="Price a file">
      <Stack gap={16}>
        <Text tone="second">
          {`Up to 10,000 parcels. Required columns: from_pincode, to_pincode, weight. All columns: ${columns}.`}
        </Text>
        <FileUploader label="File of parcels" accept={['.csv', '.xlsx']} upload={upload} />
        <Text size="secondary" tone="third">
          Each parcel gets its likely and its cheapest service, all prices, and why the other services
          can&apos;t carry it, by the contracts of today. Columns with other names are recognized.
        </Text>
      </Stack>
    </Card>
  );
}

import { PackingRecordDraft, calls } from '@khep/api';
import type { Shipment } from '@khep/api';
import { photoKindLabel, photoKinds } from '@khep/domain/disputes';
import type { PhotoKind } from '@khep/domain/disputes';
import { describePackingRecord } from '@khep/domain/orders/ui';
import { Button, Inline, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { FormDrawer } from '../../../patterns/FormDrawer.tsx';
import { toPhotos } from '../../disputes/evidenceValues.ts';

interface RecordValues {
  photos: Partial<Record<PhotoKind, string>>;
  scale_g: number | null;
}
type Evidence = Pick<NonNullable<Shipment['packing_record']>, 'photos' | 'scale_g'>;

const toValues = ({ photos, scale_g }: Evidence): RecordValues => ({
  photos: Object.fromEntries(photos.map(({ kind, url }) => [kind, url])),
  scale_g,
});
const toDraft = ({ photos, scale_g }: RecordValues): Evidence => ({ photos: toPhotos(photos), scale_g });

/** The photos and the scale reading of a packed box, which a later dispute of its weight begins with. */
export function PackingRecord({ shipment }: { shipment: Shipment }) {
  const { id, order_number, box_no, packing_record: record, status } = shipment;
  const [isOpen, setOpen] = useState(false);
  const save = useAction(calls.tracking.savePackingRecord, { invalidates: ['orders'] });
  const close = () => setOpen(false);
  if (status === 'CANCELLED') return null;
  return (
    <Inline gap={8} justify="space-between">
      <Text as="span" size="secondary" tone="second">
        {describePackingRecord(record)}
      </Text>
      <Button size="small" onPress={() => setOpen(true)}>
        {record ? 'Edit packing record' : 'Record packing'}
      </Button>
      {isOpen && (
        <FormDrawer<RecordValues, unknown>
          title="Packing record"
          description={`${order_number}, box ${box_no}`}
          submitLabel="Save packing record"
          onClose={close}
          form={{
            name: `packing-record:${id}`,
            schema: {
              safeParse(input) {
                const result = PackingRecordDraft.safeParse(toDraft(input as RecordValues));
                return result.success ? { success: true, data: input as RecordValues } : result;
              },
            },
            initial: toValues(record ?? { photos: [], scale_g: null }),
            version: record?.version ?? 0,
            toValues: (current) => toValues(current as Evidence),
            save: (values, options) => save.run({ params: { id }, body: toDraft(values) }, options),
            onSaved: close,
          }}
          sections={() => [
            { fields: [{ kind: 'weight', name: 'scale_g', label: 'Weight on your scale' }] },
            {
              title: 'Photos',
              fields: photoKinds.map((kind) => ({
                kind: 'image' as const,
                name: `photos.${kind}` as const,
                label: photoKindLabel(kind),
              })),
            },
          ]}
        />
      )}
    </Inline>
  );
}

import { calls } from '@khep/api';
import type { Dispute } from '@khep/api';
import { photoKindLabel, photoKinds } from '@khep/domain/disputes';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { evidenceSchema, toEvidence, toEvidenceValues } from './evidenceValues.ts';
import type { EvidenceValues } from './evidenceValues.ts';

interface EvidenceDrawerProps {
  dispute: Dispute;
  onClose: () => void;
}

/** Edits the photos, the scale reading and the points of a dispute. */
export function EvidenceDrawer({ dispute, onClose }: EvidenceDrawerProps) {
  const save = useAction(calls.disputes.saveEvidence, { invalidates: ['disputes'] });
  return (
    <FormDrawer<EvidenceValues, unknown>
      title="Evidence"
      description={`AWB ${dispute.awb}`}
      submitLabel="Save evidence"
      onClose={onClose}
      form={{
        name: `dispute-evidence:${dispute.id}`,
        schema: evidenceSchema,
        initial: toEvidenceValues(dispute),
        version: dispute.version,
        toValues: (record) => toEvidenceValues(record as Dispute),
        save: (values, options) =>
          save.run({ params: { id: dispute.id }, body: toEvidence(values) }, options),
        onSaved: onClose,
      }}
      sections={() => [
        {
          title: 'Photos',
          fields: photoKinds.map((kind) => ({
            kind: 'image' as const,
            name: `photos.${kind}` as const,
            label: photoKindLabel(kind),
          })),
        },
        {
          title: 'What the courier reads',
          fields: [
            {
              kind: 'weight',
              name: 'scale_g',
              label: 'Weight on your scale',
            },
            {
              kind: 'text',
              name: 'points',
              label: 'Points',
              isMultiline: true,
              description: 'One per line. The courier reads them in this order.',
            },
          ],
        },
      ]}
    />
  );
}

import { DisputeEvidence } from '@khep/api';
import type { Dispute } from '@khep/api';
import { photoKinds } from '@khep/domain/disputes';
import type { PhotoKind } from '@khep/domain/disputes';
import type { Schema } from '../../forms/useForm.ts';

/** The evidence as a form has it: an image of each kind, and a point per line. */
export interface EvidenceValues {
  photos: Partial<Record<PhotoKind, string>>;
  scale_g: number | null;
  points: string;
}

type Evidence = Pick<Dispute, 'photos' | 'scale_g' | 'points'>;

export const toEvidenceValues = ({ photos, scale_g, points }: Evidence): EvidenceValues => ({
  photos: Object.fromEntries(photos.map(({ kind, url }) => [kind, url])),
  scale_g,
  points: points.join('\n'),
});

export const toPhotos = (photos: EvidenceValues['photos']) =>
  photoKinds.flatMap((kind) => {
    const url = photos[kind] ?? '';
    return url === '' ? [] : [{ kind, url }];
  });

export const toEvidence = ({ photos, scale_g, points }: EvidenceValues) => ({
  photos: toPhotos(photos),
  scale_g,
  points: points
    .split('\n')
    .map((point) => point.trim())
    .filter((point) => point !== ''),
});

/** Checks the form's values by the server's rules. */
export const evidenceSchema: Schema<EvidenceValues> = {
  safeParse(input) {
    const values = input as EvidenceValues;
    const result = DisputeEvidence.safeParse(toEvidence(values));
    if (result.success) return { success: true, data: values };
    const issues = result.error.issues.map(({ path, message }) => ({
      path: path[0] === 'points' ? ['points'] : path,
      message,
    }));
    return { success: false, error: { issues } };
  },
};

import type { TrackedShipment } from '@khep/api';

type Prediction = Pick<NonNullable<TrackedShipment['prediction']>, 'basis' | 'sample'>;

/** What a predicted day is based on: "Like 214 parcels". */
export const basisText = ({ basis, sample }: Prediction): string =>
  basis === 'promise' ? 'By the promise' : `Like ${sample.toLocaleString('en-IN')} parcels`;

/** Days after the promise in words: "on time", "1 day early", "2 days late". */
export function latenessText(days: number): string {
  if (days === 0) return 'on time';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `${count} late` : `${count} early`;
}

import { formatKilograms } from '../money/index.ts';
import { formatDate, istDay } from '../days/index.ts';

/** Photos that couriers ask for. */
export const evidenceKinds = ['length', 'width', 'height', 'scale', 'label'] as const;
/** Photos of a box: those, and the open box, which shows what was sent and how it was packed. */
export const photoKinds = ['inside', ...evidenceKinds] as const;
export type PhotoKind = (typeof photoKinds)[number];

const kindLabels: Record<PhotoKind, string> = {
  inside: 'Open box',
  length: 'Length with tape',
  width: 'Width with tape',
  height: 'Height with tape',
  scale: 'On the scale',
  label: 'Label',
};
export const photoKindLabel = (kind: PhotoKind): string => kindLabels[kind];

/** Says in a line which photos there are of those that couriers ask for: "all five photos", "no height, no scale". */
export function describeEvidence(kinds: readonly PhotoKind[]): string {
  const missing = evidenceKinds.filter((kind) => !kinds.includes(kind));
  if (missing.length === 0) return 'all five photos';
  if (missing.length === evidenceKinds.length) return 'no photos';
  return missing.map((kind) => `no ${kind}`).join(', ');
}

export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

/** Stored facts about a disputed parcel. */
export interface EvidenceFacts {
  box_name: string;
  /** Our packed box, outer centimetres. */
  packed: Dimensions;
  dead_weight_g: number;
  /** Dimensions that the courier billed; null if it gave none. */
  billed: Dimensions | null;
  billed_g: number;
  /** Outer dimensions of all boxes of the brand. */
  boxes: readonly Dimensions[];
  /** SKUs of the parcel whose weights the couriers confirmed, and all of them. */
  frozen_skus: number;
  skus: number;
  /** Other parcels with the same contents in the same box, and how many were billed as declared. */
  alike: { parcels: number; as_declared: number };
  /** When and where it was packed; empty where unknown. */
  packed_at: string;
  packed_by: string;
  /** Grams on the scale at packing; null without one. */
  scale_g: number | null;
}

const sizeText = ({ length, width, height }: Dimensions): string => `${length} × ${width} × ${height} cm`;
const sorted = ({ length, width, height }: Dimensions) => [length, width, height].toSorted((a, b) => a - b);

/** Whether two boxes have the same dimensions within half a centimetre, however they are turned. */
export function isSameSize(one: Dimensions, other: Dimensions): boolean {
  const [a, b] = [sorted(one), sorted(other)];
  return a.every((side, index) => Math.abs(side - (b[index] ?? 0)) <= 0.5);
}

/** Writes the points of a dispute from what is known, the strongest first. The seller may edit them. */
export function writePoints(facts: EvidenceFacts): string[] {
  const { billed, boxes, alike, frozen_skus, skus, scale_g } = facts;
  const points: string[] = [];
  if (skus > 0 && frozen_skus === skus)
    points.push(
      skus === 1
        ? 'The weight of this SKU was confirmed by couriers and is frozen.'
        : `The weights of all ${skus} SKUs were confirmed by couriers and are frozen.`,
    );
  if (billed && !boxes.some((box) => isSameSize(box, billed)))
    points.push(
      `No box of ours is ${sizeText(billed)}. This parcel was packed in ${facts.box_name}, ${sizeText(facts.packed)}.`,
    );
  if (alike.parcels > 0 && alike.as_declared > 0)
    points.push(
      `${alike.as_declared} of ${alike.parcels} other ${alike.parcels === 1 ? 'parcel' : 'parcels'} with the same contents in ${facts.box_name} ${alike.as_declared === 1 ? 'was' : 'were'} billed as declared.`,
    );
  if (scale_g !== null) points.push(`The closed parcel weighed ${formatKilograms(scale_g)} on our scale.`);
  points.push(
    `Its contents and box weigh ${formatKilograms(facts.dead_weight_g)} by the catalogue; ${formatKilograms(facts.billed_g)} was billed.`,
  );
  if (facts.packed_at !== '')
    points.push(
      `Packed on ${formatDate(istDay(facts.packed_at))}${facts.packed_by === '' ? '' : ` by ${facts.packed_by}`}.`,
    );
  return points;
}

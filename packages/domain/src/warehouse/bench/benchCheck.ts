/** A piece as it stands in the evidence of a parcel. */
export interface ScannedPiece {
  sku_id: string;
}

export interface ExpectedLine {
  sku_id: string;
  quantity: number;
  /** Units that the picker didn't find: they stay out. */
  short: number;
}

export interface BenchCheck {
  /** Units that are still to be scanned, by SKU; negative if too many are in. */
  left: ReadonlyMap<string, number>;
  /** Every unit that was picked is in the box, and no other. */
  isComplete: boolean;
}

/** Compares what was scanned into a box with what belongs into it. Lines of the same SKU count together. */
export function checkBench(lines: readonly ExpectedLine[], scanned: readonly ScannedPiece[]): BenchCheck {
  const left = new Map<string, number>();
  for (const { sku_id, quantity, short } of lines)
    left.set(sku_id, (left.get(sku_id) ?? 0) + quantity - short);
  for (const { sku_id } of scanned) left.set(sku_id, (left.get(sku_id) ?? 0) - 1);
  return { left, isComplete: [...left.values()].every((units) => units === 0) };
}

/** The kinds of entries that the bench writes. */
export const benchEvents = [
  'piece',
  'removed',
  'wrong',
  'weight',
  'photo',
  'box',
  'split',
  'packed',
] as const;
export type BenchEvent = (typeof benchEvents)[number];

/** The pieces that are in the box by its evidence: those that were scanned and not taken out again. */
export function piecesInside(
  evidence: readonly { kind: string; data: Readonly<Record<string, unknown>> }[],
): ScannedPiece[] {
  const inside: ScannedPiece[] = [];
  for (const { kind, data } of evidence) {
    const { sku_id } = data;
    if (typeof sku_id !== 'string') continue;
    if (kind === 'piece') inside.push({ sku_id });
    if (kind !== 'removed') continue;
    const at = inside.findLastIndex((piece) => piece.sku_id === sku_id);
    if (at >= 0) inside.splice(at, 1);
  }
  return inside;
}

/** The photos of a parcel by its evidence: of each side the last one, none where it was deleted. */
export function photosInside(
  evidence: readonly { kind: string; data: Readonly<Record<string, unknown>> }[],
): Map<string, string> {
  const photos = new Map<string, string>();
  for (const { kind, data } of evidence) {
    const { shows, url } = data;
    if (kind !== 'photo' || typeof shows !== 'string') continue;
    // Without an address it is on the device, in place of the one before.
    if (typeof url !== 'string' || url === '') photos.delete(shows);
    else photos.set(shows, url);
  }
  return photos;
}

/** The SHA-256 of photos whose address isn't in the evidence yet, by what they show: they are on the bench's device. */
export function photosToSend(
  evidence: readonly { kind: string; data: Readonly<Record<string, unknown>> }[],
): Map<string, string> {
  const waiting = new Map<string, string>();
  for (const { kind, data } of evidence) {
    const { shows, url, sha256 } = data;
    if (kind !== 'photo' || typeof shows !== 'string') continue;
    if (url === undefined && typeof sha256 === 'string') waiting.set(shows, sha256);
    else waiting.delete(shows);
  }
  return waiting;
}

/** Each unit that belongs into a box, in the order of packing; what the picker didn't find is left out. */
export function unitsOfBox<Line extends ExpectedLine>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.quantity - line.short }, () => ({ ...line, quantity: 1, short: 0 })),
  );
}

/** The numbers of the units that are in the box; of like units the first ones, whatever was scanned first. */
export function placedUnits(
  units: readonly { sku_id: string }[],
  inside: readonly ScannedPiece[],
): ReadonlySet<number> {
  const placed = new Set<number>();
  for (const { sku_id } of inside) {
    const at = units.findIndex((unit, index) => unit.sku_id === sku_id && !placed.has(index));
    if (at >= 0) placed.add(at);
  }
  return placed;
}

/** A box as it is counted. */
interface Counted {
  shipment_id: string;
  box_no: number;
}

/**
 * Which box of its order a box is: its place among those that go. The number it was made with counts cancelled boxes too, and
 * a label would say "Box 2 of 1". A cancelled box keeps that number: no other is called by it on paper.
 * @param live the boxes of the order that are not cancelled, in the order they were made
 */
export function boxNumber(
  { shipment_id, box_no }: Counted,
  live: readonly { shipment_id: string }[],
): number {
  const at = live.findIndex((one) => one.shipment_id === shipment_id);
  return at < 0 ? box_no : at + 1;
}

/** A box with its number. */
interface Counted {
  shipment_id: string;
  box_no: number;
}

/**
 * Number of a box for labels: its position among live boxes, because its stored number counts cancelled boxes
 * too ("Box 2 of 1"). A cancelled box keeps its stored number.
 * @param live the order's live boxes, in the order of their creation
 */
export function boxNumber(
  { shipment_id, box_no }: Counted,
  live: readonly { shipment_id: string }[],
): number {
  const at = live.findIndex((one) => one.shipment_id === shipment_id);
  return at < 0 ? box_no : at + 1;
}

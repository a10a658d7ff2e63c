import { formatNumber } from '../money/index.ts';
const boxes = (count: number) => (count === 1 ? '1 box' : `${formatNumber(count)} boxes`);

/** Messages of pickups and manifests. */
export const pickupMessages = {
  pickupSlot: { day: 'Day', from: 'From' },
  pickupFailures: { noAwb: 'A box without AWB' },
  manifestBoxes: {
    title: boxes,
    label: 'Boxes of the manifest',
    awb: 'AWB',
    boxOf: (number: number, count: number) => `Box ${number} of ${count}`,
    order: 'Order',
    shipTo: 'Ship to',
    weight: 'Weight',
    cod: 'COD amount',
    prepaid: 'Prepaid',
    status: 'Status',
  },
  manifestHandover: {
    title: 'Handover',
    boxes: 'Boxes',
    pickedUp: 'Picked up',
    weight: 'Weight',
    cod: 'COD amount',
  },
};

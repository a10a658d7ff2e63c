import { isBeforePickup, shipmentStates } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

/** Boxes that have an AWB and no printed label: all that the courier doesn't have yet, or those it comes for. */
export const unprintedLabels = ['any', 'scheduled'] as const;
export type UnprintedLabels = (typeof unprintedLabels)[number];

export const unprintedLabelNames: Record<UnprintedLabels, string> = {
  any: 'Not printed',
  scheduled: 'Not printed, pickup scheduled',
};

const labelled = shipmentStates.filter((state) => isBeforePickup(state) && state !== 'DRAFT');

/** States of a box whose label is still needed. */
export const unprintedStates: Record<UnprintedLabels, readonly ShipmentState[]> = {
  any: labelled,
  scheduled: labelled.filter((state) => state !== 'AWB_ASSIGNED'),
};

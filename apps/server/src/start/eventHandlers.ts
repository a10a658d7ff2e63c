import { eraseInquiryTexts } from '../aftercare/inquiries/eraseBuyers.ts';
import { closeNdrCase } from '../aftercare/ndr/answers.ts';
import { eraseNdrBuyers } from '../aftercare/ndr/eraseBuyers.ts';
import { syncNdrCase } from '../aftercare/ndr/syncCase.ts';
import { eraseReturningBuyers } from '../aftercare/returns/eraseBuyers.ts';
import { trackRto } from '../aftercare/returns/rto.ts';
import { rtoRequested, shipmentTransitioned } from '../dispatch/shipments/domainEvents.ts';
import { scansReplayed } from '../dispatch/tracking/domainEvents.ts';
import { eraseCourierLabels } from '../dispatch/documents/courierLabels.ts';
import { eraseDeliveryProofs } from '../dispatch/shipments/deliveryProof.ts';
import { eraseTrackedBuyers } from '../dispatch/tracking/eraseBuyers.ts';
import { eraseDisputeTexts } from '../money/disputes/eraseBuyers.ts';
import { eraseLineNotes } from '../money/reconciliation/lines/eraseBuyers.ts';
import { boxesReplaced } from '../orders/packing/domainEvents.ts';
import { buyersErased } from '../orders/privacy/domainEvents.ts';
import { withEarningsDue } from '../overview/earnings/countEarnings.ts';
import { countOrders, recountErased } from '../overview/analytics/countOrders.ts';
import { on } from '../platform/db/domainEvents.ts';
import type { EventHandler } from '../platform/db/domainEvents.ts';
import { ordersChanged } from '../platform/db/orderChanges.ts';
import { erasePackingEvidence } from '../warehouse/bench/eraseBuyers.ts';
import { followBoxes } from '../warehouse/waves/followBoxes.ts';
import type { Services } from './services.ts';

/** Handlers on higher floors of lower floors' events. Those of an event run in this order, which is the lock order. */
export const createEventHandlers = ({
  files,
  privateFiles,
}: Pick<Services, 'files' | 'privateFiles'>): readonly EventHandler[] => [
  on(boxesReplaced, followBoxes),
  on(shipmentTransitioned, trackRto),
  on(rtoRequested, (tx, { shipment, at }) => closeNdrCase(tx, shipment, at)),
  on(scansReplayed, syncNdrCase),
  on(ordersChanged, (tx, changed) => countOrders(tx, changed, withEarningsDue(tx, changed))),
  on(buyersErased, eraseTrackedBuyers),
  on(buyersErased, (tx, erased) => eraseDeliveryProofs(tx, privateFiles, erased)),
  on(buyersErased, (tx, erased) => eraseCourierLabels(tx, privateFiles, erased)),
  on(buyersErased, (tx, erased) => eraseNdrBuyers(tx, privateFiles, erased)),
  on(buyersErased, eraseReturningBuyers),
  on(buyersErased, eraseInquiryTexts),
  on(buyersErased, eraseDisputeTexts),
  on(buyersErased, eraseLineNotes),
  on(buyersErased, (tx, erased) => erasePackingEvidence(tx, { files, privateFiles }, erased)),
  on(buyersErased, recountErased),
];

import { z } from 'zod';
import { PackingRecord, PackingRecordDraft } from '../entities/dispute.ts';
import { DateRange, Pagination } from '../entities/paging.ts';
import { idText, requiredId } from '../entities/fields.ts';
import * as s from '../entities/shipment.ts';
import { Notification } from '../entities/notification.ts';
import {
  DeliveryFeedback,
  TrackingHost,
  TrackingPage,
  WidgetBrand,
  WidgetOrder,
} from '../entities/tracking.ts';
import { byId, data, endpoint } from '../endpoint.ts';

/** Shipments on their way, what couriers are asked, and the buyer's page and widget. */
export const tracking = {
  list: endpoint({
    id: 'tracking.list',
    method: 'GET',
    path: '/order-tracking',
    module: 'shipment',
    query: s.TrackingFilter,
    response: data(
      z.object({
        shipments: z.array(s.TrackedShipment),
        ...Pagination.shape,
      }),
    ),
    rows: 'shipments',
    errorMessage: 'Failed to fetch tracking data',
  }),
  /** The counts of the tabs, and where shipments are stuck. */
  summary: endpoint({
    id: 'tracking.summary',
    method: 'GET',
    path: '/order-tracking/summary',
    module: 'shipment',
    response: data(s.ShipmentSummary),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** Inquiries to the courier about a shipment, the latest first. */
  inquiries: endpoint({
    id: 'tracking.inquiries',
    method: 'GET',
    path: '/order-tracking/shipments/{id}/inquiries',
    module: 'shipment',
    params: byId,
    response: data(z.object({ inquiries: z.array(s.Inquiry), desk: s.CourierDesk.nullable() })),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** The messages that the buyer got about a shipment, with what became of each. The latest first. */
  messages: endpoint({
    id: 'tracking.messages',
    method: 'GET',
    path: '/order-tracking/shipments/{id}/messages',
    module: 'shipment',
    params: byId,
    response: data(z.object({ messages: z.array(Notification) })),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** The courier's proof of a delivery, fetched the first time that it is asked for. */
  deliveryProof: endpoint({
    id: 'tracking.deliveryProof',
    method: 'GET',
    path: '/order-tracking/shipments/{id}/delivery-proof',
    module: 'shipment',
    params: byId,
    response: data(s.DeliveryProof),
    errorMessage: "Couldn't fetch the proof of delivery",
    isExtension: true,
  }),
  /** A file of a proof of delivery, from 1. */
  deliveryProofFile: endpoint({
    id: 'tracking.deliveryProofFile',
    method: 'GET',
    path: '/order-tracking/shipments/{id}/delivery-proof/{number}',
    module: 'shipment',
    params: byId.extend({ number: z.coerce.number().int().min(1) }),
    response: 'blob',
    errorMessage: "Couldn't open the proof of delivery",
    isExtension: true,
  }),
  /** How each courier is asked about shipments: its API, an email, or not at all. */
  /** Records the photos and the scale reading of a packed box. */
  savePackingRecord: endpoint({
    id: 'tracking.savePackingRecord',
    method: 'PUT',
    path: '/order-tracking/shipments/{id}/packing-record',
    module: 'orders',
    params: byId,
    body: PackingRecordDraft,
    response: data(z.object({ packing_record: PackingRecord })),
    successMessage: 'Packing record saved',
    errorMessage: 'Failed to save packing record',
    isVersioned: true,
    isExtension: true,
  }),
  desks: endpoint({
    id: 'tracking.desks',
    method: 'GET',
    path: '/order-tracking/desks',
    module: 'shipment',
    response: data(z.object({ desks: z.array(s.CourierDesk) })),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** Records the answer to an emailed inquiry. What a claim is paid is posted to the ledger. */
  answerInquiry: endpoint({
    id: 'tracking.answerInquiry',
    method: 'POST',
    path: '/order-tracking/inquiries/{id}/answer',
    module: 'shipment',
    params: byId,
    body: s.InquiryAnswer,
    response: data(z.object({ inquiry: s.Inquiry })),
    successMessage: 'Answer recorded',
    errorMessage: "Couldn't record the answer",
    isExtension: true,
  }),
  /** Asks the couriers where shipments are. */
  ask: endpoint({
    id: 'tracking.ask',
    method: 'POST',
    path: '/order-tracking/inquiries',
    module: 'shipment',
    body: s.InquiryBody,
    response: data(s.BulkShipmentResult),
    errorMessage: "Couldn't ask the courier",
    isExtension: true,
  }),
  /** Claims a lost or damaged shipment from its courier. */
  claim: endpoint({
    id: 'tracking.claim',
    method: 'POST',
    path: '/order-tracking/claims',
    module: 'shipment',
    body: s.ClaimBody,
    response: data(z.object({ inquiry: s.Inquiry })),
    successMessage: 'Claim sent',
    errorMessage: "Couldn't send the claim",
    isExtension: true,
  }),
  /** Tells the buyers of late shipments when to expect them. */
  notifyBuyers: endpoint({
    id: 'tracking.notifyBuyers',
    method: 'POST',
    path: '/order-tracking/notify-buyers',
    module: 'shipment',
    body: s.ShipmentIds,
    response: data(s.BulkShipmentResult),
    errorMessage: "Couldn't notify the buyers",
    isExtension: true,
  }),
  /** By AWB, or by order ID and PIN code of the delivery: `KH-100482 560034`. */
  get: endpoint({
    id: 'tracking.get',
    method: 'GET',
    path: '/order-tracking/tracking/{id}',
    module: 'open',
    access: 'public',
    params: byId,
    query: z.object({ brand_name: requiredId('Enter the brand: brand_name=its-name') }),
    response: data(TrackingPage),
    errorMessage: 'Failed to fetch tracking data',
  }),
  /** For the widget on a brand's site. */
  widgetBrand: endpoint({
    id: 'tracking.widgetBrand',
    method: 'GET',
    path: '/order-tracking/widget/{brand}',
    module: 'open',
    access: 'public',
    params: z.object({ brand: requiredId('Enter the brand') }),
    query: z.object({ lang: idText.optional() }),
    response: data(WidgetBrand),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** By AWB, or by order ID and PIN code of the delivery, for the widget on a brand's site. */
  widgetOrder: endpoint({
    id: 'tracking.widgetOrder',
    method: 'GET',
    path: '/order-tracking/widget/{brand}/{id}',
    module: 'open',
    access: 'public',
    params: z.object({ brand: requiredId('Enter the brand'), id: requiredId('Enter the order ID') }),
    query: z.object({ lang: idText.optional() }),
    response: data(WidgetOrder),
    errorMessage: 'Failed to fetch tracking data',
    isExtension: true,
  }),
  /** The brand's own host of tracking pages, with the DNS records it needs. */
  host: endpoint({
    id: 'tracking.host',
    method: 'GET',
    path: '/order-tracking/host',
    module: 'settings',
    response: data(TrackingHost),
    errorMessage: "Couldn't load the DNS records",
    isExtension: true,
  }),
  /** Looks the DNS records of the brand's own host up. */
  checkHost: endpoint({
    id: 'tracking.checkHost',
    method: 'POST',
    path: '/order-tracking/host/check',
    module: 'settings',
    body: z.object({}),
    response: data(TrackingHost),
    errorMessage: "Couldn't check the DNS records",
    isExtension: true,
  }),
  /** Ratings that buyers gave on the tracking page. */
  feedback: endpoint({
    id: 'tracking.feedback',
    method: 'GET',
    path: '/order-tracking/feedback',
    module: 'analytics',
    query: z.object({ ...DateRange.shape }),
    response: data(DeliveryFeedback),
    errorMessage: "Couldn't load the ratings",
    isExtension: true,
  }),
};

import type { CourierPartner } from '@khep/domain/couriers';
import type { SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { definitionOf } from '../definitions.ts';
import type { PlannedScan } from './plan.ts';

/** Builds a courier's webhook for one scan, with its signature. */
export function buildWebhook(
  partner: CourierPartner,
  awb: string,
  scan: PlannedScan,
  secret: WebhookSecret,
): SimulatedWebhook {
  return definitionOf(partner).simulator.createWebhook(awb, scan, secret);
}

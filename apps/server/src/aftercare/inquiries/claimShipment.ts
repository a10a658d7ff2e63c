import type { Inquiry, calls } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import type { z } from 'zod';
import { conflict, notFound } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import type { Services } from '../../start/services.ts';
import { addInquiries, assertClaimable } from './addInquiries.ts';
import { deskProblem, loadClaimDays, loadDesks } from './desks.ts';
import { sendInquiry } from './sendInquiry.ts';
import { listInquiries, requireInquiry, serializeInquiry } from './serializeInquiry.ts';

/** Claims the value of a lost or damaged shipment from its courier. @throws ApiError 404, 409 or 422 */
export async function claimShipment(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  { shipment_id, message, amount }: z.output<typeof calls.tracking.claim.body>,
): Promise<Inquiry> {
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  if (!shipment) throw notFound('shipment');
  const now = services.clock.now();
  const amount_paise = rupeesToPaise(amount);
  if (shipment.courier_id === null) throw conflict('The shipment has no courier.');
  const days = (await loadClaimDays(db, brand_id))(shipment.courier_id);
  assertClaimable(shipment, amount_paise, { now, days });
  const desks = await loadDesks(db, services, brand_id);
  const problem = deskProblem(desks.find(({ courier_id }) => courier_id === shipment.courier_id));
  if (problem !== undefined) throw conflict(problem);
  const before = await listInquiries(db, brand_id, [shipment_id]);
  if (before.some(({ kind, state }) => kind === 'claim' && state === 'answered'))
    throw conflict('The courier has answered a claim for this shipment.');
  const draft = { kind: 'claim', message, amount_paise, actor, now } as const;
  const [claim] = await db.transaction().execute((tx) => addInquiries(tx, [shipment], draft));
  if (!claim) throw conflict('A claim for this shipment is with the courier.');
  const sent = await sendInquiry(db, services, claim);
  if (sent?.state === 'rejected') throw conflict(sent.detail);
  return serializeInquiry(await requireInquiry(db, brand_id, claim.inquiry_id));
}

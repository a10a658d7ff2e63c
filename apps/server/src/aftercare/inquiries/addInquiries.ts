import { checkClaim, inTransitStates } from '@khep/domain/shipments';
import type { ClaimDays } from '@khep/domain/shipments';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import { appendEvents } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { InquiryRecord } from './tables.ts';

interface NewInquiry {
  kind: InquiryRecord['kind'];
  message: string;
  amount_paise: number | null;
  actor: Actor;
  now: Date;
}

/** Why a courier can't be asked where a shipment is; undefined if it can. */
export function traceProblem({ state, awb, courier_id }: ShipmentRecord): string | undefined {
  if (awb === null || courier_id === null) return 'It has no courier yet.';
  return inTransitStates.includes(state) ? undefined : "It isn't with the courier.";
}

/** Checks a claim. @throws ApiError 409 or 422 */
export function assertClaimable(
  shipment: ShipmentRecord,
  amount_paise: number,
  when: { now: Date; days: ClaimDays },
): void {
  if (amount_paise > shipment.declared_paise)
    throw validationError({ amount: 'Enter at most the declared value.' });
  const subject = { ...shipment, state: shipment.state };
  const check = checkClaim(subject, amount_paise, when);
  if (!check.allowed) throw conflict(check.reason);
}

/** Records inquiries about shipments with a courier. A shipment with an open one of the kind gets no second. */
export async function addInquiries(
  tx: Tx,
  shipments: readonly ShipmentRecord[],
  { kind, message, amount_paise, actor, now }: NewInquiry,
): Promise<InquiryRecord[]> {
  const rows = shipments.flatMap(({ brand_id, shipment_id, order_id, awb, courier_id }) =>
    awb === null || courier_id === null
      ? []
      : [
          {
            brand_id,
            inquiry_id: newId('inq'),
            shipment_id,
            order_id,
            awb,
            courier_id,
            kind,
            message,
            amount_paise,
            paid_paise: null,
            state: 'queued' as const,
            actor: json(actor),
            due_at: now,
            created_at: now,
            updated_at: now,
          },
        ],
  );
  if (rows.length === 0) return [];
  const added = await tx
    .insertInto('courier_inquiries')
    .values(rows)
    .onConflict((conflicting) => conflicting.doNothing())
    .returningAll()
    .execute();
  await appendEvents(
    tx,
    added.map(({ brand_id, order_id, shipment_id, awb }) => ({
      brand_id,
      order_id,
      shipment_id,
      kind: 'inquiry.added',
      actor,
      data: { awb, inquiry: kind, message, amount_paise },
      at: now,
    })),
  );
  return added;
}

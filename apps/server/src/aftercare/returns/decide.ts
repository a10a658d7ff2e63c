import type { Actor } from '../../base/actor.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { notifyBuyer } from './notify.ts';
import { lockReturn, transitionReturn } from './transition.ts';

interface DecideInit {
  brand_id: string;
  return_id: string;
  actor: Actor;
}
interface Decision {
  decision: 'approve' | 'reject';
  reason: string;
}

/** Approves or rejects a buyer's request. */
export async function decideReturn(
  db: Db,
  { clock }: Services,
  init: DecideInit,
  decision: Decision,
): Promise<void> {
  await db.transaction().execute((tx) => decideReturnIn(tx, clock.now(), init, decision));
}

/** As `decideReturn`, in a transaction of the caller. */
export async function decideReturnIn(
  tx: Tx,
  now: Date,
  { brand_id, return_id, actor }: DecideInit,
  { decision, reason }: Decision,
): Promise<void> {
  const isApproved = decision === 'approve';
  const record = await lockReturn(tx, brand_id, return_id);
  const decided = await transitionReturn(tx, record, {
    to: isApproved ? 'APPROVED' : 'REJECTED',
    by: 'seller',
    actor,
    now,
    kind: isApproved ? 'return.approved' : 'return.rejected',
    data: { reason },
  });
  await notifyBuyer(tx, decided, isApproved ? 'return.approved' : 'return.rejected', { reason, now });
}

import { consumeDelayedAttempt, resetAttempts } from '../../../platform/db/attemptLimit.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { json } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { Services } from '../../../start/services.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { matchTwoStepCode, twoStepSecretOwner } from './twoStepSecret.ts';

interface TwoStepUser {
  brand_id: string;
  user_id: string;
}

/**
 * Redeems a code of the authenticator app or a recovery code, each of which counts once. Wrong codes wait longer and longer.
 * @throws ApiError 429
 */
export async function redeemTwoStepCode(
  db: Db,
  { clock, couriers }: Pick<Services, 'clock' | 'couriers'>,
  { brand_id, user_id }: TwoStepUser,
  code: string,
): Promise<boolean> {
  const key = `two-step:${brand_id}:${user_id}`;
  await consumeDelayedAttempt(db, clock, { key, free: 5, firstSeconds: 15, maxSeconds: 900 });
  const now = clock.now();
  const isRedeemed = await db.transaction().execute(async (tx) => {
    // Locked, so that one code can't be used twice at once.
    const own = await tx
      .selectFrom('two_step')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('user_id', '=', user_id)
      .where('enabled_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (own === undefined) return false;
    const save = (set: { last_counter: number } | { recovery_hashes: ReturnType<typeof json<string[]>> }) =>
      tx
        .updateTable('two_step')
        .set(set)
        .where('brand_id', '=', brand_id)
        .where('user_id', '=', user_id)
        .execute();
    const secret = couriers.vault.open(own.secret, twoStepSecretOwner(brand_id, user_id));
    const counter = matchTwoStepCode(secret, code, { now, lastCounter: own.last_counter });
    if (counter !== undefined) {
      await save({ last_counter: counter });
      return true;
    }
    const hash = hashRecoveryCode(code);
    if (!own.recovery_hashes.includes(hash)) return false;
    const left = own.recovery_hashes.filter((other) => other !== hash);
    await save({ recovery_hashes: json(left) });
    await appendEvent(tx, {
      brand_id,
      kind: 'user.recovery_code_used',
      actor: { kind: 'user', id: user_id },
      data: { user_id, left: left.length },
      at: now,
    });
    return true;
  });
  if (isRedeemed) await resetAttempts(db, key);
  return isRedeemed;
}

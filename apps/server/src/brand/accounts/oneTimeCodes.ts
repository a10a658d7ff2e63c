import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { newCode } from './tokens.ts';

/** Time until a code expires. */
export const codeTtlMs = 10 * 60_000;
const mostAttempts = 5;

/** Actions that a code permits. */
export type CodePurpose =
  | 'login'
  | 'signup'
  | 'forgot'
  | 'reset'
  | 'invite'
  | 'contact'
  | 'contact-change'
  | 'track';

interface CodeInit {
  /** For secrets longer than six digits. @default six digits */
  code?: string;
  /** @default ten minutes */
  livesMs?: number;
  /** Returned when the code is redeemed. */
  payload?: string;
  /** The client's network, where strangers can ask for a code too. */
  network?: string | null;
}

export interface RedeemedCode {
  payload: string | null;
}

// Six digits are easy to brute-force from a plain hash; the key makes a stolen table useless.
function hashCode(services: Services, purpose: CodePurpose, subject: string, code: string): string {
  return createHmac('sha256', services.config.KHEP_SECRET ?? '')
    .update(`${purpose}\n${subject}\n${code}`)
    .digest('hex');
}

/**
 * Creates a code for a subject, in place of earlier ones of the same network: a code that a stranger asked for must not end
 * that of the owner.
 */
export async function issueCode(
  db: Db | Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  { code = newCode(), livesMs = codeTtlMs, payload, network = null }: CodeInit = {},
): Promise<string> {
  const now = services.clock.now();
  await db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('network', 'is not distinct from', network)
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      code_id: newId('otc'),
      purpose,
      subject,
      code_hash: hashCode(services, purpose, subject, code),
      network,
      created_at: now,
      expires_at: new Date(now.getTime() + livesMs),
      used_at: null,
      payload: payload ?? null,
    })
    .execute();
  return code;
}

/**
 * Redeems a code: once, before it expires, within five attempts of the network that asked for it. Others share five more,
 * for a reader whose network changed: whoever uses them up takes nothing from the owner. Each attempt is counted before the
 * comparison.
 * @param network the client's; null where the code was asked for without one
 */
export async function redeemCode(
  db: Db | Tx,
  services: Services,
  { purpose, subject, network = null }: { purpose: CodePurpose; subject: string; network?: string | null },
  code: string,
): Promise<RedeemedCode | undefined> {
  const now = services.clock.now();
  const isOwn = sql<boolean>`network is not distinct from ${network}::text`;
  const rows = await db
    .updateTable('one_time_codes')
    .set({
      attempts: sql<number>`attempts + case when ${isOwn} then 1 else 0 end`,
      stranger_attempts: sql<number>`stranger_attempts + case when ${isOwn} then 0 else 1 end`,
    })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where(sql<number>`case when ${isOwn} then attempts else stranger_attempts end`, '<', mostAttempts)
    .returning(['code_id', 'code_hash', 'payload'])
    .execute();
  const given = Buffer.from(hashCode(services, purpose, subject, code.trim()));
  const row = rows.find(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), given));
  if (row === undefined) return undefined;
  const used = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('code_id', '=', row.code_id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return undefined;
  await db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('code_id', '!=', row.code_id)
    .execute();
  return { payload: row.payload };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { newCode } from './tokens.ts';

/** Time until a code expires. */
export const codeTtlMs = 10 * 60_000;
const mostAttempts = 5;

/** What a code permits. */
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

/** Creates a code for a subject and invalidates earlier ones. */
export async function issueCode(
  db: Db | Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  { code = newCode(), livesMs = codeTtlMs, payload }: CodeInit = {},
): Promise<string> {
  const now = services.clock.now();
  await db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      code_id: newId('otc'),
      purpose,
      subject,
      code_hash: hashCode(services, purpose, subject, code),
      created_at: now,
      expires_at: new Date(now.getTime() + livesMs),
      used_at: null,
      payload: payload ?? null,
    })
    .execute();
  return code;
}

/**
 * Redeems a code: once, before it expires, within five attempts. Each attempt is counted before the
 * comparison.
 */
export async function redeemCode(
  db: Db | Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  code: string,
): Promise<RedeemedCode | undefined> {
  const now = services.clock.now();
  const row = await db
    .updateTable('one_time_codes')
    .set((update) => ({ attempts: update('attempts', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('attempts', '<', mostAttempts)
    .returning(['code_id', 'code_hash', 'payload'])
    .executeTakeFirst();
  const expected = Buffer.from(row?.code_hash ?? hashCode(services, purpose, subject, 'none'));
  const given = Buffer.from(hashCode(services, purpose, subject, code.trim()));
  if (!timingSafeEqual(expected, given) || row === undefined) return undefined;
  const used = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('code_id', '=', row.code_id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? { payload: row.payload } : undefined;
}

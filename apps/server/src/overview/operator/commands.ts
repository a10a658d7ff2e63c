import { formatRupees, rupeesToPaise } from '@khep/domain/money';
import { sql } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import { ApiError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { postEntries } from '../../brand/ledger/post.ts';
import { decideAdjustment } from '../../money/billing/adjustments.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** A command of the operator that can't be run; the message says what to change. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export interface OperatorRequest {
  /** The command and its arguments: `['approve', 'adj_1']`. */
  argv: readonly string[];
  /** The person's name, for the audit. Needed by commands that change something. */
  operator: string;
}

interface Change {
  tx: Tx;
  args: readonly string[];
  actor: Actor;
  now: Date;
}

interface Done {
  lines: string[];
  brand_id: string | null;
  detail: Record<string, string | number>;
}

const operatorHelp = [
  'adjustments                              requests that wait for a decision',
  'approve <adjustment>                     post a requested adjustment to the wallet',
  'reject <adjustment>                      refuse it',
  'claims                                   what brands say that couriers owe them',
  'pay-claim <brand> <rupees> <reference>   pay a part of it into the wallet, once the courier has confirmed it',
  'pause <brand> <reason>                   the brand can read and not change anything',
  'resume <brand>                           ends the pause',
  'log                                      the last 50 changes of operators',
];

/**
 * Runs a command of the installation's operator and returns the lines to print. A change and its audit row are one
 * transaction.
 * @throws OperatorError
 */
export async function runOperatorCommand(
  db: Db,
  { argv, operator }: OperatorRequest,
  now: Date,
): Promise<string[]> {
  const [name = '', ...args] = argv;
  const reading = readings[name];
  if (reading !== undefined) return reading(db);
  const change = changes[name];
  if (change === undefined)
    throw new OperatorError(
      `${name === '' ? 'Enter a command' : `There is no command ${name}`}:\n${operatorHelp.join('\n')}`,
    );
  const person = operator.trim();
  if (person === '') throw new OperatorError('Enter your name: --as "Asha Rao". The audit needs it.');
  try {
    return await db.transaction().execute(async (tx) => {
      const actor: Actor = { kind: 'system', name: `Khep (${person})` };
      const { lines, brand_id, detail } = await change({ tx, args, actor, now });
      await tx
        .insertInto('operator_actions')
        .values({
          action_id: newId('opa', now.getTime()),
          at: now,
          operator: person,
          command: name,
          subject_brand_id: brand_id,
          detail: json(detail),
        })
        .execute();
      return lines;
    });
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorError(error.detail);
    throw error;
  }
}

const readings: Record<string, (db: Db) => Promise<string[]>> = {
  async adjustments(db) {
    const rows = await db
      .selectFrom('adjustments')
      .innerJoin('brands', 'brands.brand_id', 'adjustments.brand_id')
      .select(['adjustment_id', 'brands.slug', 'amount_paise', 'reason', 'reference', 'requested_by'])
      .where('state', '=', 'requested')
      .orderBy('requested_at')
      .limit(200)
      .execute();
    return rows.length === 0
      ? ['No adjustment waits for a decision.']
      : rows.map(({ adjustment_id, slug, amount_paise, reason, reference, requested_by }) =>
          [adjustment_id, slug, formatRupees(amount_paise), reason, reference, requested_by.name ?? ''].join(
            '  ',
          ),
        );
  },
  async claims(db) {
    const rows = await db
      .selectFrom('wallets')
      .innerJoin('brands', 'brands.brand_id', 'wallets.brand_id')
      .select(['brands.slug', 'claims_paise'])
      .where('claims_paise', '!=', 0)
      .orderBy('claims_paise', 'desc')
      .limit(200)
      .execute();
    return rows.length === 0
      ? ['No brand claims anything from a courier.']
      : rows.map(({ slug, claims_paise }) => `${slug}  ${formatRupees(claims_paise)}`);
  },
  async log(db) {
    const rows = await db
      .selectFrom('operator_actions')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('action_id', 'desc')
      .limit(50)
      .execute();
    return rows.length === 0
      ? ['No operator has changed anything.']
      : rows.map(({ at, operator, command, detail }) =>
          [at.toISOString(), operator, command, JSON.stringify(detail)].join('  '),
        );
  },
};

const changes: Record<string, (change: Change) => Promise<Done>> = {
  approve: (change) => decide(change, true),
  reject: (change) => decide(change, false),
  'pay-claim': payClaim,
  pause: (change) => setPause(change, true),
  resume: (change) => setPause(change, false),
};

async function decide({ tx, args, actor, now }: Change, approve: boolean): Promise<Done> {
  const id = args[0] ?? '';
  const found = await tx
    .selectFrom('adjustments')
    .select('brand_id')
    .where('adjustment_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`There is no adjustment ${id}. List them: adjustments`);
  const { brand_id } = found;
  const { amount_paise, state } = await decideAdjustment(tx, { brand_id, id, approve }, { actor, now });
  return {
    lines: [`${id} ${state}: ${formatRupees(amount_paise)}.`],
    brand_id,
    detail: { adjustment_id: id, amount_paise },
  };
}

/** Moves what a courier has confirmed from the claims to the wallet: one posting of two entries. */
async function payClaim({ tx, args, actor, now }: Change): Promise<Done> {
  const [slug = '', rupees = '', ...words] = args;
  const reference = words.join(' ').trim();
  const amount_paise = /^\d{1,9}(?:\.\d{1,2})?$/.test(rupees) ? rupeesToPaise(Number(rupees)) : 0;
  if (amount_paise <= 0)
    throw new OperatorError(
      `${rupees || 'Nothing'} is no amount in rupees. Example: pay-claim ${slug || 'mitti'} 490 CN-118`,
    );
  if (reference === '') throw new OperatorError("Enter the courier's credit note or UTR as the reference.");
  const brand_id = await requireBrand(tx, slug);
  const { claims_paise } = await balanceOf(tx, brand_id);
  if (amount_paise > claims_paise)
    throw new OperatorError(
      `${slug} claims ${formatRupees(claims_paise)}, which is less than ${formatRupees(amount_paise)}.`,
    );
  const isPosted = await postEntries(tx, {
    brand_id,
    key: `claim-confirmed:${reference}`,
    cause: { type: 'claim', id: reference },
    reference,
    note: 'Confirmed by the courier',
    actor,
    at: now,
    entries: [
      { kind: 'CLAIM_CREDIT', from: 'claims', to: 'adjustments', amount_paise },
      { kind: 'ADJUST', from: 'operator', to: 'available', amount_paise },
    ],
  });
  if (!isPosted) throw new OperatorError(`${reference} was paid to ${slug} before.`);
  return {
    lines: [`${formatRupees(amount_paise)} paid to ${slug}.`],
    brand_id,
    detail: { amount_paise, reference },
  };
}

async function setPause({ tx, args, now }: Change, isPaused: boolean): Promise<Done> {
  const [slug = '', ...words] = args;
  const reason = words.join(' ').trim();
  if (isPaused && reason === '') throw new OperatorError("Enter the reason: the brand's people read it.");
  const brand_id = await requireBrand(tx, slug);
  await tx
    .updateTable('brands')
    .set(isPaused ? { paused_at: now, paused_reason: reason } : { paused_at: null, paused_reason: '' })
    .where('brand_id', '=', brand_id)
    .execute();
  return { lines: [`${slug} is ${isPaused ? 'paused' : 'active'}.`], brand_id, detail: { slug, reason } };
}

async function requireBrand(tx: Tx, slug: string): Promise<string> {
  const found = await tx
    .selectFrom('brand_slugs')
    .select('home_brand_id')
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .executeTakeFirst();
  if (!found)
    throw new OperatorError(
      `There is no brand ${slug || 'without a name'}. Enter its name in the tracking address.`,
    );
  return found.home_brand_id;
}

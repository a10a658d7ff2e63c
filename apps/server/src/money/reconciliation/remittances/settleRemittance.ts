import { settlingCategories } from '@khep/domain/reconciliation';
import type { Actor } from '../../../base/actor.ts';
import { removeCodSettlements, saveCodSettlements } from '../../billing/codSettlements.ts';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { requireWallet, savePosting } from '../../../brand/ledger/post.ts';
import type { LockedWallet } from '../../../brand/ledger/post.ts';
import type { LedgerEntry } from '@khep/domain/ledger';
import type { CourierFileRecord } from '../tables.ts';

/** Sums what the lines of a file deduct. */
async function sumDeducted(db: Tx, file: CourierFileRecord): Promise<number> {
  const { deducted } = await db
    .selectFrom('remittance_lines')
    .select((eb) => eb.fn.sum<number>('deducted_paise').as('deducted'))
    .where('brand_id', '=', file.brand_id)
    .where('file_id', '=', file.id)
    .executeTakeFirstOrThrow();
  return deducted ?? 0;
}

/** Names the payout of a file in the COD calendar. */
const payoutOf = ({ utr, number }: CourierFileRecord): string => utr || number;

const batchSize = 2000;

/** Records which parcels a remittance pays, so that the COD calendar shows them as paid. */
async function settleParcels(tx: Tx, file: CourierFileRecord): Promise<void> {
  const read = (after: string) =>
    tx
      .selectFrom('remittance_lines')
      .select(['id', 'shipment_id', 'remitted_paise'])
      .where('brand_id', '=', file.brand_id)
      .where('file_id', '=', file.id)
      // The others pay no delivered parcel, or one that another file has paid.
      .where('category', 'in', settlingCategories)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  for await (const lines of keysetPages(read, ({ id }) => id)) {
    const paid = new Map(
      lines.flatMap(({ shipment_id, remitted_paise }) =>
        shipment_id === null ? [] : [[shipment_id, remitted_paise] as const],
      ),
    );
    await saveCodSettlements(
      tx,
      file.brand_id,
      [...paid].map(([shipment_id, amount_paise]) => ({
        shipment_id,
        amount_paise,
        utr: payoutOf(file),
        paid_on: file.day,
      })),
    );
  }
}

const moved = (
  kind: LedgerEntry['kind'],
  from: LedgerEntry['from'],
  to: LedgerEntry['to'],
  amount_paise: number,
) => (amount_paise > 0 ? [{ kind, from, to, amount_paise }] : []);

const causeOf = ({ id }: CourierFileRecord) => ({ type: 'remittance' as const, id });

/** Each posting of a file has its own key. */
const keyOf = ({ id }: CourierFileRecord, { position }: LockedWallet): string =>
  position.postings === 0 ? `remittance:${id}` : `remittance:${id}:${position.postings}`;

/**
 * Marks the parcels of a remittance as paid, and posts what the courier deducted from its COD money against freight: in
 * as COD, out as charges. After corrected rows it posts the difference, so it can run again. A deleted file posts nothing.
 */
export async function postRemittance(db: Db, file: CourierFileRecord, actor: Actor, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { brand_id } = file;
    const { is_active } = await tx
      .selectFrom('courier_files')
      .select('is_active')
      .where('brand_id', '=', brand_id)
      .where('id', '=', file.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!is_active) return;
    await settleParcels(tx, file);
    const deducted = await sumDeducted(tx, file);
    if (deducted <= 0) return;
    const cause = causeOf(file);
    const wallet = await requireWallet(tx, { brand_id, cause });
    const missing = deducted - wallet.position.charged_paise;
    await savePosting(tx, wallet, {
      brand_id,
      key: keyOf(file, wallet),
      cause,
      reference: file.utr || file.number,
      note: 'Freight deducted from COD',
      actor,
      at,
      entries: [
        ...moved('COD_CREDIT', 'cod', 'available', missing),
        ...moved('COD_DEDUCTION', 'available', 'charges', missing),
      ],
    });
  });
}

/** Reverses what a remittance has posted. */
export async function removeRemittance(
  tx: Tx,
  file: CourierFileRecord,
  actor: Actor,
  at: Date,
): Promise<void> {
  await removeCodSettlements(tx, file.brand_id, { file_id: file.id, utr: payoutOf(file) });
  const cause = causeOf(file);
  const wallet = await requireWallet(tx, { brand_id: file.brand_id, cause });
  const posted = wallet.position.charged_paise;
  await savePosting(tx, wallet, {
    brand_id: file.brand_id,
    key: `remittance:${file.id}:reversed`,
    cause,
    reference: file.utr || file.number,
    note: 'Remittance deleted',
    actor,
    at,
    entries: [
      ...moved('REFUND', 'charges', 'available', posted),
      ...moved('COD_CREDIT', 'available', 'cod', posted),
    ],
  });
}

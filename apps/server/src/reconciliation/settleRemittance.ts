import type { Actor } from '../actor.ts';
import { removeCodSettlements, saveCodSettlements } from '../billing/codParcels.ts';
import type { Db, Tx } from '../db/schema.ts';
import { postEntries } from '../ledger/post.ts';
import type { LedgerEntry } from '@khep/domain/ledger';
import type { CourierFileRecord } from './tables.ts';

interface Sums {
  remitted: number;
  deducted: number;
}

async function sumRemittance(db: Tx, file: CourierFileRecord): Promise<Sums> {
  const { remitted, deducted } = await db
    .selectFrom('remittance_lines')
    .select((eb) => [
      eb.fn.sum<number>('remitted_paise').as('remitted'),
      eb.fn.sum<number>('deducted_paise').as('deducted'),
    ])
    .where('brand_id', '=', file.brand_id)
    .where('file_id', '=', file.id)
    .executeTakeFirstOrThrow();
  return { remitted: remitted ?? 0, deducted: deducted ?? 0 };
}

/** Names the payout of a file in the COD calendar. */
const payoutOf = ({ utr, number }: CourierFileRecord): string => utr || number;

const batchSize = 2000;

/** Records which parcels a remittance pays, so that the COD calendar shows them as paid. */
export async function settleParcels(tx: Tx, file: CourierFileRecord): Promise<void> {
  for (let last = ''; ;) {
    const lines = await tx
      .selectFrom('remittance_lines')
      .select(['id', 'shipment_id', 'remitted_paise'])
      .where('brand_id', '=', file.brand_id)
      .where('file_id', '=', file.id)
      // The others pay no delivered parcel, or one that another file has paid.
      .where('category', 'in', ['MATCHED', 'SHORT', 'EXCESS'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
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
    const end = lines.at(-1);
    if (!end || lines.length < batchSize) return;
    last = end.id;
  }
}

const moved = (
  kind: LedgerEntry['kind'],
  from: LedgerEntry['from'],
  to: LedgerEntry['to'],
  amount_paise: number,
) => (amount_paise > 0 ? [{ kind, from, to, amount_paise }] : []);

/**
 * Marks the parcels of a remittance as paid, and posts what the courier deducted from its COD money against freight. The
 * money itself goes from the courier to the bank, so that it passes through the wallet: in as COD, out to the bank.
 */
export async function postRemittance(db: Db, file: CourierFileRecord, actor: Actor, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await settleParcels(tx, file);
    const { deducted } = await sumRemittance(tx, file);
    if (deducted <= 0) return;
    await postEntries(tx, {
      brand_id: file.brand_id,
      key: `remittance:${file.id}`,
      cause: { type: 'remittance', id: file.id },
      reference: file.utr || file.number,
      note: 'Freight deducted from COD',
      actor,
      at,
      entries: [
        ...moved('COD_CREDIT', 'cod', 'available', deducted),
        ...moved('COD_DEDUCTION', 'available', 'charges', deducted),
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
  const { deducted } = await sumRemittance(tx, file);
  if (deducted <= 0) return;
  await postEntries(tx, {
    brand_id: file.brand_id,
    key: `remittance:${file.id}:reversed`,
    cause: { type: 'remittance', id: file.id },
    reference: file.utr || file.number,
    note: 'Remittance deleted',
    actor,
    at,
    entries: [
      ...moved('REFUND', 'charges', 'available', deducted),
      ...moved('ADJUST', 'available', 'adjustments', deducted),
    ],
  });
}

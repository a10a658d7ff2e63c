import type { Tx } from '../../platform/db/schema.ts';

interface CodSettlement {
  shipment_id: string;
  utr: string;
  /** YYYY-MM-DD. */
  paid_on: string;
  amount_paise: number;
}

/**
 * Records COD money that a courier has remitted, as reconciliation matched it. A later file of the same shipment replaces
 * it; `removeCodSettlements` reverses a file that is deactivated.
 */
export async function saveCodSettlements(
  tx: Tx,
  brand_id: string,
  settlements: readonly CodSettlement[],
): Promise<void> {
  if (settlements.length === 0) return;
  await tx
    .insertInto('cod_settlements')
    .values(settlements.map((one) => ({ brand_id, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'shipment_id']).doUpdateSet((eb) => ({
        utr: eb.ref('excluded.utr'),
        paid_on: eb.ref('excluded.paid_on'),
        amount_paise: eb.ref('excluded.amount_paise'),
      })),
    )
    .execute();
}

/** Removes what a remittance has settled: payouts of two couriers may have the same number. */
export async function removeCodSettlements(
  tx: Tx,
  brand_id: string,
  { file_id, utr }: { file_id: string; utr: string },
): Promise<void> {
  await tx
    .deleteFrom('cod_settlements')
    .where('brand_id', '=', brand_id)
    .where('utr', '=', utr)
    .where('shipment_id', 'in', (eb) =>
      eb
        .selectFrom('remittance_lines')
        .select((line) => line.ref('remittance_lines.shipment_id').$notNull().as('shipment_id'))
        .where('remittance_lines.brand_id', '=', brand_id)
        .where('remittance_lines.file_id', '=', file_id)
        .where('remittance_lines.shipment_id', 'is not', null),
    )
    .execute();
}

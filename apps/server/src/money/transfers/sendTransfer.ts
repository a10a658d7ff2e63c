import type { StockTransfer } from '@khep/api';
import { financialYear, istDay } from '@khep/domain/days';
import { deliveryChallan } from '@khep/domain/gst';
import type { EwayBillDocument } from '@khep/domain/gst';
import { paiseToRupees } from '@khep/domain/money';
import { formatInvoiceNumber } from '@khep/domain/tax';
import { conflict } from '../../base/errors.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import { changeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { TransferPaperJson, TransferRecord } from '../../warehouse/tables.ts';
import { sendUnits } from '../../warehouse/transfers/moveTransfer.ts';
import { loadTransfer, lockTransfer, transferWords } from '../../warehouse/transfers/transfers.ts';
import { draftChallan, issueTransfer } from '../gst/direct/issueDirect.ts';
import { limitOf, loadConsignment } from '../gst/ewayBill/ewayBills.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';

async function nextChallanNumber(tx: Tx, brand_id: string, day: string): Promise<string> {
  const year = financialYear(day);
  const n = await reserveNumbers(tx, brand_id, `challan:${year}`);
  const number = formatInvoiceNumber(deliveryChallan.prefix, year, n);
  if (number === undefined) throw conflict('The series of delivery challans is full.');
  return number;
}

const paperOf = (document: EwayBillDocument) => ({
  number: document.number,
  value_paise: document.value,
  eway_limit_paise: limitOf(document) ?? null,
});

/** Issues what goes with the goods: the tax invoice between two GSTINs, else a delivery challan. @throws ApiError 422 */
async function issuePaper(
  tx: Tx,
  session: Pick<Session, 'brand_id' | 'user_id'>,
  { from_warehouse_id, to_warehouse_id, lines }: TransferRecord,
  now: Date,
): Promise<TransferPaperJson> {
  const { brand_id } = session;
  const day = istDay(now);
  const goods = {
    from_warehouse_id,
    to_warehouse_id,
    // All lines are declared, or none.
    basis: lines.some(({ unit_value_paise }) => unit_value_paise !== undefined)
      ? ('declared' as const)
      : ('price' as const),
    lines: lines.map(({ sku_id, quantity, unit_value_paise: paise }) => ({
      sku_id,
      quantity,
      unit_value: paise === undefined ? null : paiseToRupees(paise),
    })),
  };
  const challan = await draftChallan(tx, session, goods, day);
  if (challan) {
    const document = { ...challan, number: await nextChallanNumber(tx, brand_id, day) };
    return { kind: 'challan', ...paperOf(document), document };
  }
  const number = await issueTransfer(tx, session, goods, now);
  const sender = await loadSender(tx, brand_id);
  const { document } = await loadConsignment(tx, sender, brand_id, { order_id: '', number });
  return { kind: 'invoice', ...paperOf(document) };
}

/** Sends a transfer: its units leave stock, and its paper is issued, or neither. @throws ApiError 404, 409, 422 */
export async function sendTransfer(
  tx: Tx,
  session: Session,
  transfer_id: string,
  now: Date,
): Promise<StockTransfer> {
  const { brand_id } = session;
  const sent = await sendUnits(tx, changeContext(session), transfer_id, now);
  await savePaper(tx, sent, await issuePaper(tx, session, sent, now));
  return loadTransfer(tx, brand_id, transfer_id);
}

/**
 * Issues the paper of a transfer again, with a new number: its invoice was cancelled, and the goods have none that is valid.
 * @throws ApiError 404, 409 where nothing is to be replaced, 422
 */
export async function replacePaper(
  tx: Tx,
  session: Session,
  transfer_id: string,
  now: Date,
): Promise<StockTransfer> {
  const row = await lockTransfer(tx, changeContext(session), transfer_id);
  const { paper } = await loadTransfer(tx, session.brand_id, transfer_id);
  if (!paper)
    throw conflict(`${row.transfer_number} is ${transferWords(row)}. Its paper is issued when it is sent.`);
  if (!paper.is_cancelled)
    throw conflict(`${paper.number} of ${row.transfer_number} is valid. Cancel it in Finance first.`);
  await savePaper(tx, row, await issuePaper(tx, session, row, now));
  return loadTransfer(tx, session.brand_id, transfer_id);
}

async function savePaper(
  tx: Tx,
  { brand_id, transfer_id }: Pick<TransferRecord, 'brand_id' | 'transfer_id'>,
  paper: TransferPaperJson,
): Promise<void> {
  await tx
    .updateTable('stock_transfers')
    .set({ paper: json(paper), eway_bill: '' })
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .execute();
}

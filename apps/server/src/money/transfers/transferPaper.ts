import type { EwayBillNumber, EwayTransport } from '@khep/api';
import { formatDate } from '@khep/domain/days';
import type { InvoiceModel } from '@khep/domain/documents';
import type { EwayBillDocument } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { formatPlaceOfSupply } from '@khep/domain/tax';
import { conflict } from '../../base/errors.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { documents } from '../../platform/documents/documents.ts';
import type { FileBody } from '../../platform/http/bindRoute.ts';
import type { TransferPaperJson } from '../../warehouse/tables.ts';
import { requireTransfer } from '../../warehouse/transfers/transfers.ts';
import { party, renderDirectInvoice } from '../gst/direct/directPaper.ts';
import { saveDirectEwayBill } from '../gst/direct/issueDirect.ts';
import { ewayBillFile, loadConsignment } from '../gst/ewayBill/ewayBills.ts';

async function requirePaper(
  db: Db | Tx,
  brand_id: string,
  transfer_id: string,
): Promise<TransferPaperJson & { eway_bill: string }> {
  const { paper, transfer_number, eway_bill } = await requireTransfer(db, brand_id, transfer_id);
  if (!paper) throw conflict(`${transfer_number} isn’t sent. Its paper is issued with the goods.`);
  return { ...paper, eway_bill };
}

/** The printable challan. The place of supply is on it between states only, as rule 55(1)(viii) asks. */
function challanModel(
  { number, date, dispatch, delivery, lines, value }: EwayBillDocument,
  eway_bill: string,
): Omit<InvoiceModel, 'challan'> {
  const state = dispatch.state_code === delivery.state_code ? undefined : findState(delivery.state_code);
  return {
    number,
    date: formatDate(date),
    order_id: '',
    ...(eway_bill !== '' && { eway_bill }),
    supplier: party(dispatch),
    recipient: party(delivery),
    place_of_supply: state ? formatPlaceOfSupply({ state: state.name, gst_code: state.gst_code }) : '',
    lines: lines.map(({ description, hsn, ...line }) => ({ description, hsn_code: hsn, ...line })),
    round_off: 0,
    total: value,
  };
}

/** Renders the invoice or the delivery challan of a transfer. @throws ApiError 404, or 409 before it is sent */
export async function renderTransferPaper(db: Db, brand_id: string, transfer_id: string): Promise<FileBody> {
  const paper = await requirePaper(db, brand_id, transfer_id);
  if (paper.kind === 'invoice') return renderDirectInvoice(db, brand_id, paper.number);
  return {
    bytes: await documents.challan(challanModel(paper.document, paper.eway_bill)),
    type: 'application/pdf',
    name: `delivery-challan-${paper.number.replaceAll('/', '-')}.pdf`,
  };
}

/** Builds the e-way bill file of a transfer. @throws ApiError 404, or 409 with what is missing */
export async function buildTransferEwayBill(
  db: Db,
  brand_id: string,
  transfer_id: string,
  transport: EwayTransport,
): Promise<FileBody> {
  const paper = await requirePaper(db, brand_id, transfer_id);
  const document =
    paper.kind === 'challan'
      ? paper.document
      : (
          await loadConsignment(db, await loadSender(db, brand_id), brand_id, {
            order_id: '',
            number: paper.number,
          })
        ).document;
  return ewayBillFile([document], transport, paper.number);
}

/** Saves the number of the e-way bill with the paper of a transfer. @throws ApiError 404, or 409 before it is sent */
export async function saveTransferEwayBill(
  tx: Tx,
  brand_id: string,
  transfer_id: string,
  { eway_bill }: EwayBillNumber,
): Promise<void> {
  const paper = await requirePaper(tx, brand_id, transfer_id);
  if (paper.kind === 'invoice') {
    await saveDirectEwayBill(tx, { brand_id }, { number: paper.number, eway_bill });
    return;
  }
  await tx
    .updateTable('stock_transfers')
    .set({ eway_bill })
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .execute();
}

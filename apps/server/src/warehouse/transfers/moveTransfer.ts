import type { TransferReceipt } from '@khep/api';
import {
  isTransferOpen,
  sendableUnits,
  takeFromBins,
  transferStateAfter,
  unitsOnTheWay,
} from '@khep/domain/warehouse';
import type { TransferEntryKind } from '@khep/domain/warehouse';
import { conflict, validationError } from '../../base/errors.ts';
import { lockStock, postMovements } from '../../brand/catalogue/stockMovements.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { moveBinStock } from '../bins/binStock.ts';
import type { BinMovement } from '../bins/binStock.ts';
import { changeBin } from '../bins/changeBin.ts';
import { findScannedLine } from '../bins/findScannedLine.ts';
import type { TransferLineJson, TransferRecord } from '../tables.ts';
import { lockTransfer, transferWords, updateTransfer } from './transfers.ts';

interface Entry {
  line: TransferLineJson;
  kind: TransferEntryKind;
  quantity: number;
}

async function appendEntries(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { transfer_id }: TransferRecord,
  entry_id: string,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const rows = entries
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, kind, quantity }) => ({
      brand_id,
      transfer_id,
      entry_id,
      line_no: line.line_no,
      kind,
      sku_id: line.record_id,
      quantity,
      actor: json(actor),
      at: now,
    }));
  if (rows.length > 0) await tx.insertInto('transfer_entries').values(rows).execute();
}

interface StockOfBin {
  bin_id: string;
  warehouse_id: string;
  name: string;
  sku_id: string;
  quantity: number;
  free: number;
}

/** Locks the SKUs of lines with the bins that have them. */
async function lockLines(tx: Tx, brand_id: string, lines: readonly TransferLineJson[]) {
  const ids = lines.map(({ record_id }) => record_id);
  const skus = await lockStock(tx, brand_id, ids);
  // Whoever changes what a bin has locks its SKU first, but picks reserve and take without: the rows are locked as well.
  const stock = await tx
    .selectFrom('bin_stock')
    .select(['bin_id', 'sku_id', 'quantity', 'reserved'])
    .where('brand_id', '=', brand_id)
    .where('sku_id', 'in', ids)
    .orderBy('bin_id')
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  const bins = await tx
    .selectFrom('bins')
    .select(['bin_id', 'warehouse_id', 'name'])
    .where('brand_id', '=', brand_id)
    .where('bin_id', 'in', [...new Set(['', ...stock.map(({ bin_id }) => bin_id)])])
    .execute();
  const binOf = new Map(bins.map((bin) => [bin.bin_id, bin]));
  const found = stock.flatMap(({ bin_id, sku_id, quantity, reserved }): StockOfBin[] => {
    const bin = binOf.get(bin_id);
    return bin ? [{ ...bin, sku_id, quantity, free: quantity - reserved }] : [];
  });
  return { skus: new Map(skus.map((sku) => [sku.id, sku])), bins: Map.groupBy(found, (bin) => bin.sku_id) };
}

/**
 * Takes the units of a draft from stock and from their bins; from then on they are on their way. Its paper is issued by the
 * books, in the same transaction.
 * @throws ApiError 404, 409, or 422 for units that the warehouse can't send
 */
export async function sendUnits(
  tx: Tx,
  author: ChangeContext,
  transfer_id: string,
  now: Date,
): Promise<TransferRecord> {
  const { brand_id, actor } = author;
  const row = await lockTransfer(tx, author, transfer_id);
  const state = transferStateAfter(row.state, 'send', row.lines);
  if (!state) throw conflict(`${row.transfer_number} is ${transferWords(row)}. Only a draft is sent.`);
  const { skus, bins } = await lockLines(tx, brand_id, row.lines);
  const moves: BinMovement[] = [];
  const lines = row.lines.map((line, at): TransferLineJson => {
    const sku = skus.get(line.record_id);
    const all = bins.get(line.record_id) ?? [];
    const here = all.filter(({ warehouse_id }) => warehouse_id === row.from_warehouse_id);
    const most = sendableUnits({
      on_hand: sku?.sku_quantity ?? 0,
      reserved: sku?.reserved_quantity ?? 0,
      in_bins: all.reduce((sum, { quantity }) => sum + quantity, 0),
      free_here: here.reduce((sum, { free }) => sum + free, 0),
    });
    if (line.quantity > most)
      throw validationError({
        [`lines.${at}.quantity`]: `${most} of ${line.sku_id} can be sent: what orders reserve, waves take or another warehouse has in bins stays. Enter fewer, or count it.`,
      });
    const taken = takeFromBins(here, line.quantity);
    for (const { bin, quantity } of taken)
      moves.push({
        bin_id: bin.bin_id,
        sku_id: line.record_id,
        kind: 'transfer',
        quantity: -quantity,
        reserved: 0,
      });
    return {
      ...line,
      sku_id: sku?.sku_id ?? line.sku_id,
      bins: taken.map(({ bin, quantity }) => ({ bin: bin.name, quantity })),
    };
  });
  await postMovements(
    tx,
    { brand_id, actor, now },
    lines.map(({ record_id, quantity }) => ({
      sku_id: record_id,
      kind: 'transfer_out',
      quantity: -quantity,
    })),
  );
  await moveBinStock(tx, author, moves, now);
  await appendEntries(
    tx,
    author,
    row,
    'send',
    lines.map((line) => ({ line, kind: 'sent', quantity: line.quantity })),
    now,
  );
  const sent = { state, lines, sent_at: now };
  await updateTransfer(tx, author, row, sent, now);
  return { ...row, ...sent, version: row.version + 1 };
}

/**
 * Records units that came, once for each id: the good ones are on hand at once, and in their bin. More than is on the way is
 * refused, so that a difference is counted again.
 * @throws ApiError 404, 409, 422
 */
export async function receiveUnits(
  tx: Tx,
  author: ChangeContext,
  transfer_id: string,
  { receipt_id, sku_id, quantity, damaged, bin }: TransferReceipt,
  now: Date,
): Promise<void> {
  const { brand_id, actor } = author;
  const row = await lockTransfer(tx, author, transfer_id);
  const entry_id = `receipt ${receipt_id}`;
  const known = await tx
    .selectFrom('transfer_entries')
    .select('entry_id')
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .where('entry_id', '=', entry_id)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  if (!isTransferOpen(row.state))
    throw conflict(`${row.transfer_number} is ${transferWords(row)}. Only a sent transfer is received.`);
  if (quantity + damaged === 0) throw validationError({ quantity: 'Enter 1 or more' });
  const line = await findScannedLine(tx, brand_id, row.lines, sku_id);
  if (!line)
    throw validationError({
      sku_id: `${sku_id} isn’t on ${row.transfer_number}. Put it aside, and count it in its bin.`,
    });
  const open = unitsOnTheWay(line);
  if (quantity + damaged > open)
    throw validationError({
      quantity: `${open} of ${line.sku_id} are on their way, not ${quantity + damaged}. Count again; what came in addition is counted in its bin.`,
    });
  const lines = row.lines.map((one) =>
    one === line ? { ...one, received: one.received + quantity, damaged: one.damaged + damaged } : one,
  );
  await appendEntries(
    tx,
    author,
    row,
    entry_id,
    [
      { line, kind: 'received', quantity },
      { line, kind: 'damaged', quantity: damaged },
    ],
    now,
  );
  const state = transferStateAfter(row.state, 'receive', lines) ?? row.state;
  await updateTransfer(tx, author, row, { lines, state }, now);
  if (quantity === 0) return;
  await postMovements(tx, { brand_id, actor, now }, [
    { sku_id: line.record_id, kind: 'transfer_in', quantity },
  ]);
  if (bin !== '')
    await changeBin(
      tx,
      author,
      row.to_warehouse_id,
      { bin, sku_id: line.sku_id, kind: 'receipt', quantity },
      now,
    );
}

/** Discards a draft, or enters what is still on its way as lost. @throws ApiError 404, 409 */
export async function closeTransfer(
  tx: Tx,
  author: ChangeContext,
  transfer_id: string,
  now: Date,
): Promise<void> {
  const row = await lockTransfer(tx, author, transfer_id);
  const state = transferStateAfter(row.state, 'close', row.lines);
  if (!state) throw conflict(`${row.transfer_number} is ${transferWords(row)} already.`);
  const isSent = isTransferOpen(row.state);
  const missing = row.lines.map((line) => ({ line, quantity: isSent ? unitsOnTheWay(line) : 0 }));
  await appendEntries(
    tx,
    author,
    row,
    'close',
    missing.map(({ line, quantity }) => ({ line, kind: 'lost', quantity })),
    now,
  );
  const lines = missing.map(({ line, quantity }) => ({ ...line, lost: line.lost + quantity }));
  await updateTransfer(tx, author, row, { state, lines }, now);
}

import { transferPaperKinds, transferStates } from '@khep/domain/warehouse';
import { z } from 'zod';
import { requireValues, valuation } from './directInvoice.ts';
import { exact, idText, line, list, maxLength, moment, required, requiredId } from './fields.ts';
import { pageQuery } from './paging.ts';

const count = z.number().int().min(0);
const units = z.number('Enter the units').int('Enter whole units').min(1, 'Enter 1 or more').max(100_000);

const TransferLine = z.object({
  line_no: count,
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: count,
  /** Declared for one, before GST, in rupees; null where it follows from the price to buyers. */
  unit_value: z.number().nullable(),
  /** Good units that came. */
  received: count,
  damaged: count,
  /** Units that never came. */
  lost: count,
  /** Where they were taken from; the others were in no bin. */
  bins: z.array(z.object({ bin: z.string(), quantity: count })),
});

/** Goods that go from one warehouse of the brand to another. */
export const StockTransfer = z.object({
  id: idText,
  number: z.string(),
  from_warehouse_id: idText,
  from_warehouse_name: z.string(),
  to_warehouse_id: idText,
  to_warehouse_name: z.string(),
  state: z.enum(transferStates),
  created_at: moment,
  sent_at: moment.nullable(),
  lines: z.array(TransferLine),
  /** The paper that goes with the goods; null before they are sent. */
  paper: z
    .object({
      kind: z.enum(transferPaperKinds),
      number: z.string(),
      /** In rupees, with GST where it is charged. */
      value: z.number(),
      /** The value above which an e-way bill is needed, in rupees; null where it isn't. */
      eway_limit: z.number().nullable(),
      /** The number of its e-way bill; empty without one. */
      eway_bill: z.string(),
      /** The books cancelled it: the goods need another one. */
      is_cancelled: z.boolean(),
    })
    .nullable(),
  version: count,
});
export type StockTransfer = z.output<typeof StockTransfer>;

export const TransferFilter = z.object({
  state: list(z.enum(transferStates)),
  page_size: pageQuery.page_size,
  after: pageQuery.after,
});
export type TransferFilter = z.output<typeof TransferFilter>;

export const TransferDraft = z
  .object({
    from_warehouse_id: requiredId('Choose the warehouse that sends'),
    to_warehouse_id: requiredId('Choose the warehouse that receives'),
    basis: valuation.basis.default('price'),
    lines: z
      .array(
        z.object({ sku_id: required('Choose a product'), quantity: units, unit_value: valuation.unit_value }),
      )
      .min(1, 'Add a product')
      .max(100, 'Add at most 100 products'),
  })
  .refine((draft) => draft.from_warehouse_id !== draft.to_warehouse_id, {
    path: ['to_warehouse_id'],
    message: 'Choose another warehouse than the one that sends',
  })
  .superRefine(requireValues);
export type TransferDraft = z.output<typeof TransferDraft>;

export const TransferReceipt = z.object({
  /** Made by the device; the receipt counts once however often it is sent. */
  receipt_id: exact(maxLength.id).min(8, 'Enter the id of the receipt'),
  /** Its code, or a barcode of its label. */
  sku_id: required('Enter a SKU or a barcode'),
  /** Good units. */
  quantity: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter 0 or more').max(100_000),
  damaged: z.number().int('Enter a whole number').min(0, 'Enter 0 or more').max(100_000).default(0),
  /** Where the good units are put. */
  bin: line(40).default(''),
});
export type TransferReceipt = z.output<typeof TransferReceipt>;

/** Units of a SKU that are on their way to a warehouse. */
export const UnitsOnTheWay = z.object({
  transfer_id: idText,
  number: z.string(),
  to_warehouse_name: z.string(),
  quantity: count,
});
export type UnitsOnTheWay = z.output<typeof UnitsOnTheWay>;

import { z } from 'zod';
import { stockMovementKinds } from '@khep/domain/stock';
import { centimetres, details, grams, idText, maxLength, percent, required, rupees, text } from './fields.ts';
import { FileNotes } from './mapping.ts';
import { packingRules } from './packingRules.ts';

export const ComboProduct = z.object({
  sku_id: required('Choose the SKU'),
  quantity: z.number().int().min(1, 'Enter 1 or more').default(1),
});

const combined = (sku: { is_combo: boolean; combo_products: unknown[] }) =>
  !sku.is_combo || sku.combo_products.length > 0;

const draft = z.object({
  /** The brand's own code, unique within the brand. */
  sku_id: required('Enter the SKU code', maxLength.name),
  sku_name: required('Enter the product name'),
  /** Units on hand. Unchanged if omitted; 0 for a new SKU. */
  sku_quantity: z
    .number('Enter the quantity')
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(10_000_000, 'Enter at most 1,00,00,000')
    .optional(),
  /** Grams per unit, as packed. */
  actual_weight: grams.min(1, 'Enter the weight of one unit in grams'),
  /** Couriers have confirmed the weight: weight disputes need no evidence. */
  freeze_weight: z.boolean().default(false),
  /** Centimetres. */
  sku_length: centimetres,
  /** Centimetres. */
  sku_width: centimetres,
  /** Centimetres. */
  sku_height: centimetres,
  /** Rupees per unit, including GST. */
  unit_price: rupees,
  /** Percent. */
  gst: percent.default(0),
  /** Percent. */
  cess: percent.default(0),
  /** 4, 6 or 8 digits. */
  hsn_code: z
    .string()
    .trim()
    .regex(/^(?:\d{4}|\d{6}|\d{8})?$/, 'Enter an HSN code of 4, 6 or 8 digits')
    .default(''),
  is_active: z.boolean().default(true),
  /** The assigned box; empty: automatic. */
  box_id: idText.nullable().default(null),
  suggested_box_id: idText.default('none'),
  sku_category: text,
  sub_category: text,
  is_combo: z.boolean().default(false),
  combo_products: z.array(ComboProduct).default([]),
  additional_info: details.default({}),
  visibility: z.number().int().default(1),
  ...packingRules,
});

/** Input of a SKU. */
export const SkuDraft = draft.refine(combined, {
  path: ['combo_products'],
  message: 'Choose the SKUs of the combo',
});
export type SkuDraft = z.output<typeof SkuDraft>;

/** A product of the brand. */
export const Sku = z.object({
  ...draft.shape,
  id: z.string(),
  /** Units on hand; negative after back-orders were handed over. */
  sku_quantity: z.number().int(),
  /** Units reserved by orders that aren't handed over. */
  reserved_quantity: z.number().int(),
  /** On hand without the reserved units. Of a combo: how many its parts make. */
  available_quantity: z.number().int(),
  /** Whether orders are limited by the available units: a quantity was entered at least once. */
  is_stock_tracked: z.boolean(),
  /** Starts at 1 and increases with each update. */
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Sku = z.output<typeof Sku>;

/** A change of the stock of a SKU. */
export const StockMovement = z.object({
  id: z.string(),
  kind: z.enum(stockMovementKinds),
  /** Negative if units leave the shelf, or a reservation ends. */
  quantity: z.number().int(),
  /** Balances after it. */
  on_hand: z.number().int(),
  reserved: z.number().int(),
  order_id: z.string().nullable(),
  /** The brand's order number. */
  order_number: z.string().nullable(),
  shipment_id: z.string().nullable(),
  actor: z.string(),
  at: z.string(),
});
export type StockMovement = z.output<typeof StockMovement>;

export const SkuList = z.object({
  skus: z.array(Sku),
  total_count: z.number().int(),
  total_is_capped: z.boolean().optional(),
  next: z.string().nullable().optional(),
});

/** The counts above the list. */
export const SkuAnalytics = z.object({
  total: z.number().int(),
  active: z.number().int(),
  inactive: z.number().int(),
  combos: z.number().int(),
  out_of_stock: z.number().int(),
  /** Without weight or dimensions: can't be packed. */
  without_size: z.number().int(),
});

/** The result of an import. */
export const ImportResult = z.object({
  /** Rows, without the header. */
  rows_read: z.number().int(),
  added: z.number().int(),
  updated: z.number().int(),
  rejected_rows: z.array(
    z.object({
      /** As in a spreadsheet: the header is 1. */
      row: z.number().int(),
      column: z.string(),
      value: z.string(),
      /** The problem and how to fix it. */
      reason: z.string(),
    }),
  ),
  /** The file's columns, in its order. */
  columns: z.array(z.string()).optional(),
  /** The rejected rows with all of their cells, to be corrected and sent again; with the other rows of the same record. */
  rejected_lines: z
    .array(
      z.object({
        /** As a spreadsheet counts: the heading is 1. */
        row: z.number().int(),
        cells: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
  /** Rows of a known file that are not imported, by reason: "Cancelled in Shopify". */
  left_out: z.array(z.object({ reason: z.string(), rows: z.number().int() })).optional(),
  /** Notes about the file, and how it was handled. */
  notes: FileNotes.optional(),
  /** The job that imports the file, if any. While it runs, the counts above are its progress. */
  job_id: z.string().optional(),
  /** The job is still running: the numbers above are its progress. */
  is_running: z.boolean().optional(),
});
export type ImportResult = z.output<typeof ImportResult>;

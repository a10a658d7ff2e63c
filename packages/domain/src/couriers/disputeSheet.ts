/** A weight dispute as a courier reads it. Weights are in kilograms, dimensions in centimetres: "30x20x15". */
export interface WeightDisputeRow {
  awb: string;
  order_number: string;
  /** "weight", "zone" … */
  category: string;
  items: string;
  declared_kg: string;
  declared_size: string;
  billed_kg: string;
  billed_size: string;
  /** Rupees at stake. */
  amount: number;
  /** Which photos there are. */
  evidence: string;
  remark: string;
  /** Addresses of the photos. */
  photos: string;
}

/** A disputed line of a courier invoice as the courier reads it. Amounts are in rupees. */
export interface LineDisputeRow {
  awb: string;
  invoice_number: string;
  /** As a spreadsheet counts. */
  line: number;
  order_number: string;
  reason: string;
  zone: string;
  billed_zone: string;
  /** "2 kg: 4 slabs". */
  weight: string;
  billed_weight: string;
  expected: number | null;
  billed: number;
  /** Amount that the courier still has to credit. */
  to_credit: number;
  /** "freight: ₹45.40 for the first 500 g + 3 × ₹44.80". */
  calculation: string;
  contract: string;
}

/** The columns of a file in the courier's words, or what to do where the courier takes no file. */
export type DisputeSheet<Row> =
  | { columns: readonly (readonly [heading: string, field: keyof Row & string])[] }
  | { instead: string };

/** How a courier takes disputes: those of weight notices, and those of invoice lines. */
export interface DisputeSheets {
  weight: DisputeSheet<WeightDisputeRow>;
  lines: DisputeSheet<LineDisputeRow>;
}

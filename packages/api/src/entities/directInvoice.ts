import {
  countryName,
  directKinds,
  isCurrency,
  transferBases,
  transportModes,
  transportProblems,
} from '@khep/domain/gst';
import { z } from 'zod';
import { day, idText, line, pincodeOrNone, required, requiredId, rupees } from './fields.ts';
import { GstFilter } from './finance.ts';

/** A tax invoice without an order: an export, or goods for another registration of the company. */
export const DirectInvoice = z.object({
  number: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  kind: z.enum(directKinds),
  buyer_name: z.string(),
  /** Empty for a buyer abroad. */
  buyer_gstin: z.string(),
  /** Where the goods go: a city, and a country for an export. */
  to: z.string(),
  /** In rupees. */
  taxable: z.number(),
  tax: z.number(),
  value: z.number(),
  /** Of an export; empty until it is entered. */
  bill_number: z.string(),
  bill_date: z.string(),
  port: z.string(),
  /** The number of its e-way bill; empty without one. */
  eway_bill: z.string(),
  /** The last day for goods to leave India without payment of tax; null for another invoice. */
  lut_until: z.string().nullable(),
  /** They left later, or haven't left by then. */
  is_lut_late: z.boolean(),
  is_cancelled: z.boolean(),
  /** The last day on which it can be cancelled; null once it can't, or is. */
  cancel_until: z.string().nullable(),
  /** The goods, with the units that aren't credited. */
  lines: z.array(z.object({ description: z.string(), quantity: z.number(), left: z.number() })),
  /** The last day on which a credit note lowers the tax; null once nothing is left to credit. */
  credit_until: z.string().nullable(),
  /** Its credit notes, with their values in rupees. */
  notes: z.array(z.object({ number: z.string(), date: z.string(), value: z.number() })),
});
export type DirectInvoice = z.infer<typeof DirectInvoice>;
export const DirectInvoices = z.object({ invoices: z.array(DirectInvoice) });

const goods = {
  sku_id: requiredId('Choose a product'),
  quantity: z
    .number('Enter the units')
    .int('Enter whole units')
    .min(1, 'Enter 1 or more')
    .max(1_000_000, 'Enter at most 10,00,000'),
};
const unit_value = rupees.min(0.01, 'Enter an amount above 0');
const linesOf = <Line extends z.ZodType>(one: Line) =>
  z.array(one).min(1, 'Add a product').max(100, 'Enter at most 100 products');

/** How goods between warehouses are valued, and the value of one before GST: only where it is declared. */
export const valuation = {
  basis: z.enum(transferBases, 'Choose how the goods are valued'),
  unit_value: rupees.nullable().default(null),
};

/** Where the value of goods is declared, each line has one. */
export function requireValues(
  { basis, lines }: { basis: string; lines: readonly { unit_value: number | null }[] },
  context: z.RefinementCtx,
): void {
  if (basis !== 'declared') return;
  for (const [at, { unit_value: value }] of lines.entries())
    if (value === null || value === 0)
      context.addIssue({
        code: 'custom',
        path: ['lines', at, 'unit_value'],
        message: 'Enter the value of one unit',
      });
}

/** Goods that go to a warehouse of another GSTIN. */
export const DirectTransfer = z
  .object({
    from_warehouse_id: requiredId('Choose the warehouse that sends'),
    to_warehouse_id: requiredId('Choose the warehouse that receives'),
    basis: valuation.basis,
    lines: linesOf(z.object({ ...goods, unit_value: valuation.unit_value })),
  })
  .superRefine(requireValues);
export type DirectTransfer = z.output<typeof DirectTransfer>;

const port = line(10)
  .toUpperCase()
  .regex(/^(?:[A-Z0-9]{2,10})?$/, 'Enter a code such as INNSA1, or leave it empty')
  .default('');
const billNumber = line(20).default('');
const billDay = z.union([day, z.literal('')]).default('');

/** Goods that a buyer abroad gets. */
export const DirectExport = z.object({
  warehouse_id: requiredId('Choose the warehouse that sends'),
  buyer_name: required('Enter the buyer', 100).min(3, 'Enter at least 3 characters'),
  address: required('Enter the address', 200),
  city: required('Enter the city', 50).min(3, 'Enter at least 3 letters'),
  country: line(2, 'Choose the country')
    .toUpperCase()
    .refine((code) => countryName(code) !== undefined, 'Choose the country')
    .refine((code) => code !== 'IN', 'India is no country abroad'),
  currency: line(3, 'Enter the currency')
    .toUpperCase()
    .refine(isCurrency, 'Enter the three letters of the currency, such as AED'),
  is_taxed: z.boolean(),
  port,
  /** City and PIN code of the port, for the e-way bill. */
  port_city: line(50).default(''),
  port_pincode: pincodeOrNone,
  /** Rupees before GST. */
  lines: linesOf(z.object({ ...goods, unit_value })),
});
export type DirectExport = z.output<typeof DirectExport>;

export const DirectInvoiceRef = z.object({ number: requiredId('Choose an invoice') });
/** The units that a credit note credits, of each line of the invoice. */
export const DirectCredit = DirectInvoiceRef.extend({
  units: z
    .array(
      z
        .number('Enter the units')
        .int('Enter whole units')
        .min(0, 'Enter 0 or more')
        .max(1_000_000, 'Enter at most 10,00,000'),
    )
    .max(100, 'Enter at most 100 products'),
});
export type DirectCredit = z.output<typeof DirectCredit>;
/** The shipping bill, which customs give after the invoice. */
export const ShippingBill = DirectInvoiceRef.extend({
  bill_number: billNumber,
  bill_date: billDay,
  port,
}).refine(({ bill_number, bill_date }) => (bill_number === '') === (bill_date === ''), {
  path: ['bill_date'],
  message: 'Enter the number and the day of the shipping bill, or neither',
});
export type ShippingBill = z.output<typeof ShippingBill>;

/** The number that the portal gave; empty deletes it. */
export const EwayBillNumber = z.object({
  eway_bill: line(20)
    .transform((value) => value.replaceAll(/\s/g, ''))
    .refine((value) => /^(?:\d{12})?$/.test(value), 'An e-way bill has 12 digits. Check the number.'),
});
export type EwayBillNumber = z.output<typeof EwayBillNumber>;
export const DirectEwayBill = DirectInvoiceRef.extend(EwayBillNumber.shape);
export type DirectEwayBill = z.output<typeof DirectEwayBill>;

/** An invoice whose goods need an e-way bill. */
export const EwayBillNeed = z.object({
  /** Empty for an invoice without an order. */
  order_id: z.string(),
  number: z.string(),
  date: z.string(),
  buyer_name: z.string(),
  from: z.string(),
  to: z.string(),
  /** In rupees. */
  value: z.number(),
  /** The value above which it is needed. */
  limit: z.number(),
  /** The number of its e-way bill; empty without one. */
  eway_bill: z.string(),
  /** Facts that the file lacks, apart from how the goods travel. */
  problems: z.array(z.string()),
});
export type EwayBillNeed = z.infer<typeof EwayBillNeed>;
export const EwayBillNeeds = z.object({ documents: z.array(EwayBillNeed) });

const transport = {
  mode: z.enum(transportModes, 'Choose how the goods travel').default('1'),
  /** The portal computes it without. */
  distance_km: z.coerce
    .number<number | string>('Enter the distance in km')
    .int('Enter whole km')
    .min(0, 'Enter 0 or more')
    .max(4000, 'Enter at most 4,000 km')
    .default(0),
  /** A GSTIN, or a TRANSIN of a transporter without one. */
  transporter_id: line(15)
    .toUpperCase()
    .regex(/^(?:\d{2}[0-9A-Z]{13})?$/, "Enter the 15 characters of the transporter's GSTIN or TRANSIN")
    .default(''),
  vehicle: line(15)
    .toUpperCase()
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .default(''),
  document_number: line(15).default(''),
  document_date: billDay,
};
/** How the goods of one document travel. */
export const EwayTransport = z.object(transport).superRefine((filter, context) => {
  for (const [field, message] of Object.entries(transportProblems(filter)))
    context.addIssue({ code: 'custom', path: [field], message });
});
export type EwayTransport = z.output<typeof EwayTransport>;

/** One invoice, or all of a month without an e-way bill, and how their goods travel. */
export const EwayBillFileFilter = GstFilter.extend({
  /** Empty for an invoice without an order. */
  order_id: idText.optional(),
  number: line(16).optional(),
  ...transport,
}).superRefine((filter, context) => {
  for (const [field, message] of Object.entries(transportProblems(filter)))
    context.addIssue({ code: 'custom', path: [field], message });
});
export type EwayBillFileFilter = z.output<typeof EwayBillFileFilter>;

import { daysOfMonth, nextMonth } from '../days/index.ts';
import type { Paise } from '../money/index.ts';

/** A legal figure with where it was read. */
export interface Sourced {
  source: string;
  /** How sure it is: A, an official text or several that agree; B, one source; C, sources differ. */
  certainty: 'A' | 'B' | 'C';
}

interface B2clLimit extends Sourced {
  from: string;
  /** Null while in force. */
  till: string | null;
  /** Inter-state invoices to unregistered buyers above this are reported one by one. */
  above: Paise;
}

/** Table 5 of GSTR-1. */
export const b2clLimits: readonly B2clLimit[] = [
  {
    from: '2017-07-01',
    till: '2024-07-31',
    above: 2_50_000_00,
    source:
      'CGST Rules, rule 59(4), before Notification 12/2024-Central Tax, as zoho.com/in/books/kb/import-export/ref-inv-type-invalid.html has it; read on 27 November 2026',
    certainty: 'A',
  },
  {
    from: '2024-08-01',
    till: null,
    above: 1_00_000_00,
    source:
      'Notification 12/2024-Central Tax of 10 July 2024, rule 59(4), as zoho.com/in/books/kb/import-export/ref-inv-type-invalid.html has it; read on 27 November 2026',
    certainty: 'A',
  },
];

/** Returns the limit of table 5 on a day (YYYY-MM-DD). */
export function b2clLimitOn(day: string): Paise {
  const found = b2clLimits.find(({ from, till }) => from <= day && (till === null || day <= till));
  return found?.above ?? Infinity;
}

/** Table 12 has buyers with and without a GSTIN apart from this month (YYYY-MM). */
export const hsnSplitFrom = {
  month: '2025-05',
  source:
    'GSTN advisory on tables 12 and 13, phase III, as told by jurishour.in/notification/gstn-phase-3-hsn-code-reporting-table-13; read on 27 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { month: string };

/** The version that the head of the JSON names. The portal publishes none: files of several programs were read. */
export const gstr1Version = {
  version: 'GST3.2.4',
  source: 'The versions that public programs write, GST3.1.6 to GST3.2.4; read on 27 November 2026',
  certainty: 'C',
} as const satisfies Sourced & { version: string };

/** Until when a credit note lowers the tax. */
export const creditNoteLimit = {
  monthDay: '11-30',
  source:
    'CGST Act, section 34(2), since Notification 18/2022-Central Tax, as told by taxguru.in: 30 November after the financial year, or the annual return if earlier; read on 27 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { monthDay: string };

/** A day (MM-DD) of the calendar year in which the financial year of a day or month has ended. */
function afterFinancialYear(day: string, monthDay: string): string {
  const year = Number(day.slice(0, 4)) + (day.slice(5, 7) < '04' ? 0 : 1);
  return `${year}-${monthDay}`;
}

/** Returns the last day (YYYY-MM-DD) on which a credit note for an invoice of a day lowers the tax. */
export const lastCreditDay = (invoiceDay: string): string =>
  afterFinancialYear(invoiceDay, creditNoteLimit.monthDay);

/** GSTR-1 of a month is due on this day of the next month. */
export const gstr1DueDay = {
  day: 11,
  source:
    'Notifications 75/2020 and 83/2020-Central Tax, as told by taxninja.in and taxguru.in; those who file by quarter have until the 13th; read on 27 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { day: number };

/** The tax of a month is due with GSTR-3B on this day of the next month. */
export const gstr3bDueDay = {
  day: 20,
  source:
    'CGST Rules, rule 61(1)(i), as gstvidhi.com has it; those who file by quarter pay by the 25th of each month with PMT-06, and file by the 22nd or 24th; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { day: number };

/** From which tables of GSTR-1 the portal fills tables 3.1 and 3.2 of GSTR-3B. A net negative row becomes zero. */
export const gstr3bSources = {
  source:
    'GSTN advisory on auto-population of GSTR-3B of 16 December 2020, as told by mygsthub.com and caclubindia.com (3.1(a) from tables 4, 5, 6C, 7, 9 to 11; 3.1(c) and (e) from table 8); 3.2 from 5A, 7B, 9 and 10B as told by cleartax.in/s/gstr-3b-auto-population; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** The tax of tables 3.1 and 3.2 can't be changed in GSTR-3B from these months (YYYY-MM). */
export const gstr3bLocks = [
  {
    from: '2025-07',
    table: '3.1',
    source:
      'GSTN advisory of 7 June 2025, as told by cleartax.in/s/gstr-3b-auto-population; read on 28 November 2026',
    certainty: 'A',
  },
  {
    from: '2025-11',
    table: '3.2',
    source: 'GSTN advisory of December 2025, as told by cajagdeepgarhwal.com; read on 28 November 2026',
    certainty: 'B',
  },
] as const satisfies readonly (Sourced & { from: string; table: string })[];

/** Whether the portal locks tables 3.1 and 3.2 of a month (YYYY-MM). */
export const isGstr3bLocked = (month: string): boolean => gstr3bLocks.every(({ from }) => month >= from);

/** The shape of the file, which names no version. */
export const gstr3bShape = {
  source:
    'india-compliance, `gstr_3b_report_template.json` (commit 4abbfa87) and `test_gstr_3b_report.py` (commit 03702dea), read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** GSTR-1A exists from this month (YYYY-MM). */
export const gstr1aFrom = {
  month: '2024-07',
  source:
    'Notification 12/2024-Central Tax of 10 July 2024, proviso to rule 59(1), as told by taxscan.in (425350) and gstclub.in (1755): once for each month, from the later of the due date and the filing of GSTR-1 until GSTR-3B of the month is filed; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { month: string };

/** Tables of GSTR-1A. */
export const gstr1aTables = {
  source:
    'FORM GSTR-1A (tables 4 to 8, 9A, 9B, 9C, 10 to 13), as lawcrux.com and taxtmi.com (759792) have it, and gstindiaguide.com; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** Tables 9A, 9C and 10 in the file. */
export const amendmentShape = {
  source:
    'Sample of the portal’s sandbox, as a public Angular program has it (b2ba of S008400, b2cla of 9266, b2csa of 122016), and the keys of b2ba, b2cla, expa, b2csa, cdnra and cdnura that a public Java program declares for a service provider’s save of GSTR-1; the sheets of the offline tool have the same columns; read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** Tables of GSTR-1A that its file doesn't have. */
export const gstr1aByHand = {
  source: 'No page that was read says whether tables 8 and 13 of GSTR-1A take totals or differences',
  certainty: 'C',
} as const satisfies Sourced;

/** Exports whose kind was wrong. */
export const amendedExports = {
  source:
    'cleartax.in/s/amend-details-in-gstr1 (export with or without payment cannot be amended); read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** GSTR-1A takes no other GSTIN of a buyer. */
export const gstr1aBuyer = {
  source:
    'GSTN advisory on GSTR-1A, as told by jjknowledgebase.com, saral.pro and nexgenvirtualca.com, which sends it to a later GSTR-1; cleartax.in says that a later GSTR-1 refuses it too; read on 28 November 2026',
  certainty: 'C',
} as const satisfies Sourced;

/** Corrections in a later GSTR-1. */
export const laterTables = {
  source:
    'cleartax.in/s/amend-details-in-gstr1 (invoices, notes and table 7 are amended; nil-rated is not; no new place of supply in table 10) and cleartax.in/s/add-missing-invoice-gstr-1 (left-out invoices in 4A, 5 and 6B); read on 28 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** Table 12 in the month of a correction. */
export const laterHsn = {
  source:
    'GSTN advisory of January 2025 on table 12, as told by easytax.live: amendments count with their differential value; read on 28 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** Until when a later GSTR-1 takes corrections. */
export const correctionLimit = {
  monthDay: '11-30',
  source:
    'CGST Act, section 37(3), as told by cleartax.in/s/add-missing-invoice-gstr-1: 30 November after the financial year, or the annual return if earlier; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { monthDay: string };

/** Returns the last day (YYYY-MM-DD) on which a return of a month (YYYY-MM) can be corrected. */
export const lastCorrectionDay = (month: string): string =>
  afterFinancialYear(month, correctionLimit.monthDay);

/** Who must register invoices to registered buyers with the portal (e-invoices). */
export const eInvoiceLimit = {
  from: '2023-08-01',
  /** Turnover in rupees, in any year since 2017-18. */
  above: 50_000_000,
  source:
    'Notification 10/2023-Central Tax of 10 May 2023: more than ₹5 crore in any year since 2017-18, as told by wfyi.ai and busy.in; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { from: string; above: number };

/** Until when the portal takes an invoice. */
export const eInvoiceReporting = {
  from: '2025-04-01',
  /** In rupees. */
  turnover: 100_000_000,
  days: 30,
  source:
    'GSTN advisory of 5 November 2024: 30 days from ₹10 crore, since 1 April 2025, as docs.cleartax.in (Generate IRN) has it; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { from: string; turnover: number; days: number };

/** Until when the portal cancels a registered invoice. Its number can't be registered again. */
export const eInvoiceCancel = {
  hours: 24,
  source:
    'FAQ of the e-invoice portal, as told by semantictaxgen.in, mastergst.com and busy.in: 24 hours, in whole, not with an active e-way bill; read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { hours: number };

/** The number of a cancelled registration in the portal's GSTR-1. */
export const eInvoiceCancelled = {
  source:
    'FAQ of the e-invoice portal, as told by semantictaxgen.in/how-to-cancel-or-amend-e-invoice: the portal’s GSTR-1 has the number as cancelled; read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** How large the signed QR code is printed. */
export const eInvoiceQr = {
  /** Advised, not required: 2 inches. */
  millimetres: 50.8,
  source:
    'FAQ of the e-invoice portal on the signed QR code, as told by caclubindia.com (42485): it can be 2 × 2 inches, depends on the room of the invoice, and is readable; read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced & { millimetres: number };

/** The schema of e-invoices. */
export const eInvoiceShape = {
  version: '1.1',
  source:
    'Schema INV-01, version 1.1, as india-compliance sends it, `test_e_invoice.json` (commit 02086186), read on 28 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { version: string };

/** How a buyer abroad is written, who has no GSTIN, state or PIN code. */
export const abroad = {
  gstin: 'URP',
  place: '96',
  pincode: '999999',
  name: 'Other countries',
  source:
    'Odoo, `l10n_in_edi/tests/test_edi_json.py` (commit 01697d64), whose export has URP, 96 and 999999; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & Record<'gstin' | 'place' | 'pincode' | 'name', string>;

/** The part of an e-invoice that customs need. */
export const eInvoiceExport = {
  source:
    'Sample of the e-invoice portal’s sandbox (ExpDtls of A-248 from INABG1), as several public programs have it, and JSON Schema of gsthelp.charteredinfo.com (Generate IRN); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** Table 6A in the file. */
export const exportShape = {
  source:
    'india-compliance, `TestExports` of its GSTR-1 sections (WPAY and WOPAY, without num and itm_det); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** Credit notes of exports, which have a kind of their own among those without a GSTIN. */
export const exportNoteShape = {
  source:
    'india-compliance, its test of GSTR-1 (cdnur of SINV-19-01067: EXPWOP, place of supply 96); the portal’s summary, as public programs have it, has EXPWP and EXPWOP in CDNUR; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** The way to lower an invoice whose registration can't be cancelled any more. */
export const eInvoiceCredit = {
  source:
    'busy.in/gst (how to amend or cancel a GST e-invoice: after 24 hours a credit note or an amendment in GSTR-1); read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** Until when goods leave India that are exported without payment of tax. */
export const lutLimit = {
  months: 3,
  source:
    'CGST Rules, rule 96A(1)(a), as gstvidhi.com has it and caclubindia.com (49823) tells it: three months from the date of the invoice, then the tax is paid with interest within 15 days, unless the Commissioner allows more; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { months: number };

/** Returns the last day (YYYY-MM-DD) on which goods of an invoice leave India without payment of tax. */
export function lastLutDay(invoiceDay: string): string {
  let month = invoiceDay.slice(0, 7);
  for (let at = 0; at < lutLimit.months; at += 1) month = nextMonth(month);
  const day = Math.min(Number(invoiceDay.slice(8)), daysOfMonth(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The day of a shipping bill: from that of its invoice until today. */
export const shippingBillDay = {
  source:
    'A shipping bill names the invoice, so that it isn’t earlier; no page that was read says that the portal refuses another day',
  certainty: 'C',
} as const satisfies Sourced;

/** In which part of table 12 exports are. */
export const exportHsn = {
  source:
    'GSTN advisory on the validations of table 12, as tabled by efiletax.in (HSN summary: where to report exports): 6A is with consumers; read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced;

/** The number of a cancelled invoice in table 13. */
export const cancelledNumbers = {
  source:
    'india-compliance, `sections/doc_issue.py` (commit 4dc5745d): net_issue is totnum less cancel; Oracle, GSTR1 Information Extract Section 13 (documents issued, cancelled and net); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** Documents of which table 13 has ranges of numbers. */
export const issuedDocuments = ['invoices', 'notes', 'challans'] as const;

/** Kinds of documents in table 13 by their serial number in the form, which is `doc_num` in the file. */
export const documentNatures = {
  invoices: 1,
  notes: 5,
  /** "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)", such as between two warehouses. */
  challans: 12,
  source:
    'Form GSTR-1, table 13, numbers 1 to 12, in the order of Oracle’s GSTR1 Information Extract Section 13, as four public GST programs number them; goods for a branch of the same GSTIN: teachoo.com (concept of delivery challan); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & Record<(typeof issuedDocuments)[number], number>;

/** Goods sent to another registration of the same company. */
export const stockTransfer = {
  source:
    'CGST Act, section 25(4) and Schedule I, paragraph 2, as told by taxguru.in (valuation of stock transfers under GST): a supply between distinct persons, also without payment; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** The value of such goods. */
export const transferValue = {
  /** Per cent of the price to a buyer, if the goods are sold on as they are. */
  share: 90,
  source:
    'CGST Rules, rule 28 and its provisos, as told by taxguru.in and taxtmi.com (case 390450): 90% of the price at the supplier’s option, or the value of the invoice where the receiver has full credit; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { share: number };

/** The file for the bulk upload of e-way bills. */
export const ewayBillShape = {
  version: '1.0.0621',
  /** Rows of goods in one e-way bill. */
  mostItems: 250,
  source:
    'Keys of the bulk upload as a published sample of ERPNext has them (Open Day, April 2019, version 1.0.1118) and india-compliance wrote them; five public programs write version 1.0.0621; read on 29 November 2026',
  certainty: 'B',
} as const satisfies Sourced & { version: string; mostItems: number };

/** How the portal writes the number of a vehicle: A is a letter, 1 a digit, X either. */
export const vehicleFormats = {
  formats: ['AB121234', 'AB12A1234', 'AB12AB1234', 'ABC1234', 'AB123A1234', 'AB12ABC1234', 'DFXXXXXX'],
  /** A temporary number, and vehicles of Bhutan and Nepal: with 7 to 15 characters. */
  prefixes: ['TM', 'BP', 'NP'],
  source:
    'einvoice6.gst.gov.in/content/general-master (valid formats of vehicle numbers, 28 March 2023); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & Record<'formats' | 'prefixes', readonly string[]>;

/** Codes of supplies and documents in an e-way bill. */
export const ewayBillCodes = {
  supply: 1,
  export: 3,
  ownUse: 5,
  invoice: 'INV',
  challan: 'CHL',
  source:
    'Master codes of the e-way bill, as docs.cleartax.in (bulk generate e-waybill) lists them: 1 supply, 3 export, 5 own use, INV tax invoice, CHL delivery challan. Own use goes with a delivery challan from a GSTIN to itself (NIC mapping, perione.in/docs/master-codes-list/ewaybill). Read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced &
  Record<'supply' | 'export' | 'ownUse', number> &
  Record<'invoice' | 'challan', string>;

/** The document of goods that are no supply, as between two warehouses of one GSTIN. */
export const deliveryChallan = {
  copies: [
    { copy: 'Original', bearer: 'consignee' },
    { copy: 'Duplicate', bearer: 'transporter' },
    { copy: 'Triplicate', bearer: 'consigner' },
  ],
  purpose: 'Stock transfer between places of business of one GSTIN: no supply',
  /** Begins the numbers of their own series. */
  prefix: 'DC',
  source:
    'CGST Rules 2017, rule 55(1)(c): number of at most 16 characters and date, both parties with their GSTIN, HSN code, description, quantity, taxable value, place of supply between states, signature; the tax only for a supply. Rule 55(2): three copies for a supply, which are printed here too. As taxguru.in and gstvidhi.com quote them; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & {
  copies: readonly { copy: string; bearer: string }[];
  purpose: string;
  prefix: string;
};

/** The place of supply of goods that move: `delivery`, where they come to rest. */
export const placeOfGoods = {
  decidedBy: 'delivery',
  source:
    'IGST Act, section 10(1)(a): the location of the goods when their movement ends for delivery to the recipient, as consultease.com (30049), taxdose.com and goodsandservicetax.in quote it; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { decidedBy: string };

import { linesByRate } from '@khep/domain/gst';
import type { TaxDocument } from '@khep/domain/gst';
import { plainRupees, sumPaise } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';

/** Ledgers of the vouchers, by the names that Tally must know. A registered buyer, and one abroad, has one by its own name. */
export const tallyLedgers = {
  consumers: 'Online buyers',
  sales: (rate: number) => `Sales ${rate}%`,
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  cess: 'Cess',
  round_off: 'Round off',
} as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no control characters, also not as entities. */
const controls = new RegExp(
  String.raw`[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]`,
  'gu',
);
const text = (value: string): string =>
  value.replaceAll(controls, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

interface Entry {
  ledger: string;
  /** Positive for a debit. */
  debit: Paise;
  isParty?: boolean;
}

/** The entries of an invoice: the buyer owes, sales and taxes are credited. A credit note turns all around. */
function entriesOf({ buyer_gstin, buyer_name, value, lines, credits, exported }: TaxDocument): Entry[] {
  const sign = credits ? -1 : 1;
  const isNamed = buyer_gstin !== '' || exported !== undefined;
  const party = !isNamed || buyer_name === '' ? tallyLedgers.consumers : buyer_name;
  const credited = (part: 'igst' | 'cgst' | 'sgst' | 'cess'): Entry => ({
    ledger: tallyLedgers[part],
    debit: -sign * sumPaise(lines.map((line) => line[part])),
  });
  const entries: Entry[] = [
    { ledger: party, debit: sign * value, isParty: true },
    ...linesByRate(lines).map(([rate, { taxable }]) => ({
      ledger: tallyLedgers.sales(rate),
      debit: -sign * taxable,
    })),
    credited('igst'),
    credited('cgst'),
    credited('sgst'),
    credited('cess'),
  ];
  const rest = sumPaise(entries.map(({ debit }) => debit));
  return [...entries, { ledger: tallyLedgers.round_off, debit: -rest }].filter(({ debit }) => debit !== 0);
}

/** A debit is deemed positive and has a negative amount. */
const entry = ({ ledger, debit, isParty = false }: Entry): string =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${text(ledger)}</LEDGERNAME>` +
  `<ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>` +
  `<ISPARTYLEDGER>${isParty ? 'Yes' : 'No'}</ISPARTYLEDGER>` +
  `<AMOUNT>${plainRupees(-debit)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;

/**
 * Returns the voucher of a document. Its REMOTEID is the document's, so that Tally replaces it when a file is imported twice.
 *
 * Source: help.tallysolutions.com, "Understanding Integration – Transactions", read on 27 November 2026.
 */
export function tallyVoucher(document: TaxDocument): string {
  const kind = document.credits ? 'Credit Note' : 'Sales';
  const entries = entriesOf(document);
  const day = document.date.replaceAll('-', '');
  return (
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="khep-${text(document.gstin)}-${text(document.number)}" ` +
    `VCHTYPE="${kind}" ACTION="Create" OBJVIEW="Accounting Voucher View">` +
    `<DATE>${day}</DATE><VOUCHERTYPENAME>${kind}</VOUCHERTYPENAME>` +
    `<VOUCHERNUMBER>${text(document.number)}</VOUCHERNUMBER>` +
    (document.credits ? `<REFERENCE>${text(document.credits.number)}</REFERENCE>` : '') +
    `<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW><ISINVOICE>No</ISINVOICE>` +
    `<PARTYLEDGERNAME>${text(entries[0]?.ledger ?? '')}</PARTYLEDGERNAME>` +
    `${entries.map(entry).join('')}</VOUCHER></TALLYMESSAGE>\n`
  );
}

/** Before and after the vouchers. */
export const tallyEnvelope = {
  head:
    '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>' +
    '<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n',
  foot: '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n',
} as const;

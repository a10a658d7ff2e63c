import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ewayLimitSource, priceRateRules } from '../tax/index.ts';
import {
  abroad,
  b2clLimits,
  correctionLimit,
  creditNoteLimit,
  eInvoiceCancel,
  eInvoiceCancelled,
  eInvoiceExport,
  eInvoiceLimit,
  eInvoiceQr,
  eInvoiceReporting,
  eInvoiceShape,
  ewayBillCodes,
  ewayBillShape,
  exportHsn,
  exportShape,
  gstr1DueDay,
  gstr1Version,
  gstr1aBuyer,
  gstr1aFrom,
  gstr1aTables,
  gstr3bDueDay,
  gstr3bLocks,
  gstr3bShape,
  gstr3bSources,
  hsnSplitFrom,
  laterHsn,
  laterTables,
  stockTransfer,
  transferValue,
} from './rules.ts';

test('docs/gst.md has the source and the certainty of every figure', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/gst.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const figures = [
    ...b2clLimits,
    abroad,
    eInvoiceExport,
    ewayBillCodes,
    ewayBillShape,
    ewayLimitSource,
    exportHsn,
    exportShape,
    stockTransfer,
    transferValue,
    ...priceRateRules,
    correctionLimit,
    creditNoteLimit,
    eInvoiceCancel,
    eInvoiceCancelled,
    eInvoiceLimit,
    eInvoiceQr,
    eInvoiceReporting,
    eInvoiceShape,
    gstr1aBuyer,
    gstr1aFrom,
    gstr1aTables,
    laterHsn,
    laterTables,
    gstr1DueDay,
    gstr1Version,
    gstr3bDueDay,
    ...gstr3bLocks,
    gstr3bShape,
    gstr3bSources,
    hsnSplitFrom,
  ];
  for (const { source, certainty } of figures)
    expect(
      rows.some((cells) => cells.includes(source) && cells.includes(certainty)),
      source,
    ).toBe(true);
});

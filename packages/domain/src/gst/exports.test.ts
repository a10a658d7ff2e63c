import { describe, expect, test } from 'vitest';
import {
  asFiled,
  buildGstr1,
  buildGstr3b,
  checkGstr3b,
  compareFiled,
  eInvoiceJson,
  eInvoiceProblem,
  gstr1Json,
  isEInvoiced,
  lastLutDay,
  parseFiled,
} from './index.ts';
import type { EInvoiceDocument, TaxDocument } from './index.ts';
import { ownGstins } from './gst.fixture.ts';

const [gstin] = ownGstins;

/** The export of Odoo's test: `expected_with_overseas` of l10n_in_edi/tests/test_edi_json.py (commit 01697d64). */
const published: EInvoiceDocument = {
  number: 'INV/18-19/0011',
  date: '2019-01-01',
  seller: {
    gstin: '24AAGCC7144L6ZE',
    name: 'Default Company',
    address: 'Khodiyar Chowk',
    city: 'Amreli',
    pincode: '365220',
    state_code: '24',
  },
  buyer: {
    gstin: 'URP',
    name: 'Overseas',
    address: 'Block no. 402',
    city: 'Some city',
    pincode: '999999',
    state_code: '96',
  },
  place: '96',
  is_sez: false,
  lines: [
    {
      description: 'product_a',
      hsn: '111111',
      quantity: 1,
      rate: 18,
      taxable: 1000_00,
      igst: 180_00,
      cgst: 0,
      sgst: 0,
      cess: 0,
    },
  ],
  value: 1180_00,
  exported: { is_taxed: true, bill_number: '', bill_date: '', port: '', country: 'US', currency: 'INR' },
};
/** ExpDtls of the sample that the portal's sandbox publishes. */
const customs = {
  is_taxed: false,
  bill_number: 'A-248',
  bill_date: '2020-08-01',
  port: 'INABG1',
  country: 'AE',
  currency: 'AED',
};

describe('the e-invoice of an export', () => {
  test('is that of the published example', () => {
    const { TranDtls, BuyerDtls, DocDtls, ExpDtls, ItemList, ValDtls } = eInvoiceJson(published);
    expect(TranDtls).toMatchObject({ TaxSch: 'GST', SupTyp: 'EXPWP', RegRev: 'N' });
    // The example writes GSTIN and POS; the portal's schema has Gstin and Pos.
    expect(BuyerDtls).toEqual({
      Addr1: 'Block no. 402',
      Loc: 'Some city',
      Pin: 999999,
      Stcd: '96',
      Pos: '96',
      LglNm: 'Overseas',
      Gstin: 'URP',
    });
    expect(DocDtls).toEqual({ Dt: '01/01/2019', No: 'INV/18-19/0011', Typ: 'INV' });
    expect(ExpDtls).toEqual({ CntCode: 'US', ForCur: 'INR', RefClm: 'Y' });
    expect(ItemList[0]).toMatchObject({ GstRt: 18, IgstAmt: 180, TotItemVal: 1180 });
    expect(ValDtls).toMatchObject({ AssVal: 1000, IgstVal: 180, TotInvVal: 1180 });
    expect(eInvoiceProblem(published)).toBeUndefined();
  });

  test('without payment of tax has none, and the details of customs are those of the published sample', () => {
    const [line] = published.lines;
    const { TranDtls, ExpDtls, ValDtls } = eInvoiceJson({
      ...published,
      lines: [{ ...line!, rate: 0, igst: 0 }],
      value: 1000_00,
      exported: customs,
    });
    expect(TranDtls.SupTyp).toBe('EXPWOP');
    expect(ExpDtls).toEqual({
      ShipBNo: 'A-248',
      ShipBDt: '01/08/2020',
      Port: 'INABG1',
      RefClm: 'N',
      ForCur: 'AED',
      CntCode: 'AE',
    });
    expect(ValDtls).toMatchObject({ IgstVal: 0, TotInvVal: 1000 });
  });

  test('is refused where the schema would', () => {
    const problem = (more: Partial<typeof customs>) =>
      eInvoiceProblem({ ...published, exported: { ...customs, ...more } });
    expect(problem({})).toBeUndefined();
    expect(problem({ country: 'UAE' })).toContain('two letters');
    expect(problem({ currency: 'dirham' })).toContain('three letters');
    expect(problem({ port: 'in abg' })).toContain('code of the port');
    expect(problem({ bill_number: 'A'.repeat(21) })).toContain('20 characters');
    expect(problem({ bill_date: '' })).toContain('a number and a day');
  });
});

/** The invoice of india-compliance's `TestExports`. */
const invoice: TaxDocument = {
  number: '81542',
  date: '2026-02-12',
  order_id: '',
  gstin,
  buyer_gstin: '',
  buyer_name: 'Al Noor Trading',
  place: '96',
  is_inter_state: true,
  is_sez: false,
  value: 995048_36,
  lines: [
    {
      description: 'Kurta',
      hsn: '620442',
      quantity: 1,
      rate: 5,
      taxable: 10000_00,
      igst: 833_33,
      cgst: 0,
      sgst: 0,
      cess: 100_00,
    },
  ],
  exported: {
    is_taxed: true,
    bill_number: '7896542',
    bill_date: '2016-10-04',
    port: 'ASB991',
    country: 'AE',
    currency: 'AED',
  },
};
const untaxed: TaxDocument = {
  ...invoice,
  number: '81543',
  lines: [{ ...invoice.lines[0]!, rate: 0, igst: 0, cess: 0 }],
  exported: { ...invoice.exported!, is_taxed: false, bill_number: '', bill_date: '', port: '' },
};

describe('exports in GSTR-1', () => {
  const gstr1 = buildGstr1(gstin, '2026-02', [invoice, untaxed]);

  test('have the keys of the published example, without a shipping bill until it is filed', () => {
    expect(gstr1Json(gstr1).exp).toEqual([
      {
        exp_typ: 'WPAY',
        inv: [
          {
            inum: '81542',
            idt: '12-02-2026',
            val: 995048.36,
            sbpcode: 'ASB991',
            sbnum: '7896542',
            sbdt: '04-10-2016',
            itms: [{ txval: 10000, rt: 5, iamt: 833.33, csamt: 100 }],
          },
        ],
      },
      {
        exp_typ: 'WOPAY',
        inv: [
          {
            inum: '81543',
            idt: '12-02-2026',
            val: 995048.36,
            itms: [{ txval: 10000, rt: 0, iamt: 0, csamt: 0 }],
          },
        ],
      },
    ]);
  });

  test('are zero-rated, not nil-rated, and count with consumers in table 12', () => {
    const { nil, hsn, b2cs } = gstr1Json(gstr1);
    expect([nil, b2cs]).toEqual([undefined, undefined]);
    expect(Object.keys(hsn ?? {})).toEqual(['hsn_b2c']);
  });

  test('are compared with a filed return, whose shipping bill was a number', () => {
    const file = JSON.parse(JSON.stringify(gstr1Json(gstr1)));
    file.exp[0].inv[0].sbnum = 7896542;
    file.exp[0].inv[0].itms[0].iamt = 500;
    const parsed = parseFiled(JSON.stringify(file), { gstin, month: '2026-02' });
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(parsed.filed.others).toEqual([]);
    expect(compareFiled(parsed.filed, asFiled(gstr1))).toMatchObject([
      {
        table: 'exp',
        subject: { number: '81542' },
        kind: 'changed',
        cells: [{ field: 'iamt', filed: 500_00, now: 833_33 }],
      },
    ]);
  });

  test('are e-invoiced, though their buyer has no GSTIN', () => {
    expect([invoice, { ...invoice, exported: undefined } as TaxDocument].map(isEInvoiced)).toEqual([
      true,
      false,
    ]);
  });
});

/** The note of an export in india-compliance's test of GSTR-1 (cdnur of SINV-19-01067), read on 29 November 2026. */
const publishedNote = {
  typ: 'EXPWOP',
  ntty: 'C',
  nt_num: 'SINV-19-01067',
  nt_dt: '06-06-2024',
  val: 50000,
  pos: '96',
  itms: [{ num: 1, itm_det: { rt: 0, txval: 50000, iamt: 0, csamt: 0 } }],
};

test('goods under an LUT leave India within three months, also at the end of a month', () => {
  expect(['2026-08-31', '2026-11-30', '2026-12-15', '2026-01-31'].map(lastLutDay)).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2027-03-15',
    '2026-04-30',
  ]);
});

test('numbers are sorted as people count them', () => {
  const one = (number: string): TaxDocument => ({ ...invoice, number });
  const { exp } = buildGstr1(gstin, '2026-02', ['26-27/1', '26-27/11', '26-27/2'].map(one));
  expect(exp.map(({ number }) => number)).toEqual(['26-27/1', '26-27/2', '26-27/11']);
});

describe('the credit note of an export', () => {
  const untaxed = { description: 'Kurta', hsn: '61149090', quantity: 5, rate: 0, cgst: 0, sgst: 0, cess: 0 };
  const note: TaxDocument = {
    ...invoice,
    number: 'SINV-19-01067',
    date: '2024-06-06',
    value: 50000_00,
    lines: [{ ...untaxed, taxable: 50000_00, igst: 0 }],
    exported: { ...invoice.exported!, is_taxed: false },
    credits: { number: 'SINV-19-01060', date: '2024-05-02', value: 90000_00 },
  };

  test('is in cdnur as the published one, and lowers zero-rated sales', () => {
    const gstr1 = buildGstr1(gstin, '2024-06', [note]);
    expect(gstr1Json(gstr1).cdnur).toEqual([publishedNote]);
    const { outward } = buildGstr3b(gstin, '2024-06', [note]);
    expect(outward.osup_zero.taxable).toBe(-50000_00);
    expect(
      checkGstr3b(buildGstr3b(gstin, '2024-06', [note]), gstr1).filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([]);
  });

  test('is registered as CRN of its supply, with the invoice that it lowers', () => {
    expect(isEInvoiced(note)).toBe(true);
    const { DocDtls, TranDtls, RefDtls } = eInvoiceJson({
      ...published,
      exported: customs,
      number: note.number,
      date: note.date,
      credits: note.credits,
    });
    expect(DocDtls).toEqual({ Typ: 'CRN', No: 'SINV-19-01067', Dt: '06/06/2024' });
    expect(TranDtls.SupTyp).toBe('EXPWOP');
    expect(RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'SINV-19-01060', InvDt: '02/05/2024' }] });
  });
});

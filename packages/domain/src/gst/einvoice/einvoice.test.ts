import { describe, expect, test } from 'vitest';
import {
  eInvoiceCancelUntil,
  eInvoiceJson,
  eInvoiceProblem,
  isEInvoiced,
  lastEInvoiceDay,
  needsEInvoices,
} from '../index.ts';
import type { EInvoiceDocument, TaxDocument } from '../index.ts';

/** The invoice of india-compliance's test: `goods_item_with_ewaybill` of test_e_invoice.json (commit 02086186). */
const published: EInvoiceDocument = {
  number: 'SINV-CFY-00067',
  date: '2022-09-16',
  seller: {
    gstin: '02AMBPG7773M002',
    name: '_Test Indian Registered Company',
    address: 'Test Address - 1',
    city: 'Test City',
    pincode: '171302',
    state_code: '02',
  },
  buyer: {
    gstin: '36AMBPG7773M002',
    name: '_Test Registered Customer',
    address: 'Test Address - 3',
    city: 'Test City',
    pincode: '500055',
    state_code: '36',
  },
  place: '02',
  is_sez: false,
  lines: [
    {
      description: 'Test Trading Goods 1',
      hsn: '61149090',
      quantity: 1000,
      rate: 18,
      taxable: 100_000_00,
      igst: 0,
      cgst: 9000_00,
      sgst: 9000_00,
      cess: 0,
    },
  ],
  value: 118_000_00,
};

describe('the JSON of an e-invoice', () => {
  test('is that of the published example', () => {
    // Without its optional parts: the e-way bill, the payment and the trade names.
    expect(eInvoiceJson(published)).toEqual({
      BuyerDtls: {
        Addr1: 'Test Address - 3',
        Gstin: '36AMBPG7773M002',
        LglNm: '_Test Registered Customer',
        Loc: 'Test City',
        Pin: 500055,
        Pos: '02',
        Stcd: '36',
      },
      DocDtls: { Dt: '16/09/2022', No: 'SINV-CFY-00067', Typ: 'INV' },
      ItemList: [
        {
          AssAmt: 100000,
          CesAmt: 0,
          CesNonAdvlAmt: 0,
          CesRt: 0,
          CgstAmt: 9000,
          Discount: 0,
          GstRt: 18,
          HsnCd: '61149090',
          IgstAmt: 0,
          IsServc: 'N',
          PrdDesc: 'Test Trading Goods 1',
          Qty: 1000,
          SgstAmt: 9000,
          SlNo: '1',
          TotAmt: 100000,
          TotItemVal: 118000,
          Unit: 'NOS',
          UnitPrice: 100,
        },
      ],
      SellerDtls: {
        Addr1: 'Test Address - 1',
        Gstin: '02AMBPG7773M002',
        LglNm: '_Test Indian Registered Company',
        Loc: 'Test City',
        Pin: 171302,
        Stcd: '02',
      },
      TranDtls: { RegRev: 'N', SupTyp: 'B2B', TaxSch: 'GST' },
      ValDtls: {
        AssVal: 100000,
        CesVal: 0,
        CgstVal: 9000,
        Discount: 0,
        IgstVal: 0,
        OthChrg: 0,
        RndOffAmt: 0,
        SgstVal: 9000,
        TotInvVal: 118000,
      },
      Version: '1.1',
    });
  });

  test('of a credit note is that of the published example', () => {
    // `return_invoice` of the same file: 17 rupees, of which 2 paise are rounded away.
    const line = { ...published.lines[0]!, quantity: 1, rate: 12, taxable: 7_60 };
    const note = eInvoiceJson({
      ...published,
      number: 'CN/22-23/1',
      date: '2022-09-17',
      lines: [
        { ...line, cgst: 46, sgst: 46 },
        { ...line, cgst: 45, sgst: 45 },
      ],
      value: 17_00,
      credits: { number: 'SINV-CFY-00092', date: '2022-09-17' },
    });
    expect(note.DocDtls).toEqual({ Dt: '17/09/2022', No: 'CN/22-23/1', Typ: 'CRN' });
    expect(note.RefDtls).toEqual({ PrecDocDtls: [{ InvDt: '17/09/2022', InvNo: 'SINV-CFY-00092' }] });
    expect(note.TranDtls).toEqual({ RegRev: 'N', SupTyp: 'B2B', TaxSch: 'GST' });
    expect(
      note.ItemList.map(({ SlNo, UnitPrice, AssAmt, TotItemVal }) => [SlNo, UnitPrice, AssAmt, TotItemVal]),
    ).toEqual([
      ['1', 7.6, 7.6, 8.52],
      ['2', 7.6, 7.6, 8.5],
    ]);
    expect(note.ValDtls).toEqual({
      AssVal: 15.2,
      CesVal: 0,
      CgstVal: 0.91,
      Discount: 0,
      IgstVal: 0,
      OthChrg: 0,
      RndOffAmt: -0.02,
      SgstVal: 0.91,
      TotInvVal: 17,
    });
  });

  test('adds up: charges have one unit, and what is rounded is apart', () => {
    const [line] = published.lines;
    const charge = { ...line!, quantity: 0, taxable: 46_67, cgst: 1_17, sgst: 1_17, rate: 5 };
    const odd = { ...line!, quantity: 3, taxable: 100_00, cgst: 9_00, sgst: 9_00 };
    const { ItemList, ValDtls } = eInvoiceJson({ ...published, lines: [odd, charge], value: 167_00 });
    expect(ItemList.map(({ Qty, UnitPrice, TotItemVal }) => [Qty, UnitPrice, TotItemVal])).toEqual([
      [3, 33.333, 118],
      [1, 46.67, 49.01],
    ]);
    // 118.00 + 49.01 = 167.01.
    expect(ValDtls).toMatchObject({ AssVal: 146.67, CgstVal: 10.17, RndOffAmt: -0.01, TotInvVal: 167 });
  });

  test('to a special economic zone is with payment of tax, and a long address has two parts', () => {
    const address = `${'Plot 12, Electronics City '.repeat(5)}Phase 2`;
    const { TranDtls, BuyerDtls } = eInvoiceJson({
      ...published,
      is_sez: true,
      buyer: { ...published.buyer, address },
    });
    expect(TranDtls.SupTyp).toBe('SEZWP');
    expect(BuyerDtls.Addr1.length).toBeLessThanOrEqual(100);
    expect(`${BuyerDtls.Addr1} ${BuyerDtls.Addr2}`).toBe(address);
  });

  test('is refused before it is sent where the schema would', () => {
    expect(eInvoiceProblem(published)).toBeUndefined();
    const problem = (more: Partial<EInvoiceDocument>) => eInvoiceProblem({ ...published, ...more });
    expect(problem({ number: '0/26-27/1' })).toContain('begins with 0');
    expect(problem({ number: 'ML/26-27/12345678' })).toContain('more than 16');
    expect(problem({ place: '' })).toContain('place of supply');
    expect(problem({ buyer: { ...published.buyer, pincode: '50005' } })).toBe(
      'The PIN code of the buyer has 6 digits.',
    );
    expect(problem({ seller: { ...published.seller, city: '' } })).toContain('city of the seller');
    expect(problem({ lines: [{ ...published.lines[0]!, hsn: '' }] })).toContain('no HSN code');
  });
});

describe('who registers which invoices, and until when', () => {
  test('above ₹5 crore, and not while the turnover is unknown', () => {
    expect([undefined, 50_000_000, 50_000_001].map(needsEInvoices)).toEqual([undefined, false, true]);
  });

  test('those to registered buyers, not to consumers or embassies, and their credit notes', () => {
    const invoice = { buyer_gstin: '27AADCB2230M1ZT', date: '2026-11-03' } as TaxDocument;
    const is = (more: Partial<TaxDocument>) => isEInvoiced({ ...invoice, ...more });
    expect(is({})).toBe(true);
    expect(is({ buyer_gstin: '' })).toBe(false);
    expect(is({ buyer_gstin: '0717USA00012UNF' })).toBe(false);
    expect(is({ date: '2023-07-31' })).toBe(false);
    const credits = { number: 'ML/1', date: '2026-10-30', value: 1 };
    expect(is({ credits })).toBe(true);
    expect(is({ credits, buyer_gstin: '' })).toBe(false);
  });

  test('within 30 days from ₹10 crore, since April 2025; cancelled within 24 hours', () => {
    expect(lastEInvoiceDay('2026-11-03', 100_000_000)).toBe('2026-12-03');
    expect(lastEInvoiceDay('2026-11-03', 99_999_999)).toBeUndefined();
    expect(lastEInvoiceDay('2025-03-31', 100_000_000)).toBeUndefined();
    const at = new Date('2026-11-28T10:30:00Z');
    expect(eInvoiceCancelUntil(at).toISOString()).toBe('2026-11-29T10:30:00.000Z');
  });
});

import { describe, expect, test } from 'vitest';
import { ewayBillJson, ewayBillProblems, transportProblems } from '../index.ts';
import type { EwayBillDocument, EwayBillTransport } from '../index.ts';

/**
 * The sample that ERPNext published with its download (Open Day, April 2019; slides of Deepesh Garg), read on 29 November 2026.
 * Its goods have their whole rate as SGST, which is a slip of the sample: the rates here are halves.
 */
const seller = {
  gstin: '27AAECE4835E1ZR',
  name: 'Gadget Technologies Pvt. Ltd.',
  address: '23/D, Paper Box Industrial Estate MC Road, Andheri East',
  city: 'Mumbai',
  pincode: '401105',
  state_code: '27',
};
const buyer = {
  gstin: '',
  name: 'Latte Solutions',
  address: '56 Cliff Hills',
  city: 'Mumbai',
  pincode: '400050',
  state_code: '27',
};
const line = {
  description: 'Phone',
  hsn: '8517',
  quantity: 4,
  rate: 18,
  taxable: 48_000_00,
  igst: 0,
  cgst: 4320_00,
  sgst: 4320_00,
  cess: 0,
};
const published: EwayBillDocument = {
  number: 'SINV-00186',
  date: '2019-04-27',
  seller,
  buyer,
  dispatch: seller,
  delivery: buyer,
  place: '27',
  is_sez: false,
  lines: [line],
  value: 56_640_00,
};
const byRoad: EwayBillTransport = {
  mode: '1',
  distance_km: 2000,
  transporter_id: '',
  vehicle: 'KA12KA1234',
  document_number: '',
  document_date: '2019-04-27',
};
const sample = {
  OthValue: 0,
  TotNonAdvolVal: 0,
  actualFromStateCode: 27,
  actualToStateCode: 27,
  cessValue: 0,
  docDate: '27/04/2019',
  docNo: 'SINV-00186',
  docType: 'INV',
  fromGstin: '27AAECE4835E1ZR',
  fromPincode: 401105,
  fromPlace: 'Mumbai',
  fromStateCode: 27,
  fromTrdName: 'Gadget Technologies Pvt. Ltd.',
  igstValue: 0,
  subSupplyType: 1,
  supplyType: 'O',
  toGstin: 'URP',
  toPincode: 400050,
  toPlace: 'Mumbai',
  toStateCode: 27,
  toTrdName: 'Latte Solutions',
  totInvValue: 56640,
  totalValue: 48000,
  transDistance: 2000,
  transDocDate: '27/04/2019',
  transDocNo: '',
  transMode: 1,
  transType: 1,
  transporterId: '',
  transporterName: '',
  userGstin: '27AAECE4835E1ZR',
  vehicleNo: 'KA12KA1234',
  vehicleType: 'R',
};

const billOf = (document: Partial<EwayBillDocument>, transport: Partial<EwayBillTransport> = {}) => {
  const file = ewayBillJson([
    { document: { ...published, ...document }, transport: { ...byRoad, ...transport } },
  ]);
  return file.billLists[0]!;
};

describe('the file of e-way bills', () => {
  test('has the values of the published sample', () => {
    expect(billOf({})).toMatchObject(sample);
    expect(billOf({}).itemList).toEqual([
      {
        itemNo: 1,
        productName: 'Phone',
        productDesc: 'Phone',
        hsnCode: 8517,
        quantity: 4,
        qtyUnit: 'NOS',
        taxableAmount: 48000,
        cgstRate: 9,
        sgstRate: 9,
        igstRate: 0,
        cessRate: 0,
        cessNonAdvol: 0,
      },
    ]);
    expect(ewayBillJson([]).version).toBe('1.0.0621');
  });

  test('of goods that leave another place, and go to another, has both', () => {
    const elsewhere = {
      ...seller,
      address: 'Bay 4, Jaipur Road',
      city: 'Jaipur',
      pincode: '302001',
      state_code: '08',
    };
    expect(billOf({ dispatch: elsewhere })).toMatchObject({
      transType: 3,
      fromStateCode: 27,
      actualFromStateCode: 8,
      fromPincode: 302001,
    });
    expect(billOf({ delivery: elsewhere }).transType).toBe(2);
    expect(billOf({ dispatch: elsewhere, delivery: { ...elsewhere, pincode: '302002' } }).transType).toBe(4);
  });

  test('of an export is one, to other countries over the port', () => {
    const exported = {
      is_taxed: false,
      bill_number: '',
      bill_date: '',
      port: 'INNSA1',
      country: 'AE',
      currency: 'AED',
    };
    const abroad = { ...buyer, gstin: 'URP', pincode: '999999', state_code: '96' };
    const port = {
      ...abroad,
      address: 'Nhava Sheva',
      city: 'Navi Mumbai',
      pincode: '400707',
      state_code: '27',
    };
    expect(billOf({ exported, buyer: abroad, delivery: port })).toMatchObject({
      subSupplyType: 3,
      toGstin: 'URP',
      toStateCode: 96,
      actualToStateCode: 27,
      toPincode: 400707,
    });
  });

  test('has goods only, with the difference as another value', () => {
    const service = {
      ...line,
      description: 'Gift wrapping',
      hsn: '998549',
      taxable: 100_00,
      cgst: 9_00,
      sgst: 9_00,
    };
    const bill = billOf({ lines: [line, service], value: 56_758_00 + 1 });
    expect(bill.itemList.map(({ hsnCode }) => hsnCode)).toEqual([8517]);
    expect(bill.totalValue + bill.cgstValue + bill.sgstValue + bill.OthValue).toBeCloseTo(
      bill.totInvValue,
      2,
    );
  });

  test('is refused with everything that is missing', () => {
    const problems = (document: Partial<EwayBillDocument>) => ewayBillProblems({ ...published, ...document });
    expect(problems({})).toEqual([]);
    expect(
      problems({ dispatch: { ...seller, pincode: '', city: '' }, lines: [{ ...line, hsn: '' }] }),
    ).toEqual([
      'The place of dispatch has no city.',
      'The PIN code of the place of dispatch has 6 digits.',
      'Phone has no HSN code of 4 to 8 digits. Add it to the SKU.',
    ]);
    expect(problems({ lines: Array.from({ length: 251 }, () => line) })[0]).toContain('at most 250');
    expect(problems({ lines: [{ ...line, hsn: '998549' }] })[0]).toContain('no goods');
  });

  test('asks at each field for how the goods travel', () => {
    const fields = (transport: Partial<EwayBillTransport>) =>
      Object.keys(transportProblems({ ...byRoad, ...transport }));
    expect(fields({})).toEqual([]);
    expect(fields({ vehicle: '' })).toEqual(['vehicle']);
    expect(fields({ vehicle: '', transporter_id: '27AAECE4835E1ZR' })).toEqual([]);
    expect(fields({ mode: '3', document_date: '' })).toEqual(['document_number', 'document_date']);
    expect(fields({ mode: '3', document_number: '98765432109', document_date: '' })).toEqual([
      'document_date',
    ]);
  });

  test.each([
    // The forms that the portal lists, and DL1AB123 as its advice of 2018 writes it.
    'KA121234',
    'KA12K1234',
    'KA12KA1234',
    'KAR1234',
    'KA123A1234',
    'KA12KAC1234',
    'DF01D001',
    'TM12345',
    'TM0124AN0123A22',
    'BP1A1234',
    'NPBA1K1234',
    'DL01AB0123',
  ])('takes the vehicle %s', (vehicle) => {
    expect(transportProblems({ ...byRoad, vehicle })).toEqual({});
  });

  test.each(['TEMPO', 'DL1AB123', '1234', 'MH12AB12345', 'TM12', 'MH12ABCD1234', 'XMH12AB1234'])(
    'refuses the vehicle %s',
    (vehicle) => {
      expect(transportProblems({ ...byRoad, vehicle }).vehicle).toContain('MH12AB1234');
    },
  );
});

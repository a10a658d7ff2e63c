import { describe, expect, test } from 'vitest';
import {
  guessMapping,
  importField,
  invoiceFields,
  isKnownMapping,
  knownFiles,
  matchColumns,
  missingFields,
  recognizeFile,
  remittanceFields,
  sureMapping,
  toMapping,
  unseenCourierFiles,
} from '../index.ts';

const columnsOf = (headings: readonly string[]) => headings.map((name) => ({ name, samples: [] }));
const fieldsOf = (type: string) => (type === 'invoice' ? invoiceFields : remittanceFields);
/** A table as it is in the source, with its samples. */
function read(text: string) {
  const [head = '', ...rows] = text.trim().split('\n');
  return head.split(',').map((name, index) => ({
    name,
    samples: rows.map((row) => row.split(',')[index] ?? ''),
  }));
}

describe('known files', () => {
  test.each(knownFiles.map((file) => [file.id, file] as const))(
    '%s is recognized by its headings, in any spelling, and by no other',
    (id, file) => {
      expect(recognizeFile(file.type, columnsOf(file.headings))?.id).toBe(id);
      const spelled = file.headings.map((heading) => heading.toUpperCase().replaceAll(/[ _]/g, ' - '));
      expect(recognizeFile(file.type, columnsOf(spelled))?.id).toBe(id);
      for (const mark of file.marks) {
        const others = file.headings.filter((heading) => heading !== mark);
        expect(recognizeFile(file.type, columnsOf(others))?.id).not.toBe(id);
      }
    },
  );

  test.each(knownFiles.map((file) => [file.id, file] as const))(
    '%s says where its shape is shown, and maps only headings and fields that exist',
    (_, { sources, headings, marks, mapping, type }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { at, read: day, shows } of sources) {
        expect(at).toMatch(/^(?:https:\/\/|Code on GitHub: “)/);
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(shows).not.toBe('');
      }
      expect(headings).toEqual(expect.arrayContaining([...marks]));
      for (const [field, named] of Object.entries(mapping)) {
        expect(
          [named].flat().some((heading) => headings.includes(heading)),
          field,
        ).toBe(true);
        if (type !== 'orders') expect(fieldsOf(type).map(({ name }) => name)).toContain(field);
      }
    },
  );

  test('every courier of the brief is known, or listed as one whose file no public source shows', () => {
    const couriers = ['Delhivery', 'XpressBees', 'Blue Dart', 'DTDC', 'Ekart'];
    const isKnown = (courier: string, type: string) =>
      knownFiles.some((file) => file.type === type && file.name.startsWith(courier)) ||
      unseenCourierFiles.some((unseen) => unseen.courier === courier && unseen.type === type);
    for (const courier of couriers)
      for (const type of ['invoice', 'cod-remittance'])
        expect([courier, type, isKnown(courier, type)]).toContain(true);
  });

  test('a Delhivery invoice is matched as published, with weights in grams', () => {
    const columns = read(`
waybill_num,pickup_date,charged_weight,total_amount,product_value,item_shipped,package_type,zone,status,destination_pin,origin_center,ctlg_dead_wt,ctlg_vl_wt
40127410025852,28-07-2025 07:48,500,31.86,360,1,Pre-paid,B,Delivered,624601,Coimbatore_ShobhaNagar_C (Tamil Nadu),0,0
40127410019294,21-07-2025 07:27,480,31.86,360,1,Pre-paid,B,Delivered,600077,Coimbatore_Vellakinar_C (Tamil Nadu),0,0`);
    const { known, matches } = matchColumns('invoice', invoiceFields, columns);
    expect(known?.name).toBe('Delhivery invoice');
    expect(sureMapping(matches)).toEqual({
      awb: 'waybill_num',
      pickup_date: 'pickup_date',
      status: 'status',
      destination_pincode: 'destination_pin',
      zone: 'zone',
      payment_mode: 'package_type',
      declared_weight: 'ctlg_dead_wt',
      volumetric_weight: 'ctlg_vl_wt',
      charged_weight: 'charged_weight',
      total: 'total_amount',
    });
    expect(missingFields(invoiceFields, sureMapping(matches))).toEqual([]);
  });

  test('a Blue Dart invoice is matched as published', () => {
    const columns = read(`
AWB_NO,PICKUP_DT,ACT_WT,CHRG_WT,AMOUNT,ORIGIN,DESTINATION,PIN_CODE,VALUE,PCS,SVC
90128761682,07-Jul-25,0.94,1,87.43,CJB-COIMBATORE,MAA-CHENNAI,600045,720,1,PPM
90135232982,07-Jul-25,1.4,1.5,132,CJB-COIMBATORE,TJV-THANJAVUR,613007,1080,1,PPM`);
    expect(sureMapping(matchColumns('invoice', invoiceFields, columns).matches)).toEqual({
      awb: 'AWB_NO',
      pickup_date: 'PICKUP_DT',
      destination_pincode: 'PIN_CODE',
      mode: 'SVC',
      actual_weight: 'ACT_WT',
      charged_weight: 'CHRG_WT',
      total: 'AMOUNT',
    });
  });

  test('of an XpressBees remittance the COD amount is asked for: its heading is not known', () => {
    const columns = columnsOf(['Shipping Id', 'POID', 'Delivery Date', 'Net Payment']);
    const { matches } = matchColumns('cod-remittance', remittanceFields, columns);
    expect(toMapping(matches)).toMatchObject({ awb: 'Shipping Id', net: 'Net Payment' });
    expect(missingFields(remittanceFields, toMapping(matches)).map(({ name }) => name)).toEqual([
      'cod_amount',
    ]);
  });

  test('what the user saved about a known file wins, and is told from what is known of it', () => {
    const columns = columnsOf(['Waybill Number', 'COD Amount', 'Amount Payable', 'Order Number']);
    const own = { awb: 'Waybill Number', cod_amount: 'Amount Payable' };
    const { known, matches } = matchColumns('cod-remittance', remittanceFields, columns, {
      source: 'Delhivery COD remittance',
      mapping: own,
    });
    expect(toMapping(matches)).toMatchObject(own);
    expect(isKnownMapping(known!, columns, own)).toBe(false);
    const published = toMapping(matchColumns('cod-remittance', remittanceFields, columns).matches);
    expect(isKnownMapping(known!, columns, published)).toBe(true);
  });
});

describe('a guess by headings of public files', () => {
  /** A courier invoice of a public case study, which many programs on GitHub read. */
  const caseStudy = [
    { name: 'AWB Code', samples: ['1091117222124', '1091117222194'] },
    { name: 'Order ID', samples: ['2001806232', '2001806273'] },
    { name: 'Charged Weight', samples: ['1.3', '1'] },
    { name: 'Warehouse Pincode', samples: ['121003', '121003'] },
    { name: 'Customer Pincode', samples: ['507101', '486886'] },
    { name: 'Zone', samples: ['d', 'd'] },
    { name: 'Type of Shipment', samples: ['Forward charges', 'Forward and RTO charges'] },
    { name: 'Billing Amount (Rs.)', samples: ['135', '90.2'] },
  ];
  test('origin, destination and the billed amount are each what they say', () => {
    expect(sureMapping(guessMapping(invoiceFields, caseStudy))).toMatchObject({
      order_id: 'Order ID',
      charged_weight: 'Charged Weight',
      origin_pincode: 'Warehouse Pincode',
      destination_pincode: 'Customer Pincode',
      zone: 'Zone',
      total: 'Billing Amount (Rs.)',
    });
  });

  test.each([
    ['Warehouse Pincode', ['Pickup Pin', 'Origin Pin Code', 'Seller Pincode', 'From Pin']],
    ['Customer Pincode', ['Delivery Pincode', 'Dest Pin', 'Consignee Pincode', 'To Pincode']],
  ])('%s and its like are never the other end', (_, headings) => {
    const isOrigin = headings.includes('Pickup Pin');
    for (const name of headings) {
      const guess = toMapping(guessMapping(invoiceFields, [{ name, samples: ['302017', '560034'] }]));
      expect(guess, name).not.toHaveProperty(isOrigin ? 'destination_pincode' : 'origin_pincode');
      expect(guess[isOrigin ? 'origin_pincode' : 'destination_pincode'], name).toBe(name);
    }
  });

  test("a warehouse's or a bill's PIN code and phone are not the buyer's", () => {
    const fields = ['pincode', 'buyer_phone', 'city'].map((name) => importField(name, true));
    const columns = [
      { name: 'Warehouse Pincode', samples: ['302017'] },
      { name: 'Billing Zip', samples: ['560034'] },
      { name: 'Billing Phone', samples: ['9829012345'] },
      { name: 'Pickup City', samples: ['Jaipur'] },
    ];
    expect(guessMapping(fields, columns)).toEqual([]);
  });

  test.each(['Bill Amt', 'Billed Amount', 'Billing Amount (Rs.)', 'Bill Amount'])(
    '%s is the total, never a number or a date of the bill',
    (name) => {
      const matches = guessMapping(invoiceFields, [{ name, samples: ['135', '90.2'] }]);
      expect(toMapping(matches)).toEqual({ total: name });
    },
  );

  test.each([
    ['Bill No', 'XB-2214', { invoice_number: 'Bill No' }],
    ['Bill Date', '15/11/2026', { invoice_date: 'Bill Date' }],
    ['Inv Amt', '135.50', {}],
    ['AWB Date', '15/11/2026', {}],
  ])('of number, date and AWB, %s is matched with what it says', (name, sample, expected) => {
    const fields = invoiceFields.filter(({ name: own }) => /^(?:invoice_|awb)/.test(own));
    expect(sureMapping(guessMapping(fields, [{ name, samples: [sample, sample] }]))).toEqual(expected);
  });

  test('what only the values suggest is asked about', () => {
    const fields = ['buyer_phone', 'pincode'].map((name) => importField(name, true));
    const matches = guessMapping(fields, [
      { name: 'col1', samples: ['9829012345', '9876543210'] },
      { name: 'col2', samples: ['302017', '110001'] },
    ]);
    expect(toMapping(matches)).toEqual({ buyer_phone: 'col1', pincode: 'col2' });
    expect(sureMapping(matches)).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { buildBooking } from './buildBooking.ts';

type Loaded = Parameters<typeof buildBooking>[0];
type Box = Parameters<typeof buildBooking>[1];

const buyer = {
  name: 'Ananya Krishnan',
  phone: '9829010041',
  address: 'Flat 12, Lake View Road',
  landmark: 'Opposite the lake',
  city: 'Bengaluru',
  pincode: '560034',
};
const home = { return_pincode: '302017', return_name: 'Back', return_state: 'Rajsthan' };

/** Builds the booking of an order whose buyer's state was typed so. */
const booked = (state: string, warehouse: Record<string, unknown> = {}, of: { bill?: unknown } = {}) =>
  buildBooking(
    {
      order: { order_number: 'KH-1', details: { buyer_details: { ...buyer, state } } },
      origin: { warehouse_id: 'wh_1', name: 'Jaipur', city: 'Jaipur', state: 'rajasthan', pincode: '302017' },
      warehouse,
      products: 'Planter',
      ...of,
    } as unknown as Loaded,
    {
      box_no: 1,
      shipment_id: 'shp_00001',
      declared_paise: 11_760,
      items: [
        { sku_id: 'POT', quantity: 1 },
        { sku_id: 'MAT', quantity: 2 },
      ],
    } as unknown as Box,
    1,
    { name: 'wh_1', is_typed: false },
  );

const taxed = (gross: number, igst: number) => ({
  taxable: gross - igst,
  cgst: 0,
  sgst: 0,
  igst,
  cess: 0,
  gross,
});
const bill = {
  seller: { name: 'Mitti and Loom Private Limited', gstin: '08ABCDE1234F1Z5' },
  invoice: { number: 'ML/2026-27/118', date: '2026-11-26' },
  lines: [
    {
      line_no: 1,
      sku_id: 'POT',
      description: 'Planter',
      hsn_code: '69131000',
      quantity: 2,
      tax: taxed(22_400, 2_400),
    },
    {
      line_no: null,
      sku_id: '',
      description: 'Shipping and collection',
      hsn_code: '',
      quantity: 1,
      tax: taxed(1_120, 120),
    },
  ],
};

describe('builds the booking of a box', () => {
  test('goes to the state of the pincode, however the state was typed', () => {
    for (const typed of ['Karnatka', 'KA', 'karnataka', '']) expect(booked(typed).to.state).toBe('Karnataka');
    expect(booked('KA').pickup.state).toBe('Rajasthan');
  });
  test('comes back to where it was picked up, or to the address that is given for it', () => {
    expect(booked('KA').return_to).toEqual(booked('KA').pickup);
    expect(booked('KA', home).return_to).toMatchObject({ name: 'Back', state: 'Rajasthan' });
  });
  test('has one reference for every try, a landmark in its address, and all its pieces', () => {
    const booking = booked('KA');
    expect(booked('Karnataka').reference).toBe(booking.reference);
    expect(booking.to.address).toBe('Flat 12, Lake View Road, Opposite the lake');
    expect(booking.quantity).toBe(3);
  });
  test('declares the goods of its box with their tax, and the invoice once it is issued', () => {
    expect(booked('KA').goods).toBeUndefined();
    expect(booked('KA', {}, { bill }).goods).toEqual({
      seller: bill.seller,
      invoice: bill.invoice,
      buyer_gstin: '',
      items: [
        {
          sku_id: 'POT',
          description: 'Planter',
          hsn_code: '69131000',
          quantity: 1,
          taxable: 10_000,
          cgst: 0,
          sgst: 0,
          igst: 1_200,
          cess: 0,
          total: 11_200,
        },
      ],
      tax_paise: 1_260,
    });
  });
});

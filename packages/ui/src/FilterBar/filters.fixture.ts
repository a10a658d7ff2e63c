import { defineFilters } from './filters.ts';

const couriers = [
  'Blue Dart Air',
  'Blue Dart Surface',
  'Delhivery Air',
  'Delhivery Surface',
  'DTDC',
  'Ecom Express',
  'Ekart',
  'India Post',
  'Shadowfax',
  'XpressBees',
];

/** Example filters. */
export const orderFilters = defineFilters([
  { kind: 'dates', id: 'date', label: 'Date' },
  {
    kind: 'oneOf',
    id: 'payment',
    label: 'Payment',
    options: [
      { id: 'cod', label: 'Cash on delivery' },
      { id: 'prepaid', label: 'Prepaid' },
    ],
  },
  {
    kind: 'anyOf',
    id: 'courier',
    label: 'Courier',
    options: couriers.map((label, place) => ({ id: String(place + 1), label })),
  },
  { kind: 'range', id: 'total', label: 'Value', prefix: '₹' },
  { kind: 'range', id: 'weight', label: 'Weight', unit: 'g' },
  { kind: 'text', id: 'sku', label: 'SKU' },
]);

import type { EInvoiceData } from './EInvoiceTable.tsx';

const base: EInvoiceData = {
  order_id: 'ord_1',
  number: '26-27/106',
  date: '2026-11-18',
  buyer_name: 'Kaveri Interiors',
  buyer_gstin: '29AAKFK4821M1ZM',
  value: 3398,
  credits: null,
  due_on: '2026-12-18',
  state: 'waiting',
  irn: '',
  cancel_until: null,
};
const irn = '68fb4fab44aee99fb23292478c4bd838e664837c9f1b04e3d9134ffed0b40b60';

export const eInvoicesDemo: readonly EInvoiceData[] = [
  base,
  { ...base, order_id: 'ord_2', number: '26-27/12', date: '2026-10-20', due_on: '2026-11-19', state: 'late' },
  {
    ...base,
    order_id: 'ord_3',
    number: '26-27/177',
    buyer_name: 'बनयान आतिथ्य और सत्कार सेवा निजी मर्यादित, बेंगलुरु',
    state: 'registered',
    irn,
    cancel_until: '2026-11-29T11:00:00.000Z',
  },
  { ...base, order_id: 'ord_4', number: '26-27/180', state: 'registered', irn },
  { ...base, order_id: 'ord_3', number: 'CN/26-27/4', value: 1699, credits: '26-27/177' },
  { ...base, order_id: 'ord_5', number: '26-27/190', state: 'cancelled', irn },
  {
    ...base,
    order_id: '',
    number: '26-27/191',
    buyer_name: 'Al Noor Trading LLC',
    buyer_gstin: '',
    state: 'registered',
    irn,
  },
];

import { emptyDraft } from './draft.ts';
import type { DraftOrder } from './draftTypes.ts';
import type { OfferedSku } from './draft.ts';

/** Example SKUs for stories. */
export const shelf: OfferedSku[] = [
  {
    sku_id: 'TP-S-01',
    sku_name: 'Terracotta planter, small',
    hsn_code: '6913',
    unit_price: 349,
    gst: 5,
    actual_weight: 850,
    available_quantity: 42,
  },
  {
    sku_id: 'KT-L-07',
    sku_name: 'हाथ से बुना सूती कुर्ता, नीला',
    hsn_code: '6204',
    unit_price: 1899,
    gst: 5,
    actual_weight: 380,
    available_quantity: 2,
  },
];

/** An example draft after step 1. */
export const filledDraft: DraftOrder = {
  ...emptyDraft('2026-11-21'),
  buyer: {
    name: 'Ananya Iyer',
    email: 'ananya@example.in',
    phone: '9840012345',
    address: '14, 2nd Cross Street, Besant Nagar',
    landmark: 'Opposite the library',
    city: 'Chennai',
    state: 'Tamil Nadu',
    country: 'India',
    pincode: '600090',
    alternate_phone: '',
    company_name: '',
    gst_number: '',
    receiver: '',
  },
  lines: [
    { ...shelf[0]!, quantity: 2, discount: 0, stock: 42 },
    { ...shelf[1]!, quantity: 3, discount: 0, stock: 2 },
  ],
  isCod: true,
  shipping: 60,
  codCharge: 2,
};

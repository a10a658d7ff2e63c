import type { BilledShipment } from './index.ts';

/** The worked case of the rate-card rules: zone D, COD of ₹2,499, four slabs, because 30 × 20 × 15 ÷ 5000 is 1.8 kg. */
export const workedShipment: BilledShipment = {
  state: 'DELIVERED',
  picked_up_on: '2026-11-06',
  zone: 'D',
  weight_g: 1200,
  length_cm: 30,
  width_cm: 20,
  height_cm: 15,
  payment_mode: 'cod',
  collect: 249_900,
  movement: 'forward',
};

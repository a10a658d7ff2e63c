import type { ContractFields } from '../contract.ts';
import { exampleRateCard } from '../rateCard.ts';
import { draftFromContract } from './cardDraft.ts';
import type { CardDraft } from './cardDraft.ts';

const zones = (rates: typeof exampleRateCard.rto_contract_data) =>
  Object.entries(rates ?? {}).map(([zone, { base, additional }]) => ({ zone, base, additional }));

/** The example card as the API sends it. */
export const exampleContract: ContractFields = {
  version: 2,
  brand_details: { conversion_factor: 5000, minimum_weight: 0, valid_from: '2026-04-01', valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
  rto_contract_data: zones(exampleRateCard.rto_contract_data),
  dto_contract_data: zones(exampleRateCard.dto_contract_data),
  vas_contract_data: [
    { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
    { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 9 } },
    {
      code: 'DPH_PEG_PRICE',
      name: 'DPH Peg Price',
      parameters: { avg_diesel_price: 90, base_freight_incr: 0.35 },
    },
  ],
  additional_info: { qc_charges: 15, rto_additional_charges: 0, dto_additional_charges: 0 },
};

/** A card by slab with many zones, every cell filled. */
export function bigDraft(zoneCount: number, slabCount: number): CardDraft {
  const slab_limits_g = Array.from({ length: slabCount }, (_, at) => (at + 1) * 500);
  const rates = Array.from({ length: zoneCount }, (_, row) => ({
    zone: `Z${row + 1}`,
    base: 30 + row,
    additional: 20,
    slabs: slab_limits_g.map((_, column) => 30 + row + column * 5),
  }));
  return draftFromContract({
    brand_details: {},
    slab_limits_g,
    rate_basis: { forward: 'by-slab', rto: 'by-slab', dto: 'by-slab' },
    forward_contract_data: rates,
    rto_contract_data: rates,
    dto_contract_data: rates,
  });
}

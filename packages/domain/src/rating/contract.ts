import type { RateCard, ValueAddedServices, ZoneRate, ZoneRates } from './rateCard.ts';

interface ContractZone extends ZoneRate {
  zone: string;
}

/** A courier contract as sent by the API: zones and services as lists. Rupees. */
export interface ContractFields {
  id?: string | null | undefined;
  version?: string | number | null | undefined;
  brand_details: RateCard['brand_details'];
  /** First slab in grams. */
  slab_g?: number | null | undefined;
  /** Each further slab in grams; like the first without it. */
  additional_slab_g?: number | null | undefined;
  /** Upper limits in grams of a card by slab. */
  slab_limits_g?: readonly number[] | null | undefined;
  rate_basis?: RateCard['rate_basis'];
  share_of_forward?: RateCard['share_of_forward'];
  forward_contract_data: readonly ContractZone[];
  rto_contract_data?: readonly ContractZone[] | null | undefined;
  dto_contract_data?: readonly ContractZone[] | null | undefined;
  /**
   * Diesel clause: `mode` 1 counts per percent of the rise, else per rupee. `diesel_price` is the current
   * rupees per litre; without it the clause charges nothing.
   */
  vas_contract_data?:
    | readonly { code: string; name?: string; parameters: Readonly<Record<string, number | string>> }[]
    | null
    | undefined;
  additional_info?: RateCard['additional_info'];
}

const toZoneRates = (zones: readonly ContractZone[] | null | undefined): ZoneRates =>
  Object.fromEntries(
    (zones ?? []).map(({ zone, base, additional, slabs, slab_g, additional_slab_g }) => [
      zone,
      {
        base,
        additional,
        ...(slabs && slabs.length > 0 && { slabs }),
        ...((slab_g ?? 0) > 0 && { slab_g }),
        ...((additional_slab_g ?? 0) > 0 && { additional_slab_g }),
      },
    ]),
  );

/** Parses a contract for rating. Unknown services are ignored. */
export function parseContract(contract: ContractFields): RateCard {
  const service = (code: string) => {
    const found = contract.vas_contract_data?.find((one) => one.code === code);
    const of = (name: string): number => Number(found?.parameters[name] ?? 0) || 0;
    return { found, of };
  };
  const cod = service('COD');
  const fsc = service('FSC');
  const dph = service('DPH_PEG_PRICE');
  const mode = dph.found?.parameters['mode'];
  const vas: ValueAddedServices = {};
  if (cod.found)
    vas.COD = { code: 'COD', parameters: { fixed: cod.of('fixed'), percentage: cod.of('percentage') } };
  if (fsc.found) vas.FSC = { code: 'FSC', parameters: { rate: fsc.of('rate') } };
  if (dph.found) {
    vas.DPH_PEG_PRICE = {
      code: 'DPH_PEG_PRICE',
      parameters: {
        avg_diesel_price: dph.of('avg_diesel_price'),
        base_freight_incr: dph.of('base_freight_incr'),
        ...(dph.of('diesel_price') > 0 ? { diesel_price: dph.of('diesel_price') } : {}),
        mode: mode === 1 || mode === 'percent-per-percent' ? 'percent-per-percent' : 'percent-per-rupee',
      },
    };
  }
  return {
    contract_id: contract.id,
    version: contract.version,
    brand_details: {
      ...contract.brand_details,
      slab_weight: contract.slab_g ?? contract.brand_details.slab_weight,
      additional_slab_weight: contract.additional_slab_g ?? contract.brand_details.additional_slab_weight,
      slab_limits: contract.slab_limits_g ?? contract.brand_details.slab_limits,
    },
    rate_basis: contract.rate_basis,
    share_of_forward: contract.share_of_forward,
    forward_contract_data: toZoneRates(contract.forward_contract_data),
    rto_contract_data: toZoneRates(contract.rto_contract_data),
    dto_contract_data: toZoneRates(contract.dto_contract_data),
    vas_contract_data: vas,
    additional_info: contract.additional_info,
  };
}

import { istDay } from '@khep/domain/days';
import { exampleRateCard, parseContract, resolveZone } from '@khep/domain/rating';
import type { ContractFields, ZonePoint, ZoneRates } from '@khep/domain/rating';
import type { Contracts } from '../../brand/contracts/contracts.ts';
import { courierServices } from '../../partners/couriers/courierServices.ts';
import type { CourierService } from '../../partners/couriers/port.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { bulkInsert } from './bulkInsert.ts';

/** Services with a contract; the others charge their list price. */
const contracted = new Set([1, 2, 3]);
/** Last year's rates were lower, per cent. */
const lastYear = 94;

interface DemoCard {
  courier_id: number;
  rate_card_id: string;
  version: number;
  valid_from: string;
  valid_till: string;
  card: ContractFields;
}

/** First day of the financial year that the demo's orders are in. */
function yearStart(now: Date): number {
  const [year = 0, month = 0] = istDay(new Date(now.getTime() - 31 * 86_400_000))
    .split('-')
    .map(Number);
  return month >= 4 ? year : year - 1;
}

const scaled = (rates: ZoneRates | null | undefined, percent: number) =>
  Object.entries(rates ?? {}).map(([zone, { base, additional }]) => ({
    zone,
    base: Math.round(base * percent) / 100,
    additional: Math.round(additional * percent) / 100,
  }));

function contractOf(
  service: CourierService,
  percent: number,
  valid_from: string,
  valid_till: string | null,
): ContractFields {
  const { COD, FSC, DPH_PEG_PRICE } = exampleRateCard.vas_contract_data ?? {};
  return {
    brand_details: {
      conversion_factor: service.conversion_factor,
      minimum_weight: 0,
      valid_from,
      valid_till,
    },
    slab_g: 500,
    forward_contract_data: scaled(exampleRateCard.forward_contract_data, percent),
    rto_contract_data: scaled(exampleRateCard.rto_contract_data, percent),
    dto_contract_data: scaled(exampleRateCard.dto_contract_data, percent),
    vas_contract_data: [
      { code: 'COD', name: 'Cash on Delivery', parameters: { ...COD?.parameters } },
      { code: 'FSC', name: 'Fuel Surcharge', parameters: { ...FSC?.parameters } },
      {
        code: 'DPH_PEG_PRICE',
        name: 'DPH Peg Price',
        parameters: {
          avg_diesel_price: DPH_PEG_PRICE?.parameters.avg_diesel_price ?? 0,
          base_freight_incr: DPH_PEG_PRICE?.parameters.base_freight_incr ?? 0,
        },
      },
    ],
    additional_info: { qc_charges: 15, rto_additional_charges: 0, dto_additional_charges: 0 },
  };
}

function demoCards(now: Date): DemoCard[] {
  const year = yearStart(now);
  return courierServices
    .filter(({ courier_id }) => contracted.has(courier_id))
    .flatMap((service) => {
      const { courier_id, rate_percent } = service;
      const [before, start, end] = [`${year - 1}-04-01`, `${year}-04-01`, `${year}-03-31`];
      const old = Math.round((rate_percent * lastYear) / 100);
      return [
        {
          courier_id,
          rate_card_id: `rcd_demo${courier_id}a`,
          version: 1,
          valid_from: before,
          valid_till: end,
          card: contractOf(service, old, before, end),
        },
        {
          courier_id,
          rate_card_id: `rcd_demo${courier_id}b`,
          version: 2,
          valid_from: start,
          valid_till: '',
          card: contractOf(service, rate_percent, start, null),
        },
      ];
    });
}

/** The contracts that price the demo's shipments. */
export function demoContracts(now: Date): Contracts {
  const cards = Map.groupBy(demoCards(now), ({ courier_id }) => courier_id);
  return {
    cards: new Map(
      [...cards].map(([courier_id, versions]) => [
        courier_id,
        versions.map(({ card, rate_card_id, version }) =>
          parseContract({ ...card, id: rate_card_id, version }),
        ),
      ]),
    ),
    zones: new Map(),
    slas: new Map(),
  };
}

/** The zones of PIN codes that are the same from every warehouse, as a courier's own list would have them. */
export function mappedZones(
  places: readonly ZonePoint[],
  warehouses: readonly ZonePoint[],
): ReadonlyMap<string, string> {
  const zones = new Map<string, string>();
  for (const to of places) {
    const found = new Set(warehouses.map((from) => resolveZone(from, to).zone));
    const [zone] = found;
    if (found.size === 1 && zone !== undefined) zones.set(to.pincode, zone);
  }
  return zones;
}

/** Saves two versions of each contract, the promised days, and a zone mapping of the PIN codes that orders go to. */
export async function seedContracts(tx: Tx, now: Date, zones: ReadonlyMap<string, string>): Promise<void> {
  const { brand_id } = demoSession;
  await bulkInsert(
    tx,
    'rate_cards',
    demoCards(now).map((row) => ({
      brand_id,
      ...row,
      replaced_by: null,
      created_at: `${row.valid_from}T05:00:00Z`,
    })),
  );
  await bulkInsert(
    tx,
    'courier_slas',
    courierServices
      .filter(({ courier_id }) => contracted.has(courier_id))
      .flatMap(({ courier_id, tat_days }) =>
        Object.entries(tat_days).map(([zone, delivery_tat]) => ({
          brand_id,
          courier_id,
          zone,
          delivery_tat,
          pickup_tat: 1,
          is_active: true,
        })),
      ),
  );
  await bulkInsert(
    tx,
    'pincode_zones',
    [...zones].map(([pincode, zone]) => ({ brand_id, courier_id: 1, pincode, zone, is_active: true })),
  );
}

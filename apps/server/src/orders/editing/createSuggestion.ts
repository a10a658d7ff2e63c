import { volumetricWeight } from '@khep/domain/rating';
import type { Packing } from '@khep/domain/packing';
import { quote } from '../../allocation/quote.ts';
import type { Contracts } from '../../contracts/contracts.ts';
import type { Origin } from '../../allocation/candidates.ts';
import type { OfferedService } from '../../couriers/port.ts';
import type { PackableLine } from '../../packing/packingContext.ts';
import type { RecordInit } from './buildOrder.ts';
import type { SuggestionJson } from '../tables.ts';

interface SuggestInit {
  pack: (lines: readonly PackableLine[]) => Packing;
  contracts: Contracts;
  services: readonly OfferedService[];
  origin: Omit<Origin, 'warehouse_id' | 'name'>;
  /** Pickup day, YYYY-MM-DD. */
  on: string;
}

/** Suggests boxes and a rate for an order without calling couriers, for the list. */
export function createSuggester({
  pack,
  contracts,
  services,
  origin,
  on,
}: SuggestInit): RecordInit['suggest'] {
  return (lines, place): SuggestionJson => {
    const packing = pack(lines);
    const parcels = packing.packed_boxes.map((box) => ({
      ...box.dimensions,
      weight_g: Math.round(box.total_weight * 1000),
    }));
    const priced = services
      .filter(({ offered }) => offered)
      .map((service) => {
        const quotes = parcels.map((parcel, index) =>
          quote(service, contracts, {
            from: origin,
            to: place,
            weight_g: parcel.weight_g,
            length_cm: parcel.length,
            width_cm: parcel.width,
            height_cm: parcel.height,
            payment_mode: place.payment_mode,
            collectible_paise: index === 0 ? place.collectible_paise : 0,
            on,
          }),
        );
        const isRated = quotes.length > 0 && quotes.every((one) => one.rated);
        const charge_paise = quotes.reduce((sum, one) => sum + (one.rated ? one.charge_paise : 0), 0);
        return {
          service,
          isRated,
          charge_paise,
          tat_days: quotes[0]?.tat_days ?? null,
          zone: quotes[0]?.zone ?? null,
        };
      })
      .filter(({ isRated }) => isRated)
      .sort((a, b) => a.charge_paise - b.charge_paise);
    const best = packing.unpackable_items.length === 0 ? priced[0] : undefined;
    return {
      boxes: packing.packed_boxes.map((box) => ({ box_id: box.box_id, name: box.name, ...box.dimensions })),
      unpackable: packing.unpackable_items.map((item) => item.reason),
      volumetric_weight_g: parcels.reduce(
        (sum, { length, width, height }) =>
          sum + volumetricWeight({ length_cm: length, width_cm: width, height_cm: height }),
        0,
      ),
      courier_id: best?.service.courier_id ?? null,
      charge_paise: best?.charge_paise ?? null,
      tat_days: best?.tat_days ?? null,
      zone: best?.zone ?? null,
    };
  };
}

import { disputeStake, isOverbilled } from '@khep/domain/disputes';
import type { DisputeStake } from '@khep/domain/disputes';
import { volumetricWeight } from '@khep/domain/rating';
import type { Charges, Unrated } from '@khep/domain/rating';
import { isRtoChargeable } from '@khep/domain/shipments';
import { quote } from '../../brand/contracts/quote.ts';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { istDay } from '@khep/domain/days';
import type { DisputedShipment } from './findShipment.ts';
import type { WeighedJson } from './tables.ts';

/** Weight and size that the courier billed. Grams and centimetres; null if it billed none. */
export interface BilledWeight {
  billed_weight_g: number | null;
  size: { length: number; width: number; height: number } | null;
}

export interface Assessment {
  declared: WeighedJson;
  billed: WeighedJson;
  stake: DisputeStake | Unrated;
  /** The billed weight is above the declared slab, beyond the tolerance. */
  is_overbilled: boolean;
}

/** Rates the declared and the billed parcel by the contract of the pickup day. */
export async function assessBilled(
  db: Db | Tx,
  brand_id: string,
  { box, order, from }: DisputedShipment,
  { billed_weight_g, size }: BilledWeight,
  tolerance_g: number,
): Promise<Assessment> {
  const service = findCourierService(box.courier_id);
  const contracts = await loadContracts(db, brand_id, [order.pincode]);
  const declaredSize = { length: box.length_cm, width: box.width_cm, height: box.height_cm };
  const rate = (weight_g: number, parcel: BilledWeight['size']): Charges | Unrated => {
    if (!service || !from)
      return { rated: false, reason: 'The warehouse or courier of this shipment was deleted.' };
    const quoted = quote(service, contracts, {
      from,
      to: { pincode: order.pincode, state: order.state, city: order.city },
      weight_g,
      length_cm: parcel?.length ?? 0,
      width_cm: parcel?.width ?? 0,
      height_cm: parcel?.height ?? 0,
      payment_mode: box.payment_mode,
      collectible_paise: box.collectible_paise,
      on: istDay(box.picked_up_at ?? box.created_at),
      movement: isRtoChargeable(box.state) ? 'rto' : 'forward',
    });
    return quoted.rated ? quoted.charges : { rated: false, reason: quoted.reason };
  };
  const declared = rate(box.dead_weight_g, declaredSize);
  // Without a weight of its own, the billed dimensions alone are compared with our weight.
  const billed = rate(billed_weight_g ?? box.dead_weight_g, size);
  return {
    declared: toWeighed(declared, box.dead_weight_g, declaredSize),
    billed: toWeighed(billed, billed_weight_g, size, service?.conversion_factor),
    stake: disputeStake(declared, billed),
    is_overbilled:
      declared.rated &&
      billed.rated &&
      isOverbilled(declared.weight.billed_g, exactWeight(billed), tolerance_g),
  };
}

/** The weight before it is rounded up to slabs. */
const exactWeight = ({ weight }: Charges): number => Math.max(weight.dead_g, weight.volumetric_g);

function toWeighed(
  charges: Charges | Unrated,
  dead_g: number | null,
  size: BilledWeight['size'],
  divisor?: number,
): WeighedJson {
  const volumetric_g =
    size &&
    (charges.rated
      ? charges.weight.volumetric_g
      : volumetricWeight({ length_cm: size.length, width_cm: size.width, height_cm: size.height }, divisor));
  return {
    dead_g,
    size,
    volumetric_g,
    charged_g: charges.rated ? charges.weight.billed_g : Math.max(dead_g ?? 0, volumetric_g ?? 0),
    cost_paise: charges.rated ? charges.total : 0,
  };
}

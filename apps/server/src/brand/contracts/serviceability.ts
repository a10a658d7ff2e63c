import type { ResponseOf, BodyOf, calls } from '@khep/api';
import { isEmbargo } from '@khep/domain/allocation';
import { loadPincodeDirectory } from '@khep/domain/india';
import { paiseToRupees } from '@khep/domain/money';
import { askDays } from '../../partners/couriers/askDays.ts';
import { askLane } from '../../partners/couriers/askLane.ts';
import { requireService } from '../../partners/couriers/courierServices.ts';
import { quote } from './quote.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadContracts } from './contracts.ts';

type Question = BodyOf<typeof calls.contracts.serviceability>;
type Answer = ResponseOf<typeof calls.contracts.serviceability>['data'];
type Reach = Omit<Answer, 'courier_zone' | 'disagreement'>;

/**
 * Checks whether a courier serves a parcel between two pincodes, with zone and TAT, or the reason why not.
 */
async function checkServiceability(
  db: Db,
  couriers: BrandCouriers,
  brand_id: string,
  courier_id: number,
  question: Question,
  day: string,
): Promise<Reach> {
  const service = requireService(courier_id);
  const { from_pincode, to_pincode, payment_mode, weight } = question;
  const [book, contracts] = await Promise.all([
    loadPincodeDirectory(),
    loadContracts(db, brand_id, [to_pincode]),
  ]);
  const placeOf = (pincode: string) => ({ pincode, ...book.find(pincode) });
  const adapter = couriers.adapter(courier_id);
  const lane = { from: from_pincode, to: to_pincode };
  const stated = adapter ? askDays(adapter, lane, day) : undefined;
  const priced = quote(service, contracts, {
    from: placeOf(from_pincode),
    to: placeOf(to_pincode),
    weight_g: weight,
    length_cm: 0,
    width_cm: 0,
    height_cm: 0,
    payment_mode,
    collectible_paise: 0,
    on: day,
    stated_days: await stated,
  });
  const place = { zone: priced.zone, tat: priced.tat_days };
  const no = (reason: string): Reach => ({
    ...place,
    serviceable: false,
    prepaid: false,
    cod: false,
    pickup: false,
    reverse: false,
    oda: false,
    embargo: false,
    max_cod: null,
    max_weight: null,
    reason,
  });
  if (!adapter) return no(couriers.list().find((one) => one.courier_id === courier_id)?.reason ?? '');
  try {
    const { from, to } = await askLane(adapter, lane);
    if (!to)
      return no(
        adapter.laneServiceability
          ? `${service.name} doesn't deliver from ${from_pincode} to ${to_pincode}.`
          : `${service.name} doesn't deliver to ${to_pincode}.`,
      );
    const embargo = isEmbargo(to.remarks);
    const reasons = [
      !from?.pickup && `${service.name} doesn't pick up at ${from_pincode}.`,
      payment_mode === 'cod' && to.cod === false && `No cash on delivery at ${to_pincode}.`,
      payment_mode === 'prepaid' && !to.prepaid && `No prepaid delivery at ${to_pincode}.`,
      embargo &&
        `${service.name} doesn't accept shipments to ${to_pincode} at the moment. Courier remark: ${to.remarks}`,
      to.max_weight_g > 0 &&
        weight > to.max_weight_g &&
        `The maximum weight there is ${to.max_weight_g / 1000} kg.`,
    ].filter((reason) => reason !== false);
    return {
      ...place,
      serviceable: reasons.length === 0,
      prepaid: to.prepaid,
      // A courier that says nothing of COD leaves it to its contract.
      cod: to.cod ?? true,
      pickup: from?.pickup ?? false,
      reverse: to.pickup,
      oda: to.oda,
      embargo,
      max_cod: to.max_cod_paise > 0 ? paiseToRupees(to.max_cod_paise) : null,
      max_weight: to.max_weight_g > 0 ? to.max_weight_g : null,
      reason: reasons.join(' '),
    };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return no(`${service.name} isn't responding. Try again in a minute.`);
  }
}

/** Checks a pair, and marks where our mapping and the courier's answer differ. */
export async function checkAgainstMapping(
  db: Db,
  couriers: BrandCouriers,
  brand_id: string,
  courier_id: number,
  question: Question,
  day: string,
): Promise<Answer> {
  const [reach, courier_zone] = await Promise.all([
    checkServiceability(db, couriers, brand_id, courier_id, question, day),
    courierZone(couriers.adapter(courier_id), question),
  ]);
  const pair = { brand_id, courier_id, to_pincode: question.to_pincode };
  return { ...reach, courier_zone, disagreement: await disagreement(db, pair, reach, courier_zone) };
}

async function courierZone(
  adapter: ReturnType<BrandCouriers['adapter']>,
  { from_pincode, to_pincode, weight }: Question,
): Promise<string> {
  if (!adapter) return '';
  try {
    const rate = await adapter.rate({
      from_pincode,
      to_pincode,
      weight_g: weight,
      length_cm: 0,
      width_cm: 0,
      height_cm: 0,
      payment_mode: 'prepaid',
      collectible_paise: 0,
    });
    return rate.rated ? rate.zone : '';
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return '';
  }
}

/** Says where our mapping and the courier's answer differ; empty if they agree or the mapping doesn't say. */
async function disagreement(
  db: Db,
  { brand_id, courier_id, to_pincode }: { brand_id: string; courier_id: number; to_pincode: string },
  reach: { serviceable: boolean; zone: string },
  courier_zone: string,
): Promise<string> {
  if (courier_zone !== '' && courier_zone !== reach.zone)
    return `Zone ${reach.zone} in your mapping, zone ${courier_zone} at the courier.`;
  const mapped = await db
    .selectFrom('pincode_zones')
    .select('is_active')
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('pincode', '=', to_pincode)
    .executeTakeFirst();
  if (mapped?.is_active === true && !reach.serviceable)
    return 'Active in your mapping, not served by the courier.';
  if (mapped?.is_active === false && reach.serviceable)
    return 'Inactive in your mapping, served by the courier.';
  return '';
}

import type { RateAnswer, RateQuestion, RatedService } from '@khep/api';
import { filterCouriers } from '@khep/domain/allocation';
import { loadPincodeDirectory } from '@khep/domain/india';
import { formatPercent, formatRupees, paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { likelyCost, volumetricWeight } from '@khep/domain/rating';
import { findCandidates } from '../../dispatch/allocation/plan/candidates.ts';
import type { Consignment, ServiceCandidate } from '../../dispatch/allocation/plan/candidates.ts';
import { isListPrice, quote } from '../../brand/contracts/quote.ts';
import type { Quote } from '../../brand/contracts/quote.ts';
import { serializeCharges } from '../billing/charges.ts';
import { askDays } from '../../partners/couriers/askDays.ts';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import type { Contracts } from '../../brand/contracts/contracts.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { addDays, istDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { loadRateHistory } from './history.ts';
import type { RateHistory, ServiceHistory } from './history.ts';

const curvePoints = 12;
const curveStep_g = 500;
/** A box can be filled less high by so much: more is another box. */
const maxLess_cm = 5;

interface RateContext extends Omit<RateParts, 'couriers'> {
  question: RateQuestion;
  consignment: Consignment;
}

/** Inputs for pricing parcels. */
export interface RateParts {
  couriers: BrandCouriers;
  contracts: Contracts;
  history: RateHistory;
  on: string;
  billsFreight: boolean;
  /** Prices by weight are for a chart. */
  needsCurve: boolean;
}

/** A COD parcel has something to collect. */
export const collectProblem = 'Enter the amount to collect, or choose prepaid.';

type Rated = Extract<Quote, { rated: true }>;

/** Prices a parcel with every service of a brand, as a booking would; the reason for those that can't. */
export async function calculateRates(
  db: Db,
  services: Services,
  brand_id: string,
  question: RateQuestion,
): Promise<RateAnswer> {
  const { from_pincode, to_pincode, payment_mode, length, width, height } = question;
  const now = services.clock.now();
  const on = question.on ?? istDay(now);
  if (payment_mode === 'cod' && question.cod_amount <= 0)
    throw validationError({ cod_amount: collectProblem });
  const directory = await loadPincodeDirectory();
  const placeOf = (pincode: string) => {
    const place = directory.find(pincode);
    return { pincode, city: place?.city ?? '', state: place?.state ?? '' };
  };
  const [from, to] = [placeOf(from_pincode), placeOf(to_pincode)];
  const [couriers, contracts, history, wallet] = await Promise.all([
    services.couriers.forBrand(brand_id),
    loadContracts(db, brand_id, [to_pincode]),
    loadRateHistory(db, brand_id, { state: to.state, payment_mode, now }),
    db.selectFrom('wallets').select('bills_freight').where('brand_id', '=', brand_id).executeTakeFirst(),
  ]);
  const parts: RateParts = {
    couriers,
    contracts,
    history,
    on,
    billsFreight: wallet?.bills_freight ?? false,
    needsCurve: true,
  };
  const lane = { from: from_pincode, to: to_pincode };
  // Stated days are known to the quotes that follow.
  await Promise.all(
    couriers.list().map(async ({ courier_id, offered }) => {
      const adapter = offered ? couriers.adapter(courier_id) : undefined;
      if (adapter) await askDays(adapter, lane, on);
    }),
  );
  const { context, candidates, able, rated, rejected, unrated } = await rateParcel(
    question,
    { from, to },
    parts,
  );
  const asPrepaid =
    payment_mode === 'cod' && rejected.length > 0
      ? await rateParcel(
          { ...question, payment_mode: 'prepaid', cod_amount: 0 },
          { from, to },
          { ...parts, needsCurve: false },
        )
      : undefined;
  const prepaidIds = new Set(asPrepaid?.rated.map(({ courier_id }) => courier_id));
  const unratedIds = new Set(unrated.map(({ courier_id }) => courier_id));
  const wayOutOf = (courier_id: number) =>
    prepaidIds.has(courier_id) ? 'prepaid' : unratedIds.has(courier_id) ? 'rate-card' : 'courier';
  const partnerOf = new Map(candidates.map(({ service }) => [service.courier_id, service.partner]));
  const best = (pick: (one: RatedService) => number): number | null =>
    rated.toSorted((a, b) => pick(a) - pick(b) || a.price - b.price)[0]?.courier_id ?? null;
  const likely = best((one) => one.likely);
  return {
    from,
    to,
    on,
    volumetric_g: volumetricWeight({ length_cm: length, width_cm: width, height_cm: height }),
    services: rated.toSorted((a, b) => a.likely - b.likely),
    others: rejected.map(({ courier_id, name, reason }) => ({
      courier_id: Number(courier_id),
      name,
      partner: partnerOf.get(Number(courier_id)) ?? '',
      reason,
      way_out: wayOutOf(Number(courier_id)),
    })),
    best: { likely, price: best((one) => one.price), promise: best((one) => one.promise_days) },
    tip: findTip(
      able.find(({ service }) => service.courier_id === likely),
      context,
    ),
  };
}

/** Prices a parcel with every service: those that carry it, and why the others can't. */
export async function rateParcel(
  question: RateQuestion,
  { from, to }: Record<'from' | 'to', { pincode: string; city: string; state: string }>,
  parts: RateParts,
) {
  const { payment_mode, length, width, height, from_pincode, to_pincode } = question;
  const collect = payment_mode === 'cod' ? question.cod_amount : 0;
  const { couriers, ...known } = parts;
  const consignment: Consignment = {
    order: to,
    origin: { ...from, warehouse_id: '', name: '' },
    parcels: [
      {
        dead_weight_g: question.weight,
        length_cm: length,
        width_cm: width,
        height_cm: height,
        payment_mode,
        collectible_paise: rupeesToPaise(collect),
      },
    ],
  };
  const context: RateContext = { ...known, question, consignment };
  const candidates = await findCandidates(
    { couriers, contracts: parts.contracts, day: parts.on },
    consignment,
  );
  const { able, rejected } = filterCouriers(candidates, {
    source_pincode: from_pincode,
    destination_pincode: to_pincode,
    collect,
    weight: question.weight / 1000,
  });
  const rated = able.flatMap((candidate) => rateCandidate(candidate, context) ?? []);
  const unrated = able.flatMap(({ service, quotes: [first] }) =>
    first && !first.rated
      ? [{ courier_id: service.courier_id, name: service.name, reason: first.reason }]
      : [],
  );
  return { context, candidates, able, rated, rejected: [...rejected, ...unrated], unrated };
}

/** Prices a parcel of other dimensions or on another journey with a service. */
function price(
  { service }: ServiceCandidate,
  { contracts, consignment, on }: RateContext,
  change: Partial<Parameters<typeof quote>[2]> = {},
): Quote {
  const [parcel] = consignment.parcels;
  return quote(service, contracts, {
    from: consignment.origin,
    to: consignment.order,
    weight_g: parcel?.dead_weight_g ?? 0,
    length_cm: parcel?.length_cm ?? 0,
    width_cm: parcel?.width_cm ?? 0,
    height_cm: parcel?.height_cm ?? 0,
    payment_mode: parcel?.payment_mode ?? 'prepaid',
    collectible_paise: parcel?.collectible_paise ?? 0,
    on,
    ...change,
  });
}

function rateCandidate(candidate: ServiceCandidate, context: RateContext): RatedService | undefined {
  const { service, destination, quotes } = candidate;
  const forward = quotes[0];
  if (!forward?.rated || !destination) return undefined;
  const rto = price(candidate, context, { movement: 'rto' });
  const known = context.history.of(service.courier_id);
  const rtoPaise = rto.rated ? rto.charge_paise : null;
  const likely = rtoPaise === null ? forward.charge_paise : likelyCost(forward.charge_paise, rtoPaise, known);
  const { tat_days } = forward;
  return {
    courier_id: service.courier_id,
    name: service.name,
    mode: service.mode,
    partner: service.partner,
    is_simulated: service.simulated,
    zone: forward.zone,
    zone_why: forward.zone_why,
    promise_days: tat_days,
    promised_on: addDays(context.on, tat_days),
    actual_days: known && known.days !== null ? Math.round(known.days * 10) / 10 : null,
    kept_percent: known ? share(known.in_time, known.delivered) : null,
    delivered_percent: known ? share(known.delivered, known.ended) : null,
    history: known ? `${known.ended} ${known.scope} in 90 days` : '',
    price: paiseToRupees(forward.charge_paise),
    rto_price: rtoPaise === null ? null : paiseToRupees(rtoPaise),
    rto_percent: known ? share(known.returned, known.ended) : null,
    likely: paiseToRupees(likely),
    likely_why: explainLikely(forward, rto, known),
    charged_g: forward.charges.weight.billed_g,
    charges: serializeCharges(forward.charges),
    rto_charges: rto.rated ? serializeCharges(rto.charges) : null,
    billed_by: context.billsFreight && isListPrice(forward.charges) ? 'khep' : 'courier',
    limits: {
      cod: destination.cod,
      max_cod: destination.max_cod ?? null,
      max_weight: destination.max_weight ?? null,
      reverse: destination.reverse,
      oda: destination.oda === true,
    },
    curve: context.needsCurve ? weightCurve(candidate, context) : [],
  };
}

const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 1000) / 10);

function explainLikely(forward: Rated, rto: Quote, known: ServiceHistory | undefined): string {
  if (!known)
    return 'Too few parcels have ended to know how many come back. This is the price of a delivery.';
  if (!rto.rated) return `The contract has no RTO rate, so this is the price of a delivery. ${rto.reason}`;
  const back = share(known.returned, known.ended);
  return `${formatPercent(100 - back, { decimals: 1 })} × ${formatRupees(forward.charge_paise)} and ${formatPercent(back, { decimals: 1 })} × ${formatRupees(rto.charge_paise)}: of ${known.ended} ${known.scope}, ${known.returned} came back in 90 days.`;
}

/** Prices by weight, from one slab to twice the weight of the parcel. */
function weightCurve(candidate: ServiceCandidate, context: RateContext): RatedService['curve'] {
  const { weight } = context.question;
  const step = Math.max(1, Math.ceil((weight * 2) / (curvePoints * curveStep_g))) * curveStep_g;
  return Array.from({ length: curvePoints }, (_, index) => (index + 1) * step).flatMap((weight_g) => {
    const one = price(candidate, context, { weight_g, length_cm: 0, width_cm: 0, height_cm: 0 });
    return one.rated ? [{ weight: weight_g, price: paiseToRupees(one.charge_paise) }] : [];
  });
}

/** Finds the smallest reduction of the height that costs less. */
function findTip(candidate: ServiceCandidate | undefined, context: RateContext): RateAnswer['tip'] {
  const now = candidate?.quotes[0];
  const { height } = context.question;
  if (!candidate || !now?.rated || now.charges.weight.charged_by !== 'volumetric') return null;
  for (let less = 0.5; less <= Math.min(maxLess_cm, height - 1); less += 0.5) {
    const smaller = price(candidate, context, { height_cm: height - less });
    if (smaller.rated && smaller.charge_paise < now.charge_paise)
      return {
        height: height - less,
        less_cm: less,
        saves: paiseToRupees(now.charge_paise - smaller.charge_paise),
        charged_g: smaller.charges.weight.billed_g,
      };
  }
  return null;
}

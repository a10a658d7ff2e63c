import type { HandoverForecast, HandoverParcel, HandoverPile } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { forecastCutOff, isOnPile } from '@khep/domain/warehouse';

/** How fast the benches of a warehouse are. */
export interface Pace {
  /** Seconds of each of the parcels that were packed last, without breaks. */
  seconds: number[];
  packers: number;
}

/** The next van of each courier, the first to leave first. What leaves earlier is packed earlier. */
export function toPiles(parcels: readonly HandoverParcel[], pace: Pace, now: Date): HandoverPile[] {
  const byPartner = Map.groupBy(
    parcels.filter((parcel) => isOnPile(parcel, parcel.partner)),
    ({ partner }) => partner,
  );
  const piles = [...byPartner].map(([partner, own]) => ({
    partner,
    courier_name: couriers[partner].name,
    leaves_at: own.flatMap(({ leaves_at }) => leaves_at ?? []).toSorted()[0] ?? null,
    parcels: own.length,
    packed: own.filter(({ packed }) => packed !== null).length,
  }));
  piles.sort((one, other) => (one.leaves_at ?? '9').localeCompare(other.leaves_at ?? '9'));
  let left = 0;
  return piles.map((pile) => {
    left += pile.parcels - pile.packed;
    return { ...pile, forecast: forecastOf(pile, left, pace, now) };
  });
}

function forecastOf(
  { leaves_at, parcels, packed }: Pick<HandoverPile, 'leaves_at' | 'parcels' | 'packed'>,
  left: number,
  { seconds, packers }: Pace,
  now: Date,
): HandoverForecast | null {
  if (leaves_at === null || packed === parcels) return null;
  const until = (Date.parse(leaves_at) - now.getTime()) / 1000;
  const found = forecastCutOff({ seconds, left, packers, until });
  if (!found) return null;
  const at = (after: number) => new Date(now.getTime() + after * 1000).toISOString();
  return {
    early: at(found.interval[0]),
    late: at(found.interval[1]),
    chance: found.chance,
    packers,
    packers_needed: found.packers,
  };
}

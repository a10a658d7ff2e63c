import type { DisputePhoto } from '@khep/api';
import { defaultDisputeWindows, evidenceKinds } from '@khep/domain/disputes';
import type { DisputeState } from '@khep/domain/disputes';
import { assessCharge } from '../../money/disputes/addDispute.ts';
import { moveDispute } from '../../money/disputes/moveDispute.ts';
import { openDispute } from '../../money/disputes/openDispute.ts';
import { ApiError } from '../../base/errors.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Random } from '../../base/seededRandom.ts';

const dayMs = 86_400_000;
/** Parcels to try for one dispute: a few are billed in their own slab, or have no rate. */
const maxTries = 5;
const terms = { windows: defaultDisputeWindows, rules: [] };
const courier = { kind: 'courier', name: 'Courier' } as const;
const seller = { kind: 'user', id: 'usr_0ritikasharma0demo', name: 'Ritika Sharma' } as const;
const system = { kind: 'system', name: 'Khep' } as const;

interface Planned {
  /** Days since the notice. */
  age: number;
  state: DisputeState;
  photos: number;
}

const many = (count: number, one: Planned): Planned[] => Array.from({ length: count }, () => one);

/** Disputes of two weeks: seven to answer, two with couriers, the others resolved or expired. */
const plan: readonly Planned[] = [
  ...many(5, { age: 9, state: 'WON', photos: 5 }),
  ...many(2, { age: 9, state: 'LOST', photos: 0 }),
  { age: 8, state: 'PARTIAL', photos: 3 },
  { age: 8, state: 'ACCEPTED', photos: 0 },
  { age: 9, state: 'EXPIRED', photos: 0 },
  ...many(2, { age: 3, state: 'DISPUTED', photos: 5 }),
  ...many(2, { age: 6.2, state: 'NEW', photos: 5 }),
  { age: 5, state: 'NEW', photos: 4 },
  ...many(2, { age: 3, state: 'NEW', photos: 5 }),
  ...many(2, { age: 1, state: 'NEW', photos: 0 }),
];

const photosOf = (count: number): DisputePhoto[] =>
  evidenceKinds.slice(0, count).map((kind) => ({ kind, url: `/demo/proof-${kind}.svg` }));

/** Adds disputes of shipments that were picked up, through the functions that make them, so that the ledger has their money. */
export async function seedDisputes(
  tx: Tx,
  { shipments, random, now }: { shipments: readonly ShipmentRecord[]; random: Random; now: Date },
): Promise<void> {
  const free = shipments
    .filter(({ awb, picked_up_at }) => awb !== null && picked_up_at !== null)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  for (const { age, state, photos } of plan) {
    const noticed_at = new Date(now.getTime() - age * dayMs);
    // Old notices are about parcels that were picked up before them.
    const isBefore = ({ picked_up_at }: ShipmentRecord) => picked_up_at !== null && picked_up_at < noticed_at;
    let isSeeded = false;
    for (let tries = 0; tries < maxTries && !isSeeded; tries += 1) {
      const at = free.findIndex(isBefore);
      const [box] = at < 0 ? [] : free.splice(at, random.int(1, 4));
      if (!box) break;
      isSeeded = await seedDispute(tx, box, { state, photos: photosOf(photos), noticed_at, random, now });
    }
  }
}

interface SeededDispute {
  state: DisputeState;
  photos: DisputePhoto[];
  noticed_at: Date;
  random: Random;
  now: Date;
}

/** Opens a dispute of a parcel and brings it to its state. Returns whether there is one. */
async function seedDispute(
  tx: Tx,
  box: ShipmentRecord,
  { state, photos, noticed_at, random, now }: SeededDispute,
): Promise<boolean> {
  const { brand_id } = box;
  const more = () => random.int(4, 9);
  const init = await assessCharge(
    tx,
    brand_id,
    {
      source: 'notice',
      awb: box.awb ?? '',
      category: 'weight',
      billed_weight_g: null,
      billed_length: box.length_cm + more(),
      billed_width: box.width_cm + more(),
      billed_height: box.height_cm + more(),
      amount: null,
      reference: `WD-${random.int(80_000, 99_999)}`,
      remark: '',
      photos,
      scale_g: photos.length === 5 ? box.dead_weight_g : null,
      noticed_at,
    },
    terms,
  ).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  if (!init) return false;
  const dispute = await openDispute(tx, init, terms, { actor: courier, now: noticed_at });
  if (!dispute) return false;
  if (state === 'NEW') return true;
  const key = { brand_id, dispute_id: dispute.dispute_id };
  const answered = new Date(noticed_at.getTime() + dayMs / 2);
  const to = (next: DisputeState, actor: typeof courier | typeof seller | typeof system, at: Date) =>
    moveDispute(
      tx,
      key,
      { to: next, windows: terms.windows, released_paise: Math.round(dispute.amount_paise / 2) },
      { actor, now: at },
    );
  if (state === 'EXPIRED') {
    await to('EXPIRED', system, new Date(dispute.act_by.getTime() + 3_600_000));
    return true;
  }
  if (state === 'ACCEPTED') {
    await to('ACCEPTED', seller, answered);
    return true;
  }
  await to('DISPUTED', seller, answered);
  if (state !== 'DISPUTED')
    await to(state, courier, new Date(now.getTime() - random.int(20, 40) * 3_600_000));
  return true;
}

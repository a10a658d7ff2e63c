import { noZone } from '@khep/api';
import type { Wave, WaveBoard, WaveWalk } from '@khep/api';
import { barcodesOf } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { loadLayout } from '../bins/layouts.ts';
import type { WaveRecord } from '../tables.ts';
import { countWaiting, leavesAt, waitingTags } from './waitingBoxes.ts';
import type { WaitingGroup } from './waitingBoxes.ts';

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Waves that a list shows beside the open ones. */
const shownPacked = 20;
/** Tags to choose from. */
const mostTags = 30;

interface WaveCounts {
  boxes: number;
  packed: number;
  pieces: number;
  picked: number;
  short: number;
  couriers: string[];
}

const nothing: WaveCounts = { boxes: 0, packed: 0, pieces: 0, picked: 0, short: 0, couriers: [] };

/** Counts what is in waves and how far they are. */
async function countWaves(
  db: Db | Tx,
  brand_id: string,
  wave_ids: readonly string[],
): Promise<Map<string, WaveCounts>> {
  if (wave_ids.length === 0) return new Map();
  const [boxes, picks] = await Promise.all([
    db
      .selectFrom('wave_boxes')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'wave_boxes.brand_id')
          .onRef('shipments.shipment_id', '=', 'wave_boxes.shipment_id'),
      )
      .select([
        'wave_boxes.wave_id',
        'shipments.courier_id',
        sql<number>`count(*)::int`.as('boxes'),
        sql<number>`count(wave_boxes.packed_at)::int`.as('packed'),
      ])
      .where('wave_boxes.brand_id', '=', brand_id)
      .where('wave_boxes.wave_id', 'in', wave_ids)
      .groupBy(['wave_boxes.wave_id', 'shipments.courier_id'])
      .execute(),
    db
      .selectFrom('picks')
      .select([
        'wave_id',
        sql<number>`sum(quantity)::int`.as('pieces'),
        sql<number>`sum(picked)::int`.as('picked'),
        sql<number>`sum(short)::int`.as('short'),
      ])
      .where('brand_id', '=', brand_id)
      .where('wave_id', 'in', wave_ids)
      .groupBy('wave_id')
      .execute(),
  ]);
  const counts = new Map<string, WaveCounts>();
  for (const { wave_id, ...own } of picks) counts.set(wave_id, { ...nothing, ...own, couriers: [] });
  for (const row of boxes) {
    const own = counts.get(row.wave_id) ?? { ...nothing, couriers: [] };
    own.boxes += row.boxes;
    own.packed += row.packed;
    own.couriers.push(courierName(row.courier_id));
    counts.set(row.wave_id, own);
  }
  return counts;
}

const serializeWave = (wave: WaveRecord, counts: WaveCounts, warehouse_name: string): Wave => ({
  id: wave.wave_id,
  number: wave.wave_number,
  warehouse_id: wave.warehouse_id,
  warehouse_name,
  state: wave.state,
  ...counts,
  couriers: counts.couriers.filter(Boolean).toSorted(),
  picker: wave.picker_name,
  leaves_at: wave.leaves_at?.toISOString() ?? null,
  created_at: wave.created_at.toISOString(),
});

async function serializeWaves(
  db: Db | Tx,
  brand_id: string,
  waves: readonly WaveRecord[],
  nameOf: ReadonlyMap<string, string>,
): Promise<Wave[]> {
  const counts = await countWaves(
    db,
    brand_id,
    waves.map(({ wave_id }) => wave_id),
  );
  return waves.map((wave) =>
    serializeWave(wave, counts.get(wave.wave_id) ?? nothing, nameOf.get(wave.warehouse_id) ?? ''),
  );
}

export async function warehouseNames(db: Db | Tx, brand_id: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .orderBy('is_primary_warehouse', 'desc')
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function wavesById(db: Db | Tx, brand_id: string, wave_ids: readonly string[]): Promise<Wave[]> {
  const [rows, names] = await Promise.all([
    db
      .selectFrom('waves')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('wave_id', 'in', wave_ids)
      .orderBy('wave_number')
      .execute(),
    warehouseNames(db, brand_id),
  ]);
  return serializeWaves(db, brand_id, rows, names);
}

/** Loads the boxes that wait to be picked in a warehouse, the primary one without, and its waves. */
export async function loadBoard(
  db: Db,
  brand_id: string,
  { warehouse_id }: { warehouse_id?: string | undefined },
  now: Date,
): Promise<WaveBoard> {
  const [names, groups] = await Promise.all([warehouseNames(db, brand_id), countWaiting(db, brand_id)]);
  const waitingIn = (id: string) =>
    groups.reduce((sum, group) => (group.warehouse_id === id ? sum + group.boxes : sum), 0);
  const warehouses = [...names].map(([id, name]) => ({ id, name, waiting: waitingIn(id) }));
  // The primary one is first. The fullest would be another one as soon as waves are started.
  const chosen = warehouses.find(({ id }) => id === warehouse_id) ?? warehouses[0];
  if (!chosen)
    return {
      warehouses: [],
      warehouse_id: '',
      waiting: [],
      choices: { leaves_at: [], zones: [], tags: [] },
      waves: [],
      has_layout: false,
    };
  const [layout, tags, rows] = await Promise.all([
    loadLayout(db, brand_id, chosen.id),
    waitingTags(db, { brand_id, warehouse_id: chosen.id }, mostTags),
    db
      .selectFrom('waves')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('warehouse_id', '=', chosen.id)
      .where('state', '<>', 'cancelled')
      .orderBy(sql`state = 'packed'`)
      .orderBy('wave_number', 'desc')
      .limit(200)
      .execute(),
  ]);
  const packed = rows.filter(({ state }) => state === 'packed').slice(0, shownPacked);
  const shown = [...rows.filter(({ state }) => state !== 'packed').toReversed(), ...packed];
  const here = groups.filter((group) => group.warehouse_id === chosen.id);
  const byCourier = Map.groupBy(here, ({ courier_id }) => courier_id);
  const waiting = [...byCourier].flatMap(([courier_id, own]) => {
    if (courier_id === null) return [];
    const times = own.flatMap((group) => leavesAt(group, now)?.toISOString() ?? []);
    const sum = (read: (group: (typeof own)[number]) => number) =>
      own.reduce((total, group) => total + read(group), 0);
    return [
      {
        courier_id,
        courier_name: courierName(courier_id),
        boxes: sum(({ boxes }) => boxes),
        single: sum(({ single }) => single),
        pieces: sum(({ pieces }) => pieces),
        leaves_at: times.sort()[0] ?? null,
      },
    ];
  });
  return {
    warehouses,
    warehouse_id: chosen.id,
    waiting: waiting.toSorted(
      (a, b) => (a.leaves_at ?? '~').localeCompare(b.leaves_at ?? '~') || b.boxes - a.boxes,
    ),
    choices: { ...choicesOf(here, now), tags },
    waves: await serializeWaves(db, brand_id, shown, names),
    has_layout: layout !== undefined,
  };
}

/** The times and zones that boxes can be chosen by. */
function choicesOf(
  groups: readonly WaitingGroup[],
  now: Date,
): Pick<WaveBoard['choices'], 'leaves_at' | 'zones'> {
  const times = groups.flatMap((group) => leavesAt(group, now)?.toISOString() ?? []);
  const byZone = Map.groupBy(groups, ({ zone }) => zone);
  return {
    leaves_at: [...new Set(times)].sort(),
    zones: [...byZone]
      .map(([zone, own]) => ({ zone, boxes: own.reduce((sum, { boxes }) => sum + boxes, 0) }))
      // No zone comes last.
      .toSorted((a, b) => Number(a.zone === noZone) - Number(b.zone === noZone) || byName(a.zone, b.zone)),
  };
}

/** A wave with its walk. @throws ApiError 404 */
export async function loadWalk(
  db: Db | Tx,
  { brand_id, user_id }: { brand_id: string; user_id: string },
  wave_id: string,
): Promise<WaveWalk> {
  const row = await db
    .selectFrom('waves')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .executeTakeFirst();
  if (!row) throw notFound('wave');
  const [[wave], layout, boxes, picks] = await Promise.all([
    wavesById(db, brand_id, [wave_id]),
    loadLayout(db, brand_id, row.warehouse_id),
    db
      .selectFrom('wave_boxes')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'wave_boxes.brand_id')
          .onRef('shipments.shipment_id', '=', 'wave_boxes.shipment_id'),
      )
      .select([
        'wave_boxes.tote',
        'wave_boxes.shipment_id',
        'wave_boxes.order_id',
        'wave_boxes.order_number',
        'wave_boxes.packed_at',
        'shipments.state',
      ])
      .where('wave_boxes.brand_id', '=', brand_id)
      .where('wave_boxes.wave_id', '=', wave_id)
      .orderBy('wave_boxes.tote')
      .execute(),
    db
      .selectFrom('picks')
      .leftJoin('skus', (join) =>
        join.onRef('skus.brand_id', '=', 'picks.brand_id').onRef('skus.id', '=', 'picks.sku_id'),
      )
      .leftJoin('bins', (join) =>
        join.onRef('bins.brand_id', '=', 'picks.brand_id').onRef('bins.bin_id', '=', 'picks.bin_id'),
      )
      .select([
        'picks.pick_no',
        'picks.bin',
        'bins.level',
        'picks.sku_code as sku_id',
        'picks.sku_name',
        'skus.additional_info',
        'picks.shipment_id',
        'picks.tote',
        'picks.quantity',
        'picks.picked',
        'picks.short',
      ])
      .where('picks.brand_id', '=', brand_id)
      .where('picks.wave_id', '=', wave_id)
      .where('picks.quantity', '>', 0)
      .orderBy('picks.walk_order')
      .orderBy('picks.pick_no')
      .execute(),
  ]);
  return {
    ...wave!,
    totes: boxes.map(({ packed_at, state, ...box }) => ({
      ...box,
      is_cancelled: state === 'CANCELLED',
      is_packed: packed_at !== null,
    })),
    picks: picks.map(({ additional_info, level, ...pick }) => ({
      ...pick,
      barcodes: barcodesOf(additional_info),
      shelf: layout && level !== null ? { level, levels: Math.max(level, layout.levels) } : null,
    })),
    walk_length: row.walk_length,
    is_mine: row.picker_id === null || row.picker_id === user_id,
  };
}

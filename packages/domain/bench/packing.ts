/**
 * Packs a data set of orders and prints one JSON line for each, for the validator of the data.
 * node --conditions=@khep/source packages/domain/bench/packing.ts DATASET.json \
 *   [--budget ms | --effort millions] [--support share] [--one] [--only kind] [--limit n] [--cpu]
 */
import { readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fillOneBox, packItems } from '@khep/domain/packing';
import type { BoxSize, PackItem, PackOptions } from '@khep/domain/packing';

interface Box {
  id: string;
  l: number;
  w: number;
  h: number;
  ol?: number;
  ow?: number;
  oh?: number;
  empty?: number;
  maxWeight?: number;
  cost?: number;
}

interface Instance {
  id: string;
  cls?: string;
  kind?: string;
  boxes?: Box[];
  items: {
    l: number;
    w: number;
    h: number;
    weight: number;
    qty: number;
    upright: [boolean, boolean, boolean];
    fixed?: boolean;
    fragile?: boolean;
    do_not_mix?: string;
  }[];
}

interface DataSet {
  objective: string;
  boxes?: Box[];
  freight?: { divisor_cm3_per_kg: number; slab_g: number; first: number; each: number };
  instances: Instance[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budget: { type: 'string' },
    effort: { type: 'string' },
    support: { type: 'string', default: '0' },
    only: { type: 'string' },
    limit: { type: 'string' },
    /** One box, as full as can be: container loading. */
    one: { type: 'boolean' },
    /** Count the time of the processor instead of the clock's: for a machine that others use too. */
    cpu: { type: 'boolean', default: false },
  },
});
const data = JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')) as DataSet;

/** Sides of the data are millimetres; ours are centimetres. */
const CM = 10;

const toBox = (box: Box): BoxSize => ({
  box_id: box.id,
  length: box.l / CM,
  width: box.w / CM,
  height: box.h / CM,
  ...(box.ol && box.ow && box.oh
    ? { outer: { length: box.ol / CM, width: box.ow / CM, height: box.oh / CM } }
    : {}),
  weight_capacity: (box.maxWeight ?? 0) / 1000,
  empty_weight: box.empty ?? 0,
  cost: (box.cost ?? 0) * 100,
});

/** Default options for each kind of data set, if the command sets none. */
const usual: Record<string, { budget?: number; one?: boolean }> = {
  'max volume in one container': { budget: 1000, one: true },
  'min identical bins': { budget: 1000 },
  'min identical bins, no rotation': { budget: 45 },
};
const preset = usual[data.objective] ?? {};
const isOne = values.one ?? preset.one ?? false;
const budget = Number(values.budget ?? (values.effort ? 0 : preset.budget) ?? 0);

function now(): number {
  if (!values.cpu) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const options: PackOptions = {
  objective: data.freight ? 'cost' : 'boxes',
  support: Number(values.support),
  ...(values.effort ? { effort: Number(values.effort) } : {}),
  ...(budget > 0 ? { timeBudgetMs: budget, now } : {}),
  ...(data.freight
    ? {
        conversion_factor: data.freight.divisor_cm3_per_kg,
        freight: {
          slab_g: data.freight.slab_g,
          first: data.freight.first * 100,
          each: data.freight.each * 100,
        },
      }
    : {}),
};

const wanted = data.instances
  .filter(({ cls, kind }) => !values.only || (cls ?? kind) === values.only)
  .slice(0, values.limit ? Number(values.limit) : undefined);

function answer({ id, items, boxes: own }: Instance) {
  const boxes = (own ?? data.boxes ?? []).map(toBox);
  const asked: PackItem[] = items.map((item, i) => ({
    sku_id: String(i),
    quantity: item.qty,
    length: item.l / CM,
    width: item.w / CM,
    height: item.h / CM,
    weight: item.weight,
    ...(item.fixed ? { fixed: true } : { upright: item.upright }),
    ...(item.fragile ? { fragile: true } : {}),
    ...(item.do_not_mix ? { do_not_mix: item.do_not_mix } : {}),
  }));
  const from = now();
  const packed_boxes = isOne
    ? [fillOneBox(asked, boxes[0]!, options)].filter((box) => box !== undefined)
    : packItems({ items: asked, boxes, options }).packed_boxes;
  const ns = Math.round((now() - from) * 1e6);
  const mm = (cm: number) => Math.round(cm * CM);
  const bins = packed_boxes.map((packed) => ({
    box: packed.box_id,
    p: packed.items.map(({ sku_id, position, rotation }) => [
      Number(sku_id),
      mm(position.x),
      mm(position.y),
      mm(position.z),
      mm(rotation.length),
      mm(rotation.width),
      mm(rotation.height),
    ]),
  }));
  return { id, ns, bins };
}

// A few answers first, so that what is measured is compiled.
for (const instance of wanted.slice(0, 20)) answer(instance);
for (const instance of wanted) writeSync(1, `${JSON.stringify(answer(instance))}\n`);

import type { BoxSizes } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { boxesToOrder, perMonth, toBoxSize } from '@khep/domain/packing';
import type { BoxSize } from '@khep/domain/packing';
import type { Db } from '../../platform/db/schema.ts';
import { boxSizesJob } from './boxSizesJob.ts';

const isSameSize = (a: BoxSize, b: BoxSize): boolean =>
  a.length === b.length && a.width === b.width && a.height === b.height;

/** Loads the latest proposal of box sizes by the month, and the job that makes the next one. */
export async function loadBoxSizes(db: Db, brand_id: string): Promise<BoxSizes> {
  const [stored, boxes, running] = await Promise.all([
    db
      .selectFrom('box_size_plans')
      .select(['plan', 'made_at'])
      .where('brand_id', '=', brand_id)
      .executeTakeFirst(),
    db
      .selectFrom('boxes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('is_temporary', '=', false)
      .execute(),
    db
      .selectFrom('jobs')
      .select('job_id')
      .where('brand_id', '=', brand_id)
      .where('kind', '=', boxSizesJob.kind)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst(),
  ]);
  const own = boxes.map((box) => toBoxSize({ ...box, box_cost: paiseToRupees(box.box_cost_paise) }));
  const job_id = running?.job_id ?? null;
  if (!stored) return { plan: null, job_id };
  const { plan, made_at } = stored;
  const monthly = (paise: number) => paiseToRupees(perMonth(paise, plan.days));
  return {
    job_id,
    plan: {
      made_at: made_at.toISOString(),
      days: plan.days,
      orders: plan.orders,
      left_out: plan.left_out,
      before: monthly(plan.before),
      after: monthly(plan.after),
      sizes: plan.sizes.map(({ box, parcels, saves }) => {
        const { length, width, height, outer = { length, width, height } } = box;
        const monthlyParcels = perMonth(parcels, plan.days);
        return {
          length,
          width,
          height,
          outer_length: outer.length,
          outer_width: outer.width,
          outer_height: outer.height,
          weight_capacity: box.weight_capacity ?? 0,
          empty_weight: box.empty_weight ?? 0,
          box_cost: paiseToRupees(box.cost ?? 0),
          parcels: monthlyParcels,
          to_order: boxesToOrder(monthlyParcels),
          saves: monthly(saves),
          box_name: own.find((one) => isSameSize(one, box))?.name ?? null,
        };
      }),
      unused: plan.unused.flatMap((id) => own.find(({ box_id }) => box_id === id)?.name ?? []),
    },
  };
}

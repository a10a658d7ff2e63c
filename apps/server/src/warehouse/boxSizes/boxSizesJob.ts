import { Worker } from 'node:worker_threads';
import { perMonth } from '@khep/domain/packing';
import type { BoxSizesPlan } from '@khep/domain/packing';
import { formatRupees, sumPaise } from '@khep/domain/money';
import { z } from 'zod';
import type { ApiError } from '../../base/errors.ts';
import { conflict } from '../../base/errors.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext } from '../../platform/jobs/define.ts';
import { json } from '../../platform/db/schema.ts';
import type { BoxSizesInput, FromBoxSizes } from './boxSizesThread.ts';
import { countedDays, loadShippedContents } from './loadShippedContents.ts';

const maxHeapMb = 1024;
const timeoutMs = 20 * 60_000;
const lookEveryMs = 500;
/** Progress is shown in hundredths. */
const steps = 100;

/** Finds the box sizes to buy for the orders of the last days in a thread, and stores them as the brand's latest proposal. */
export const boxSizesJob = defineJob({
  kind: 'boxes.sizes',
  module: 'procurement',
  input: z.object({ most: z.number().int() }),
  title: () => `Box sizes for the orders of ${countedDays} days`,
  async run(context) {
    const { brand_id, db, services, input, checkpoint, progress } = context;
    progress(0, steps);
    const { days, rare, ...shipped } = await loadShippedContents(
      db,
      brand_id,
      services.clock.now(),
      checkpoint,
    );
    if (shipped.boxes.length === 0) throw conflict('Add the boxes that you use first, in SKUs & boxes.');
    if (shipped.orders.length === 0)
      throw conflict(`No order of the last ${countedDays} days has a courier with a rate card.`);
    const plan = await planInThread({ ...shipped, most: input.most }, context);
    const stored = { ...plan, left_out: plan.left_out + rare, days };
    await db
      .insertInto('box_size_plans')
      .values({ brand_id, plan: json(stored), made_at: services.clock.now() })
      .onConflict((one) =>
        one.columns(['brand_id']).doUpdateSet({ plan: json(stored), made_at: services.clock.now() }),
      )
      .execute();
    const saved = perMonth(sumPaise(plan.sizes.map(({ saves }) => saves)), days);
    return saved > 0
      ? `${plan.sizes.length === 1 ? 'One size saves' : `${plan.sizes.length} sizes save`} ${formatRupees(saved, { decimals: 'never' })} a month.`
      : 'No other size would save anything.';
  },
});

/** Runs the search in a thread of its own, which ends with the job. */
async function planInThread(
  input: BoxSizesInput,
  { checkpoint, progress, isCancelled }: JobContext,
): Promise<BoxSizesPlan> {
  const url = new URL(
    import.meta.url.endsWith('.ts') ? './boxSizesThread.ts' : './boxSizesThread.js',
    import.meta.url,
  );
  const worker = new Worker(url, {
    name: 'box sizes',
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // From source, packages are found by their source too.
    execArgv: url.pathname.endsWith('.ts') ? ['--conditions=@khep/source'] : [],
  });
  try {
    return await new Promise<BoxSizesPlan>((resolve, reject) => {
      const until = setTimeout(() => reject(tooMuch()), timeoutMs);
      const look = setInterval(() => {
        void isCancelled()
          .then(() => checkpoint())
          .catch(reject);
      }, lookEveryMs);
      const end = (settle: () => void) => {
        clearTimeout(until);
        clearInterval(look);
        settle();
      };
      worker.on('message', (message: FromBoxSizes) => {
        if (message.type === 'progress') progress(Math.round(message.share * steps), steps);
        else end(() => resolve(message.plan));
      });
      worker.on('error', (error) => end(() => reject(isOutOfMemory(error) ? tooMuch() : error)));
      worker.on('exit', () => end(() => reject(new Error('The thread ended without a result'))));
    });
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = (): ApiError => conflict('These orders are too many to compare. Choose fewer sizes.');

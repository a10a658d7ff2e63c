import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../../../base/clock.ts';
import type { SimulatedParcels } from './parcelStore.ts';

const inquiry = z.object({
  request_id: z.string().min(1),
  awb: z.string().min(1),
  kind: z.enum(['trace', 'claim']),
  message: z.string().min(1),
  amount_paise: z.number().int().positive().optional(),
});

/** The support desk of a simulated courier. A reference says what was asked and when. */
export function supportDeskApp(parcels: SimulatedParcels, clock: Clock): Hono {
  const app = new Hono();

  app.post('/requests', async (context) => {
    const request = inquiry.safeParse(await context.req.json());
    if (!request.success)
      return context.json({ error: `${request.error.issues[0]?.path.join('.')} is wrong` }, 400);
    const { awb, kind, amount_paise = 0 } = request.data;
    const [parcel] = await parcels.byWaybills([awb]);
    if (!parcel) return context.json({ error: 'No such waybill' }, 404);
    if (kind === 'claim' && amount_paise === 0)
      return context.json({ error: 'A claim needs an amount' }, 400);
    if (kind === 'trace') await parcels.trace(awb);
    return context.json({ reference: `SR/${kind}/${awb}/${amount_paise}/${clock.now().getTime()}` });
  });

  app.get('/requests', async (context) => {
    const [, kind, awb = '', amount = '', asked = ''] =
      /^SR\/(trace|claim)\/([^/]+)\/(\d+)\/(\d+)$/.exec(context.req.query('reference') ?? '') ?? [];
    if (kind === undefined) return context.json({ error: 'No such request' }, 404);
    const result = await parcels.traceResult(awb, Number(asked));
    if (!result) return context.json({ status: 'open', answer: '' });
    if (!result.done) return context.json({ status: 'rejected', answer: result.words });
    return context.json(
      kind === 'claim'
        ? { status: 'answered', answer: 'The claim is accepted.', paid_paise: Number(amount) }
        : { status: 'answered', answer: result.words },
    );
  });

  return app;
}

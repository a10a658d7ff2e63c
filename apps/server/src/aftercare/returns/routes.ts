import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { checkReturnable } from '@khep/domain/returns';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../../platform/db/schema.ts';
import { userActor } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { istDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { returnBatchJob } from './batchJob.ts';
import { bookReturn, cancelReturn, listReturnCouriers, scheduleReturnPickup } from './book.ts';
import { completeReturn, finishRepair, refundReturn, saveReturnCheck } from './check.ts';
import type { Completed } from './check.ts';
import { createReturn } from './create.ts';
import { decideReturn } from './decide.ts';
import { renderReturnLabel } from './label.ts';
import { countReturns, listReturns } from './list.ts';
import { loadReturnPolicy } from './policy.ts';
import { buyerAddress, loadReturnable } from './returnable.ts';
import { loadReturnCase } from './serialize.ts';
import { findScannedReturn } from './scannedReturn.ts';
import { requireReturn, requireReturnIds } from './transition.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

interface Call {
  db: Db;
  services: Services;
  session: Session;
}

const loadCase = async (
  { db, services, session }: Call,
  id: string,
): Promise<{ data: { return: ReturnCase } }> => ({
  data: { return: await loadReturnCase(db, services, session, id) },
});

const init = ({ session }: Call, return_id: string, ifMatch?: number) => ({
  brand_id: session.brand_id,
  return_id,
  actor: userActor(session),
  ifMatch,
});

const completedNotice: Record<Completed, string> = {
  refunded: 'Return refunded',
  checked: 'Return checked',
  exchanged: 'Exchange order created',
  closed: 'Return closed',
};

export const routes: Route[] = [
  bindRoute(calls.orders.rtoDetails, async ({ query, db, session }) => ({
    data: await listReturns(db, session.brand_id, query),
  })),

  bindRoute(calls.orders.createReturn, async ({ body, db, services, session }) => {
    const { return_id, return_number } = await createReturn(db, services, body, {
      brand_id: session.brand_id,
      actor: userActor(session),
      source: 'console',
    });
    return { data: { return: { id: return_id, return_number } } };
  }),

  bindRoute(calls.returns.counts, async ({ db, services, session }) => ({
    data: await countReturns(db, session.brand_id, services.clock.now()),
  })),

  bindRoute(calls.returns.returnable, async ({ params, db, services, session }) => {
    const { brand_id } = session;
    const [found, policy] = await Promise.all([
      loadReturnable(db, brand_id, params.id),
      loadReturnPolicy(db, brand_id),
    ]);
    const { order, delivered_on, items } = found;
    const check = checkReturnable(
      policy,
      { delivered_on, returnable_units: items.reduce((sum, { returnable }) => sum + returnable, 0) },
      istDay(services.clock.now()),
    );
    return {
      data: {
        order_id: order.order_id,
        order_number: order.order_number,
        buyer_name: order.buyer_name,
        payment_mode: order.payment_mode === 'cod' ? ('cod' as const) : ('prepaid' as const),
        delivered_on: delivered_on ?? null,
        address: buyerAddress(order),
        policy_note: check.allowed ? null : check.reason,
        items: items.map(({ sku_id, sku_name, delivered, returnable, unit_paid_paise }) => ({
          sku_id,
          sku_name,
          delivered,
          returnable,
          unit_paid: paiseToRupees(unit_paid_paise),
        })),
      },
    };
  }),

  bindRoute(calls.returns.receive, async ({ body, db, session }) => ({
    data: await findScannedReturn(db, session.brand_id, body.awb),
  })),

  bindRoute(calls.returns.get, async (call) => loadCase(call, call.params.id)),

  bindRoute(calls.returns.decide, async (call) => {
    const { params, body, db, services } = call;
    await decideReturn(db, services, init(call, params.id), body);
    return {
      ...(await loadCase(call, params.id)),
      message: body.decision === 'approve' ? 'Return approved' : 'Return rejected',
    };
  }),

  bindRoute(calls.returns.batch, async ({ body, db, services, session }) => {
    const return_ids = await requireReturnIds(db, session.brand_id, body.return_ids);
    const job = await startJob(db, services, returnBatchJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { ...body, return_ids },
      rows: return_ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),

  bindRoute(calls.returns.couriers, async ({ params, db, services, session }) => ({
    data: {
      couriers: await listReturnCouriers(db, services, await requireReturn(db, session.brand_id, params.id)),
    },
  })),

  bindRoute(calls.returns.book, async (call) => {
    const { params, body, db, services } = call;
    await bookReturn(db, services, init(call, params.id), body);
    return loadCase(call, params.id);
  }),

  bindRoute(calls.returns.schedule, async (call) => {
    const { params, body, db, services } = call;
    await scheduleReturnPickup(db, services, init(call, params.id), {
      date: body.pickup_date,
      time: body.pickup_time,
    });
    return loadCase(call, params.id);
  }),

  bindRoute(calls.returns.cancel, async (call) => {
    const { params, body, db, services } = call;
    await cancelReturn(db, services, init(call, params.id), body.reason);
    return loadCase(call, params.id);
  }),

  bindRoute(calls.returns.label, async ({ params, db, services, session }) => {
    const { bytes, name } = await renderReturnLabel(db, services, session.brand_id, params.id);
    return fileResponse({ bytes, type: 'application/pdf', name });
  }),

  bindRoute(calls.returns.saveCheck, async (call) => {
    const { params, body, db, services, ifMatch } = call;
    await saveReturnCheck(db, services, init(call, params.id, ifMatch), body.items);
    return loadCase(call, params.id);
  }),

  bindRoute(calls.returns.complete, async (call) => {
    const { params, body, db, services, ifMatch } = call;
    const completed = await completeReturn(db, services, init(call, params.id, ifMatch), body);
    return { ...(await loadCase(call, params.id)), message: completedNotice[completed] };
  }),

  bindRoute(calls.returns.refund, async (call) => {
    const { params, body, db, services } = call;
    await refundReturn(db, services, init(call, params.id), body);
    return loadCase(call, params.id);
  }),

  bindRoute(calls.returns.repaired, async (call) => {
    const { params, body, db, services } = call;
    await finishRepair(db, services, init(call, params.id), body);
    return {
      ...(await loadCase(call, params.id)),
      message: body.disposition === 'restock' ? 'Item restocked' : 'Item written off',
    };
  }),
];

import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import type { Services } from '../../start/services.ts';
import { addInquiries, traceProblem } from './addInquiries.ts';
import { deskProblem, loadDesks } from './desks.ts';
import { sendInquiry } from './sendInquiry.ts';

interface TracedShipments {
  successful: string[];
  failures: { shipment_id: string; awb: string | null; message: string }[];
}

/** Asks couriers where shipments are. What can't be sent now is sent by the sweep. */
export async function traceShipments(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  { shipment_ids, message }: { shipment_ids: readonly string[]; message: string },
): Promise<TracedShipments> {
  const shipments = await shipmentsById(db, brand_id, shipment_ids);
  const desks = new Map((await loadDesks(db, services, brand_id)).map((desk) => [desk.courier_id, desk]));
  const failures: TracedShipments['failures'] = shipments.flatMap((shipment) => {
    const problem = traceProblem(shipment) ?? deskProblem(desks.get(shipment.courier_id ?? 0));
    return problem === undefined
      ? []
      : [{ shipment_id: shipment.shipment_id, awb: shipment.awb, message: problem }];
  });
  const refused = new Set(failures.map(({ shipment_id }) => shipment_id));
  const able = shipments.filter(({ shipment_id }) => !refused.has(shipment_id));
  const trace = { kind: 'trace', message, amount_paise: null, actor, now: services.clock.now() } as const;
  const added = await db.transaction().execute((tx) => addInquiries(tx, able, trace));
  const byShipment = new Map(added.map((inquiry) => [inquiry.shipment_id, inquiry]));
  const successful: string[] = [];
  for (const { shipment_id, awb } of able) {
    const inquiry = byShipment.get(shipment_id);
    const sent = inquiry && (await sendInquiry(db, services, inquiry));
    if (inquiry && sent?.state !== 'rejected') successful.push(shipment_id);
    else failures.push({ shipment_id, awb, message: sent?.detail ?? 'The question is with the courier.' });
  }
  return { successful, failures };
}

import { isTerminal, shipmentStateLabel } from '@khep/domain/shipments';
import type { ReplayedScan, ReplayedShipment, ScanOutcome, ShipmentState } from '@khep/domain/shipments';
import type { CourierPartner } from '@khep/domain/couriers';
import { findCourierService } from '../../../partners/couriers/courierServices.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { Actor } from '../../../base/actor.ts';
import { voidedInvoiceWarning } from '../../../orders/invoicing/creditNotes.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { raiseAlert, statusSubject } from '../../../platform/alerts/alerts.ts';
import type { AlertKind } from '../../../platform/alerts/alerts.ts';
import { eventKey } from './scanHistory.ts';
import type { KnownScan } from './scanHistory.ts';

type Step = ReplayedScan<KnownScan>;

export interface ScanUpdate {
  partner: CourierPartner;
  replayed: ReplayedShipment<KnownScan>;
  /** Scans that are new, or whose outcome changed by replay. */
  reread: readonly Step[];
  /** Keys of recorded events, by `eventKey`. */
  told: ReadonlySet<string>;
  now: Date;
}

export function courierActor({ courier_id }: Pick<ShipmentRecord, 'courier_id'>): Actor {
  return {
    kind: 'courier',
    id: String(courier_id),
    name: findCourierService(courier_id)?.name ?? 'Courier',
  };
}

/** Event kind of each conflicting outcome. Others raise no alert. */
const doubts: Partial<Record<ScanOutcome, { alert: AlertKind; event: string }>> = {
  'unknown-code': { alert: 'unknown-status', event: 'shipment.unknown_scan' },
  reopened: { alert: 'reopened', event: 'shipment.reopened' },
  kept: { alert: 'contradicted', event: 'shipment.doubted_scan' },
  future: { alert: 'future-scan', event: 'shipment.doubted_scan' },
};

const hasMoved = (outcome: ScanOutcome): boolean => outcome === 'moved' || outcome === 'reopened';

/** Records events for new outcomes of scans, and raises alerts for conflicting ones. */
export async function recordScanEvents(tx: Tx, before: ShipmentRecord, news: ScanUpdate): Promise<void> {
  const { replayed, reread } = news;
  const { brand_id, order_id, shipment_id, box_no, awb } = before;
  const actor = courierActor(before);
  const event = (kind: string, at: string, data: Record<string, unknown>) =>
    appendEvent(tx, { brand_id, order_id, shipment_id, kind, actor, data, at: new Date(at) });
  const isTold = (kind: string, { code, event_time }: KnownScan) =>
    news.told.has(eventKey(kind, code, new Date(event_time)));
  let told: ShipmentState | undefined;
  for (const { scan, from, result } of reread) {
    const doubt = doubts[result.outcome];
    const data = { code: scan.code, location: scan.location, remark: scan.remark, awb: scan.awb };
    if (doubt && result.alert && !isTold(doubt.event, scan)) {
      const words = await withInvoice(tx, before, result.alert, result.outcome === 'reopened');
      await warn(tx, before, news, doubt.alert, scan, words);
      await event(doubt.event, scan.event_time, { ...data, alert: words });
    }
    if (!hasMoved(result.outcome) || isTold('shipment.scanned', scan)) continue;
    told = result.state;
    if (result.state === 'CANCELLED')
      await warn(
        tx,
        before,
        news,
        'courier-cancelled',
        scan,
        `${findCourierService(before.courier_id)?.name ?? 'The courier'} cancelled AWB ${scan.awb}. Pack and allocate its items again.`,
      );
    await event('shipment.scanned', scan.event_time, {
      from,
      to: result.state,
      box_no,
      ...data,
      ...(result.audit ? { audit: result.audit } : {}),
    });
  }
  if (replayed.state === before.state) return;
  const cause = reread.find(({ scan }) => scan.read_as === undefined);
  const state = before.state;
  const isReopened = reread.some(({ result }) => result.outcome === 'reopened');
  if (isTerminal(state) && !isReopened && cause) {
    const words = `AWB ${awb} had ended as "${shipmentStateLabel(state)}". The late scan "${cause.scan.code}" changed it to "${shipmentStateLabel(replayed.state)}".`;
    const all = await withInvoice(tx, before, words, true);
    await warn(tx, before, news, 'reopened', cause.scan, all);
    await event('shipment.reopened', cause.scan.event_time, { code: cause.scan.code, awb, alert: all });
  }
  if (told !== replayed.state)
    await event('shipment.corrected', news.now.toISOString(), {
      from: state,
      to: replayed.state,
      box_no,
      awb,
      code: cause?.scan.code ?? '',
    });
}

/** A reopened shipment may have a voided invoice. */
async function withInvoice(
  tx: Tx,
  { brand_id, order_id }: ShipmentRecord,
  words: string,
  isGoingOn: boolean,
): Promise<string> {
  const voided = isGoingOn ? await voidedInvoiceWarning(tx, brand_id, order_id) : undefined;
  return voided === undefined ? words : `${words} ${voided}`;
}

async function warn(
  tx: Tx,
  { brand_id }: ShipmentRecord,
  { partner, now }: ScanUpdate,
  kind: AlertKind,
  { status_type, status, code, awb, event_time }: KnownScan,
  words: string,
): Promise<void> {
  await raiseAlert(tx, {
    brand_id,
    partner,
    kind,
    subject: kind === 'unknown-status' ? statusSubject(status_type, status, code) : awb,
    status_type,
    status,
    code,
    awb,
    words,
    at: new Date(Math.min(Date.parse(event_time), now.getTime())),
  });
}

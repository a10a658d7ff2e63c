import type { Dispute, DisputeRow } from '@khep/api';
import { disputeOdds, disputeStateLabel, expectedBack, isDisputeState } from '@khep/domain/disputes';
import type { DisputeHistory } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { DisputeRecord, WeighedJson } from './tables.ts';

const weighed = ({ cost_paise, ...parcel }: WeighedJson) => ({ ...parcel, cost: paiseToRupees(cost_paise) });
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A dispute in a list, with the odds of like ones. */
export function toDisputeRow(record: DisputeRecord, history: readonly DisputeHistory[]): DisputeRow {
  const odds = disputeOdds(record, history);
  const expected = expectedBack(record.amount_paise, odds);
  const isOpen = record.state === 'NEW' || record.state === 'DISPUTED';
  return {
    id: record.dispute_id,
    status: record.state,
    source: record.source,
    category: record.category,
    awb: record.awb,
    courier_id: record.courier_id,
    courier_name: courierName(record.courier_id),
    shipment_id: record.shipment_id,
    order_id: record.order_id,
    order_number: record.order_number,
    items: record.items,
    box_name: record.box_name,
    declared: weighed(record.declared),
    billed: weighed(record.billed),
    zone: record.zone,
    more_slabs: record.more_slabs,
    amount: paiseToRupees(record.amount_paise),
    held: paiseToRupees(record.held_paise),
    released: paiseToRupees(record.released_paise),
    debited: paiseToRupees(record.debited_paise),
    evidence: [...new Set(record.photos.map(({ kind }) => kind))],
    is_frozen: record.is_frozen,
    odds: odds && isOpen ? { share: odds.share, won: odds.won, disputes: odds.disputes } : null,
    expected_back: expected === undefined || !isOpen ? null : paiseToRupees(expected),
    noticed_at: record.noticed_at.toISOString(),
    act_by: record.act_by.toISOString(),
    submitted_at: iso(record.submitted_at),
    resolve_by: iso(record.resolve_by),
    resolved_at: iso(record.resolved_at),
    reopen_by: iso(record.reopen_by),
    reference: record.reference,
    version: record.version,
  };
}

interface DisputeEvent {
  kind: string;
  at: Date;
  actor: { name?: string };
  data: Record<string, unknown>;
}

const stateText = (to: unknown): string => (isDisputeState(to) ? disputeStateLabel(to) : '');

/** An event in words: "With the courier: Weigh rule". */
export function toHistoryItem({ kind, at, actor, data }: DisputeEvent): Dispute['history'][number] {
  const note = typeof data['note'] === 'string' ? `: ${data['note']}` : '';
  const text =
    kind === 'dispute.opened'
      ? data['source'] === 'reconciliation'
        ? 'Raised from an invoice'
        : 'Notice received'
      : kind === 'dispute.evidence_saved'
        ? 'Evidence changed'
        : kind === 'dispute.emailed'
          ? `Emailed to ${String(data['sent_to'])}`
          : `${data['reopened'] === true ? 'Reopened' : stateText(data['to'])}${note}`;
  return { at: at.toISOString(), text, actor: actor.name ?? '' };
}

import type { ShipmentState } from '@khep/domain/shipments';
import type { NdrStatus } from '@khep/domain/ndr';
import { courierPartners } from '@khep/domain/couriers';
import { findCourierService } from '../src/partners/couriers/courierServices.ts';
import { balanceOf, sumAccounts, summedBalances } from '../src/brand/ledger/balances.ts';
import type { TestServer } from './server.ts';

const statusOfEnd: Partial<Record<ShipmentState, NdrStatus>> = {
  DELIVERED: 'delivered',
  RTO_ACKNOWLEDGED: 'rto',
  LOST: 'closed',
  DAMAGED: 'closed',
};

export interface AfterDispatchAccount {
  /** Shipments by state, returns by state, and disputes by state. */
  shipments: Record<string, number>;
  returns: Record<string, number>;
  disputes: Record<string, number>;
  cases: Record<string, number>;
  claims: number;
  /** Answers to failed deliveries. */
  answers: number;
  entries: number;
  /** Discrepancies, in words. Empty if all is well. */
  problems: string[];
}

const ended = ['DELIVERED', 'RTO_ACKNOWLEDGED', 'LOST', 'DAMAGED', 'CANCELLED'];
const endedReturns = ['REFUNDED', 'EXCHANGED', 'CLOSED', 'CANCELLED', 'REJECTED'];
const countBy = <T>(rows: readonly T[], read: (row: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, read)].map(([key, some]) => [key, some.length]));

/** Accounts for every parcel, case, return, dispute and claim of a brand, and for every entry of its ledger. */
export async function accountAfterDispatch(
  { db, services }: TestServer,
  brand_id: string,
): Promise<AfterDispatchAccount> {
  const problems: string[] = [];
  const [shipments, returns, disputes, cases, actions, inquiries, entries, positions, attempts] =
    await Promise.all([
      db.selectFrom('shipments').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('returns').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('disputes').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('ndr_cases').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('ndr_actions').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('courier_inquiries').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('ledger_entries').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('ledger_positions').selectAll().where('brand_id', '=', brand_id).execute(),
      db.selectFrom('booking_attempts').selectAll().where('brand_id', '=', brand_id).execute(),
    ]);
  const positionOf = (type: string, id: string) =>
    positions.find((one) => one.cause_type === type && one.cause_id === id);

  // Parcels: each has one end, the one that its courier's scans tell, and an RTO has one return.
  for (const box of shipments) {
    const name = `${box.awb ?? box.shipment_id} (${box.state})`;
    if (!ended.includes(box.state)) problems.push(`${name} has no end`);
    const rtos = returns.filter((one) => one.kind === 'rto' && one.shipment_id === box.shipment_id);
    if (
      rtos.length !== (box.state === 'RTO_ACKNOWLEDGED' ? 1 : 0) &&
      !rtos.every(
        ({ state }) =>
          state === 'CANCELLED' || state === 'LOST' || state === 'REFUNDED' || state === 'CLOSED',
      )
    )
      problems.push(`${name} has ${rtos.length} RTOs`);
    const own = cases.filter((one) => one.shipment_id === box.shipment_id);
    const wanted = statusOfEnd[box.state];
    for (const { status } of own)
      if (status !== wanted) problems.push(`${name} has an NDR case that is ${status}`);
    // Freight: paid once and whole, or not at all; nothing is held of what has ended.
    const paid = positionOf('shipment', box.shipment_id);
    const due = box.state === 'CANCELLED' ? 0 : (box.charge_paise ?? 0);
    if (box.is_wallet_billed && (paid?.held_paise !== 0 || paid.charged_paise !== due))
      problems.push(`${name} paid ${paid?.charged_paise} and holds ${paid?.held_paise} of ${due}`);
    const debits = entries.filter(
      ({ kind, cause_id }) => cause_id === box.shipment_id && kind === 'FREIGHT_DEBIT',
    );
    if (debits.length > 1) problems.push(`${name} has ${debits.length} freight debits`);
  }
  for (const partner of courierPartners) {
    const own = shipments.filter((box) => findCourierService(box.courier_id)?.partner === partner && box.awb);
    const parcels = await services.couriers.simulators?.parcels[partner].byWaybills(
      own.map(({ awb }) => awb ?? ''),
    );
    for (const box of own)
      if (!parcels?.some(({ waybill }) => waybill === box.awb))
        problems.push(`${box.awb} is known to no courier`);
  }
  const open = attempts.filter(({ state }) => ['asked', 'unsure', 'booked'].includes(state));
  if (open.length > 0) problems.push(`${open.length} bookings are not settled`);
  const waiting = actions.filter(({ state }) => state === 'queued' || state === 'sent');
  if (waiting.length > 0) problems.push(`${waiting.length} answers to an NDR are not settled`);

  for (const one of returns) {
    const name = `${one.return_number} (${one.kind}, ${one.state})`;
    if (!endedReturns.includes(one.state)) problems.push(`${name} has no end`);
    if (one.state === 'REFUNDED' && !one.refund) problems.push(`${name} has no refund`);
    const paid = positionOf('return', one.return_id);
    if (paid && paid.held_paise !== 0) problems.push(`${name} holds ${paid.held_paise}`);
    const due = one.state === 'CANCELLED' ? 0 : (one.charge_paise ?? 0);
    if (one.kind !== 'rto' && paid?.charged_paise !== due)
      problems.push(`${name} paid ${paid?.charged_paise} of ${due}`);
  }

  for (const one of disputes) {
    const name = `the dispute of ${one.awb} (${one.state})`;
    const { amount_paise: amount, held_paise, released_paise, debited_paise } = one;
    if (one.state === 'NEW' || one.state === 'DISPUTED') problems.push(`${name} has no end`);
    if (held_paise !== 0) problems.push(`${name} holds ${held_paise}`);
    if (released_paise + debited_paise !== amount) problems.push(`${name} doesn't add up to ${amount}`);
    if (one.state === 'WON' && debited_paise !== 0) problems.push(`${name} was debited`);
    if (['LOST', 'EXPIRED', 'ACCEPTED'].includes(one.state) && released_paise !== 0)
      problems.push(`${name} was released`);
    const position = positionOf('dispute', one.dispute_id);
    if (position?.charged_paise !== debited_paise || position.held_paise !== 0)
      problems.push(`${name} was debited ${debited_paise}, the ledger says ${position?.charged_paise}`);
  }

  const claims = inquiries.filter(({ kind }) => kind === 'claim');
  for (const [shipment_id, some] of Map.groupBy(claims, (one) => one.shipment_id)) {
    const paid = some.filter(({ state }) => state === 'answered');
    if (paid.length > 1) problems.push(`${shipment_id} was claimed ${paid.length} times`);
    for (const { inquiry_id, paid_paise } of paid) {
      const credits = entries.filter(({ cause_id }) => cause_id === inquiry_id);
      if (credits.length !== 1 || credits[0]?.amount_paise !== paid_paise)
        problems.push(
          `the claim of ${shipment_id} was paid ${paid_paise} and posted ${credits.length} times`,
        );
    }
  }
  if (inquiries.some(({ state }) => state === 'queued' || state === 'sent'))
    problems.push('an inquiry has no answer');

  // Every rupee: each entry has a known cause, accounts add up to nothing, and stored balances are the sums.
  const causes: Record<string, ReadonlySet<string>> = {
    payment: new Set(['first']),
    shipment: new Set(shipments.map(({ shipment_id }) => shipment_id)),
    return: new Set(returns.map(({ return_id }) => return_id)),
    dispute: new Set(disputes.map(({ dispute_id }) => dispute_id)),
    claim: new Set(claims.map(({ inquiry_id }) => inquiry_id)),
  };
  for (const { cause_type, cause_id, entry_id } of entries)
    if (!causes[cause_type]?.has(cause_id)) problems.push(`entry ${entry_id} has no cause`);
  const sums = await sumAccounts(db, brand_id);
  const total = Object.values(sums).reduce((sum, one) => sum + one, 0);
  if (total !== 0) problems.push(`the accounts together are ${total}`);
  const [stored, summed] = await Promise.all([balanceOf(db, brand_id), summedBalances(db, brand_id)]);
  if (stored.available_paise !== summed.available || stored.held_paise !== 0)
    problems.push(
      `the wallet says ${stored.available_paise} and ${stored.held_paise} held, its entries ${summed.available}`,
    );
  const spent =
    shipments.reduce((sum, box) => sum + (positionOf('shipment', box.shipment_id)?.charged_paise ?? 0), 0) +
    returns.reduce((sum, one) => sum + (positionOf('return', one.return_id)?.charged_paise ?? 0), 0) +
    disputes.reduce((sum, one) => sum + one.debited_paise, 0);
  const claimed = claims.reduce((sum, one) => sum + (one.paid_paise ?? 0), 0);
  const recharged = entries
    .filter(({ kind }) => kind === 'RECHARGE')
    .reduce((sum, one) => sum + one.amount_paise, 0);
  if (stored.balance_paise !== recharged - spent)
    problems.push(`${recharged} recharged and ${spent} spent are not ${stored.balance_paise}`);
  // Payments that only the brand has recorded aren't in the wallet.
  if (stored.claims_paise !== claimed) problems.push(`${claimed} claimed are not ${stored.claims_paise}`);
  return {
    shipments: countBy(shipments, ({ state }) => state),
    returns: countBy(returns, ({ kind, state }) => `${kind} ${state}`),
    disputes: countBy(disputes, ({ state }) => state),
    cases: countBy(cases, ({ status }) => status),
    claims: claims.length,
    answers: actions.length,
    entries: entries.length,
    problems,
  };
}

import type { HomeSummary } from '@khep/api';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';

/** Modules that show the brand's money. */
const moneyModules = ['finance', 'billing', 'reconciliation', 'analytics'];
/** The module of the screen that a task or count leads to; `orders` where none is named. */
const moduleOf: Record<string, string> = {
  ndr: 'ndr',
  shipment: 'shipment',
  rto: 'rto',
  dispute: 'dispute',
  status: 'settings',
  tracking_host: 'settings',
};

/** Whether a user sees the brand's money. */
export const seesMoney = (session: Session): boolean =>
  moneyModules.some((module) => canAccessModule(session, module));

/** The home screen of a user: without money and without tasks of modules that the user can't open. */
export function limitHomeToAccess(session: Session, summary: HomeSummary): HomeSummary {
  const canSeeMoney = seesMoney(session);
  const canOpen = (name: string) => canAccessModule(session, moduleOf[name.split('.')[0] ?? ''] ?? 'orders');
  return {
    ...summary,
    trend: canSeeMoney ? summary.trend : summary.trend.map((day) => Object.assign(day, { total: null })),
    against: {
      ...summary.against,
      rows: summary.against.rows.filter(({ id }) => canSeeMoney || id !== 'revenue'),
    },
    todo: summary.todo
      .filter(({ kind }) => canOpen(kind))
      .map((task) => ({ ...task, at_stake: canSeeMoney ? task.at_stake : null })),
    counts: Object.fromEntries(Object.entries(summary.counts).filter(([name]) => canOpen(name))),
  };
}

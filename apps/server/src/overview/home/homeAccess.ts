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

/** The home screen of a user: without money and without tasks of modules that the user can't open. */
export function limitHomeToAccess(session: Session, summary: HomeSummary): HomeSummary {
  const seesMoney = moneyModules.some((module) => canAccessModule(session, module));
  const canOpen = (name: string) => canAccessModule(session, moduleOf[name.split('.')[0] ?? ''] ?? 'orders');
  return {
    ...summary,
    cod_due: seesMoney ? summary.cod_due : null,
    trend: seesMoney ? summary.trend : summary.trend.map((day) => Object.assign(day, { total: null })),
    cod_payouts: seesMoney ? summary.cod_payouts : [],
    against: {
      ...summary.against,
      rows: summary.against.rows.filter(({ id }) => seesMoney || id !== 'revenue'),
    },
    todo: summary.todo
      .filter(({ kind }) => canOpen(kind))
      .map((task) => ({ ...task, at_stake: seesMoney ? task.at_stake : null })),
    counts: Object.fromEntries(Object.entries(summary.counts).filter(([name]) => canOpen(name))),
  };
}

import { calls } from '@khep/api';
import type { AnalyticsFilter } from '@khep/api';
import { reportOf } from '@khep/domain/analytics';
import type { ReportId } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { cellSource } from './cellSource.ts';
import { listDifferences } from './comparison/listDifferences.ts';
import { emailedRoutes } from './emailed/routes.ts';
import { likeParcelSource } from './fair/likeParcels.ts';
import { loadFairCouriers } from './fair/loadFairCouriers.ts';
import { loadFindings } from './findings/loadFindings.ts';
import { loadLabels } from './labels.ts';
import { listSubjects } from './listSubjects.ts';
import { loadReport } from './loadReport.ts';
import { ownCourierFilter } from './ownCourierFilter.ts';
import { receiptRoutes } from './receipt/routes.ts';
import { requireSku } from './requireSku.ts';

const {
  overview,
  orders,
  track,
  skus,
  ndr,
  rto,
  returns,
  carriers,
  recon,
  dispute,
  differences,
  dto,
  fairCouriers,
  findings,
  subjects,
} = calls.analytics;

interface Asked {
  query: AnalyticsFilter;
  db: Db;
  brand_id: string;
  now: Date;
}

const answer = async (id: ReportId, { query, db, brand_id, now }: Asked) => ({
  data: await loadReport(reportOf(id), {
    source: cellSource(db, brand_id, istDay(now)),
    labelOf: await loadLabels(db, brand_id),
    filter: query,
    now,
  }),
});

/** Binds a call that takes filters alone to its report. */
const bindReport = (call: typeof overview.cards, id: ReportId): Route =>
  bindRoute(call, ({ query, db, services, session }) =>
    answer(id, {
      query: ownCourierFilter(id, query),
      db,
      brand_id: session.brand_id,
      now: services.clock.now(),
    }),
  );

const reportCalls = {
  'overview.cards': overview.cards,
  'overview.revenueTrends': overview.revenueTrends,
  'overview.topSkus': overview.topSkus,
  'overview.topCarriers': overview.topCarriers,
  'overview.codRemittancePendingTrend': overview.codRemittancePendingTrend,
  'overview.regionWiseShipment': overview.regionWiseShipment,
  'orders.cards': orders.cards,
  'orders.timeSeries': orders.timeSeries,
  'orders.topLists': orders.topLists,
  'orders.weightSlabs': orders.weightSlabs,
  'orders.channelWise': orders.channelWise,
  'orders.paymentModeWise': orders.paymentModeWise,
  'track.summary': track.summary,
  'track.trends': track.trends,
  'track.zoneWise': track.zoneWise,
  'track.carrierWise': track.carrierWise,
  'skus.cards': skus.cards,
  'skus.topSkus': skus.topSkus,
  'skus.distributions': skus.distributions,
  'ndr.cards': ndr.cards,
  'ndr.funnel': ndr.funnel,
  'ndr.reasons': ndr.reasons,
  'ndr.counts': ndr.counts,
  'ndr.carrierWise': ndr.carrierWise,
  'ndr.topSkus': ndr.topSkus,
  'ndr.prepaidVsCod': ndr.prepaidVsCod,
  'rto.cards': rto.cards,
  'rto.count': rto.count,
  'rto.reasons': rto.reasons,
  'rto.trend': rto.trend,
  'rto.courierWise': rto.courierWise,
  'rto.topSkus': rto.topSkus,
  'rto.prepaidVsCod': rto.prepaidVsCod,
  'returns.cards': returns.cards,
  'returns.count': returns.count,
  'returns.reasons': returns.reasons,
  'returns.trend': returns.trend,
  'returns.courierWise': returns.courierWise,
  'returns.topSkus': returns.topSkus,
  'returns.prepaidVsCod': returns.prepaidVsCod,
  dto,
  'carriers.summary': carriers.summary,
  'carriers.sla': carriers.sla,
  'carriers.shipments': carriers.shipments,
  'carriers.billing': carriers.billing,
  'carriers.loadDistribution': carriers.loadDistribution,
  'carriers.ndrReasons': carriers.ndrReasons,
  'carriers.rtoReasons': carriers.rtoReasons,
  'carriers.paymentMode': carriers.paymentMode,
  'recon.prepaidCards': recon.prepaidCards,
  'recon.prepaidStatus': recon.prepaidStatus,
  'recon.prepaidAging': recon.prepaidAging,
  'recon.prepaidCarrierWise': recon.prepaidCarrierWise,
  'recon.prepaidIssueCategory': recon.prepaidIssueCategory,
  'recon.codCards': recon.codCards,
  'recon.codStatus': recon.codStatus,
  'recon.codAging': recon.codAging,
  'recon.codCarrierWise': recon.codCarrierWise,
  'recon.codIssueCategory': recon.codIssueCategory,
  dispute,
} satisfies Omit<Record<ReportId, unknown>, 'skus.details'>;

interface Searched<Filter extends AnalyticsFilter> {
  query: Filter;
  db: Db;
  services: Pick<Services, 'clock'>;
  session: { brand_id: string };
}

/** Gathers the input of a search of a brand's sums. */
async function searched<Filter extends AnalyticsFilter>({ query, db, services, session }: Searched<Filter>) {
  const now = services.clock.now();
  return {
    source: cellSource(db, session.brand_id, istDay(now)),
    labelOf: await loadLabels(db, session.brand_id),
    filter: query,
    now,
  };
}

export const routes: Route[] = [
  ...Object.entries(reportCalls).map(([id, call]) =>
    bindReport(call as typeof overview.cards, id as ReportId),
  ),

  bindRoute(findings, async (call) => ({ data: await loadFindings(await searched(call)) })),

  bindRoute(fairCouriers, async (call) => ({
    data: await loadFairCouriers({
      ...(await searched(call)),
      likeParcels: likeParcelSource(call.db, call.session.brand_id),
    }),
  })),

  bindRoute(skus.details, async ({ params, query, db, services, session }) => {
    const { brand_id } = session;
    const sku = await requireSku(db, brand_id, params.sku_id);
    return answer('skus.details', {
      query: { ...query, sku: [sku] },
      db,
      brand_id,
      now: services.clock.now(),
    });
  }),

  bindRoute(differences, async ({ db, session }) => ({
    data: {
      differences: (await listDifferences(db, session.brand_id)).map(({ id, words }) => ({ id, words })),
    },
  })),

  ...emailedRoutes,

  ...receiptRoutes,

  bindRoute(subjects, async ({ query, db, services, session }) => ({
    data: await listSubjects(db, { brand_id: session.brand_id, filter: query, now: services.clock.now() }),
  })),
];

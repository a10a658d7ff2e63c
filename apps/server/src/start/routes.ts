import { endpoints } from '@khep/api';
import type { AnyEndpoint, Route } from '../platform/http/bindRoute.ts';
import { routes as billing } from '../money/billing/routes.ts';
import { routes as gst } from '../money/gst/routes.ts';
import { routes as rates } from '../money/rates/routes.ts';
import { routes as accounts } from '../brand/accounts/routes.ts';
import { routes as catalogue } from '../brand/catalogue/routes.ts';
import { routes as jobs } from '../platform/jobs/routes.ts';
import { routes as lookups } from '../brand/lookups/routes.ts';
import { routes as mappings } from '../brand/mappings/routes.ts';
import { routes as allocation } from '../dispatch/allocation/routes.ts';
import { routes as analytics } from '../overview/analytics/routes.ts';
import { routes as cash } from '../overview/cash/routes.ts';
import { routes as earnings } from '../overview/earnings/routes.ts';
import { routes as audit } from '../overview/audit/routes.ts';
import { routes as company } from '../brand/company/routes.ts';
import { routes as channels } from '../brand/channels/routes.ts';
import { routes as contracts } from '../brand/contracts/routes.ts';
import { routes as couriers } from '../dispatch/courierAccounts/routes.ts';
import { routes as ndr } from '../aftercare/ndr/routes.ts';
import { routes as notifications } from '../brand/notifications/routes.ts';
import { routes as inquiries } from '../aftercare/inquiries/routes.ts';
import { routes as integrations } from '../overview/integrations/routes.ts';
import { routes as disputes } from '../money/disputes/routes.ts';
import { routes as orders } from '../overview/orders/routes.ts';
import { routes as home } from '../overview/home/routes.ts';
import { routes as search } from '../overview/search/routes.ts';
import { routes as shipmentLists } from '../overview/shipments/routes.ts';
import { routes as orderEditing } from '../orders/editing/routes.ts';
import { routes as orderImports } from '../orders/imports/routes.ts';
import { routes as privacy } from '../orders/privacy/routes.ts';
import { routes as documents } from '../dispatch/documents/routes.ts';
import { routes as bench } from '../warehouse/bench/routes.ts';
import { routes as benchSplits } from '../dispatch/bench/routes.ts';
import { routes as handovers } from '../dispatch/handover/routes.ts';
import { routes as bins } from '../warehouse/bins/routes.ts';
import { routes as binCounts } from '../warehouse/counts/routes.ts';
import { routes as boxSizes } from '../warehouse/boxSizes/routes.ts';
import { routes as slotting } from '../warehouse/slotting/routes.ts';
import { routes as procurement } from '../warehouse/procurement/routes.ts';
import { routes as transfers } from '../money/transfers/routes.ts';
import { routes as waves } from '../warehouse/waves/routes.ts';
import { routes as holds } from '../dispatch/holds/routes.ts';
import { routes as parcelTracking } from '../dispatch/tracking/routes.ts';
import { routes as packing } from '../orders/packing/routes.ts';
import { routes as security } from '../brand/security/routes.ts';
import { routes as returns } from '../aftercare/returns/routes.ts';
import { routes as rtoRisk } from '../orders/rtoRisk/routes.ts';
import { routes as payments } from '../money/payments/routes.ts';
import { routes as reconciliation } from '../money/reconciliation/routes.ts';
import { routes as shipments } from '../dispatch/shipments/routes.ts';
import { routes as preferencePreview } from '../buyer/preferencePreview/routes.ts';
import { routes as shipToday } from '../overview/shipToday/routes.ts';
import { routes as telephony } from '../brand/telephony/routes.ts';
import { routes as stores } from '../dispatch/stores/routes.ts';
import { routes as widget } from '../buyer/widget/routes.ts';
import { routes as trackingPages } from '../buyer/pages/routes.ts';
import { routes as views } from '../brand/views/routes.ts';

/** All implemented endpoints; other declared ones return 501. */
export const routes: Route[] = [
  ...billing,
  ...gst,
  ...rates,
  ...accounts,
  ...company,
  ...security,
  ...audit,
  ...catalogue,
  ...lookups,
  ...mappings,
  ...home,
  ...search,
  ...analytics,
  ...cash,
  ...earnings,
  ...orders,
  ...orderEditing,
  ...orderImports,
  ...privacy,
  ...documents,
  ...holds,
  ...waves,
  ...bench,
  ...handovers,
  ...benchSplits,
  ...bins,
  ...binCounts,
  ...procurement,
  ...transfers,
  ...slotting,
  ...boxSizes,
  ...packing,
  ...allocation,
  ...contracts,
  ...couriers,
  ...disputes,
  ...reconciliation,
  ...shipments,
  ...shipmentLists,
  ...preferencePreview,
  ...returns,
  ...rtoRisk,
  ...shipToday,
  ...stores,
  ...integrations,
  ...channels,
  ...payments,
  ...telephony,
  ...parcelTracking,
  ...trackingPages,
  ...widget,
  ...ndr,
  ...inquiries,
  ...notifications,
  ...jobs,
  ...views,
];

/** All declared endpoints. */
export const declaredCalls: readonly AnyEndpoint[] = endpoints;

import { endpoints } from '@khep/api';
import type { AnyEndpoint, Route } from './http/bindRoute.ts';
import { routes as billing } from './billing/routes.ts';
import { routes as rates } from './rates/routes.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as catalogue } from './catalogue/routes.ts';
import { routes as jobs } from './jobs/routes.ts';
import { routes as lookups } from './lookups/routes.ts';
import { routes as mappings } from './mappings/routes.ts';
import { routes as allocation } from './allocation/routes.ts';
import { routes as audit } from './audit/routes.ts';
import { routes as company } from './company/routes.ts';
import { routes as channels } from './channels/routes.ts';
import { routes as contracts } from './contracts/routes.ts';
import { routes as couriers } from './couriers/routes.ts';
import { routes as ndr } from './ndr/routes.ts';
import { routes as notifications } from './notifications/routes.ts';
import { routes as inquiries } from './inquiries/routes.ts';
import { routes as integrations } from './integrations/routes.ts';
import { routes as disputes } from './disputes/routes.ts';
import { routes as orders } from './orders/routes.ts';
import { routes as packing } from './packing/routes.ts';
import { routes as security } from './security/routes.ts';
import { routes as returns } from './returns/routes.ts';
import { routes as rtoRisk } from './rtoRisk/routes.ts';
import { routes as payments } from './payments/routes.ts';
import { routes as reconciliation } from './reconciliation/routes.ts';
import { routes as shipments } from './shipments/routes.ts';
import { routes as preferencePreview } from './preferencePreview/routes.ts';
import { routes as shipToday } from './shipToday/routes.ts';
import { routes as stores } from './stores/routes.ts';
import { routes as tracking } from './tracking/routes.ts';
import { routes as views } from './views/routes.ts';

/** All implemented endpoints; other declared ones return 501. */
export const routes: Route[] = [
  ...billing,
  ...rates,
  ...accounts,
  ...company,
  ...security,
  ...audit,
  ...catalogue,
  ...lookups,
  ...mappings,
  ...orders,
  ...packing,
  ...allocation,
  ...contracts,
  ...couriers,
  ...disputes,
  ...reconciliation,
  ...shipments,
  ...preferencePreview,
  ...returns,
  ...rtoRisk,
  ...shipToday,
  ...stores,
  ...integrations,
  ...channels,
  ...payments,
  ...tracking,
  ...ndr,
  ...inquiries,
  ...notifications,
  ...jobs,
  ...views,
];

/** All declared endpoints. */
export const declaredCalls: readonly AnyEndpoint[] = endpoints;

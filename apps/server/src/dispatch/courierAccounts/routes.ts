import { calls } from '@khep/api';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { saveMappings, listStatusMappings } from '../tracking/scans/statusMappings.ts';
import { courierName, requirePartner } from '../../partners/couriers/courierServices.ts';
import { loadLabelChoice, saveLabelChoice } from './labelChoice.ts';
import { listAlerts } from './listAlerts.ts';
import { checkNames } from './warehouses/checkNames.ts';
import { listNames } from './warehouses/listNames.ts';
import { saveName } from './warehouses/saveName.ts';
import { sendWarehouse } from './warehouses/sendWarehouse.ts';
import { connectCourier, credentialFields, testCredentials } from './connect.ts';

export const routes: Route[] = [
  bindRoute(calls.contracts.credentials, async ({ params, db, services, session }) => ({
    data: {
      fields: await credentialFields(db, services, session.brand_id, requirePartner(params.courier_id)),
    },
  })),

  bindRoute(calls.contracts.credentialsAdd, async ({ params, body, db, services, session }) => {
    const partner = requirePartner(params.courier_id);
    await connectCourier(db, services, changeContext(session), partner, body.credentials);
    return { message: calls.contracts.credentialsAdd.successMessage };
  }),

  bindRoute(calls.contracts.credentialsTest, async ({ params, body, db, services, session }) => ({
    data: await testCredentials(
      db,
      services,
      session.brand_id,
      requirePartner(params.courier_id),
      body.credentials,
    ),
  })),

  bindRoute(calls.contracts.label, async ({ params, db, session }) => ({
    data: await loadLabelChoice(db, session.brand_id, params.courier_id),
  })),

  bindChange(calls.contracts.labelSave, async ({ params, body, tx, services, session, ifMatch }) => {
    await saveLabelChoice(tx, params.courier_id, body, changeContext(session, ifMatch), services.clock.now());
    return { data: await loadLabelChoice(tx, session.brand_id, params.courier_id) };
  }),

  bindRoute(calls.contracts.statuses, async ({ params, db, session }) => {
    const partner = requirePartner(params.courier_id);
    return {
      data: {
        courier_id: params.courier_id,
        courier_name: courierName(params.courier_id),
        ...(await listStatusMappings(db, session.brand_id, partner)),
      },
    };
  }),

  bindRoute(calls.contracts.statusesSave, async ({ params, body, db, services, session }) => {
    const partner = requirePartner(params.courier_id);
    const scans_read = await saveMappings(db, services, {
      brand_id: session.brand_id,
      partner,
      mappings: body.mappings,
      actor: userActor(session),
    });
    return { data: { scans_read } };
  }),

  bindRoute(calls.contracts.warehouses, async ({ params, db, session }) => ({
    data: await listNames(db, session.brand_id, params.courier_id),
  })),

  bindRoute(calls.contracts.warehousesCheck, async ({ params, db, services, session }) => {
    const { brand_id } = session;
    const problem = await checkNames(db, services, brand_id, requirePartner(params.courier_id));
    return { data: { problem, ...(await listNames(db, brand_id, params.courier_id)) } };
  }),

  bindRoute(calls.contracts.warehouseSave, async ({ params, body, db, services, session, ifMatch }) => ({
    data: await saveName(db, services, changeContext(session, ifMatch), { ...params, ...body }),
  })),

  bindRoute(calls.contracts.warehouseSend, async ({ params, db, services, session }) => ({
    data: await sendWarehouse(db, services, changeContext(session), params),
  })),

  bindRoute(calls.contracts.alerts, async ({ db, session }) => ({
    data: { alerts: await listAlerts(db, session.brand_id) },
  })),
];

import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { importFields } from './importFields.ts';
import { deleteMapping, listMappings, saveMapping } from './savedMappings.ts';

/** Saved mappings of columns. */
export const routes: Route[] = [
  bindRoute(calls.mappings.list, async ({ db, session }) => ({
    data: { mappings: await listMappings(db, session.brand_id) },
  })),

  bindChange(calls.mappings.save, async ({ body, tx, services, session, ifMatch }) => {
    const author = { ...changeContext(session, ifMatch), now: services.clock.now() };
    return { data: { mapping: await saveMapping(tx, body, author) } };
  }),

  bindChange(calls.mappings.remove, async ({ params, tx, services, session }) => {
    const author = { ...changeContext(session), now: services.clock.now() };
    await deleteMapping(tx, params.id, author);
    return { message: 'Mapping deleted' };
  }),

  // oxlint-disable-next-line typescript/require-await -- handlers are asynchronous
  bindRoute(calls.mappings.fields, async ({ params }) => ({
    data: {
      fields: importFields(params.type).map(({ name, label, is_required }) => ({ name, label, is_required })),
    },
  })),
];

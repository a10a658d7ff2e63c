import { calls } from '@khep/api';
import { loadPincodeDirectory } from '@khep/domain/india';
import { fileResponse, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { parseChoices, parseMapping } from '../mappings/parseChoices.ts';
import { readTableColumns } from '../mappings/tableColumns.ts';
import { currencies, timezones } from './locales.ts';
import { countries, states } from './places.ts';
import { sampleFile } from '../mappings/fileFormats.ts';
import { storeImage } from './images.ts';
import { loadPrivateImage } from './privateImages.ts';

/** Sales channels. */
const channels = [
  { id: 'manual', name: 'Manual' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'custom', name: 'Custom channel' },
];

const photoSide = 512;

/** Lookup lists for forms, and small files. */
export const routes: Route[] = [
  bindRoute(calls.utils.timezones, async ({ services }) => ({
    data: { timezones: await timezones(services.clock.now()) },
  })),
  bindRoute(calls.utils.currencies, async () => ({ data: { currencies: currencies() } })),
  bindRoute(calls.master.countries, async () => ({ data: { countries: countries() } })),
  bindRoute(calls.master.states, async ({ params }) => ({ data: { states: states(params.country_id) } })),
  bindRoute(calls.master.pincode, async ({ params }) => {
    const place = (await loadPincodeDirectory()).find(params.pincode);
    const unknown = { city: '', district: '', state: '' };
    return { data: { ...unknown, ...place, pincode: params.pincode, is_known: place !== undefined } };
  }),
  bindRoute(calls.master.channels, async () => ({ data: { channels } })),
  bindRoute(calls.courier.list, async ({ services, session }) => ({
    data: {
      couriers: (await services.couriers.forBrand(session.brand_id)).list().map((service) => ({
        courier_id: service.courier_id,
        name: service.name,
        partner: service.partner,
        mode: service.mode,
        is_active: service.offered,
        is_simulated: service.simulated,
      })),
    },
  })),
  bindRoute(calls.utils.sample, async ({ params }) =>
    fileResponse({
      bytes: sampleFile(params.type),
      type: 'text/csv; charset=utf-8',
      name: `sample-${params.type}.csv`,
    }),
  ),
  bindRoute(calls.utils.tableColumns, async ({ params, body, db, services, session }) => ({
    data: await readTableColumns(db, {
      brand_id: session.brand_id,
      type: params.type,
      file: body.file,
      source: typeof body.source === 'string' ? body.source : undefined,
      ...(body.mapping !== undefined && { mapping: parseMapping(body.mapping) }),
      choices: parseChoices(body.choices),
      now: services.clock.now(),
    }),
  })),
  bindRoute(calls.utils.cloudLink, async ({ body, session, db, services }) => ({
    data: { url: await storeImage(db, services, session, body) },
  })),
  bindRoute(calls.utils.privateImage, ({ params, session, db, services }) =>
    loadPrivateImage(db, services, session, params.name),
  ),
  bindRoute(calls.users.image, async ({ body, session, db, services }) => ({
    data: { url: await storeImage(db, services, session, body, photoSide) },
  })),
];

import { calls } from '@khep/api';
import { loadPincodes } from '@khep/domain/india';
import { fileAnswer, serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { currencies, timezones } from './money.ts';
import { countries, states } from './places.ts';
import { sampleFile } from './samples.ts';
import { keepPicture } from './uploads.ts';

/** Where an order can come from. */
const channels = [
  { id: 'manual', name: 'Manual' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'custom', name: 'Custom channel' },
];

const photoSide = 512;

/** Lists that forms choose from, and small files. */
export const routes: Route[] = [
  serve(calls.utils.timezones, async ({ services }) => ({
    data: { timezones: timezones(services.clock.now()) },
  })),
  serve(calls.utils.currencies, async () => ({ data: { currencies: currencies() } })),
  serve(calls.master.countries, async () => ({ data: { countries: countries() } })),
  serve(calls.master.states, async ({ params }) => ({ data: { states: states(params.country_id) } })),
  serve(calls.master.pincode, async ({ params }) => {
    const place = (await loadPincodes()).find(params.pincode);
    const unknown = { city: '', district: '', state: '' };
    return { data: { ...unknown, ...place, pincode: params.pincode, is_known: place !== undefined } };
  }),
  serve(calls.master.channels, async () => ({ data: { channels } })),
  serve(calls.courier.list, async ({ services, session }) => ({
    data: {
      couriers: (await services.couriers.of(session.brand_id)).list().map((service) => ({
        courier_id: service.courier_id,
        name: service.name,
        partner: service.partner,
        mode: service.mode,
        is_active: service.offered,
        is_simulated: service.simulated,
      })),
    },
  })),
  serve(calls.utils.sample, async ({ params }) =>
    fileAnswer({
      bytes: sampleFile(params.type),
      type: 'text/csv; charset=utf-8',
      name: `sample-${params.type}.csv`,
    }),
  ),
  serve(calls.utils.cloudLink, async ({ body, session, db, services }) => ({
    data: { url: await keepPicture(db, services, session, body) },
  })),
  serve(calls.users.image, async ({ body, session, db, services }) => ({
    data: { url: await keepPicture(db, services, session, body, photoSide) },
  })),
];

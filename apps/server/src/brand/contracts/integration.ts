import type { ResponseOf, calls } from '@khep/api';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';

type Integration = ResponseOf<typeof calls.contracts.integration>['data'];

/** How far a courier is connected: credentials, contract, zone mapping, and the latest problem. */
export async function loadIntegration(
  db: Db,
  couriers: BrandCouriers,
  brand_id: string,
  courier_id: number,
): Promise<Integration> {
  const service = requireService(courier_id);
  const offered = couriers.list().find((one) => one.courier_id === courier_id);
  const [card, mapped, unsolved] = await Promise.all([
    db
      .selectFrom('rate_cards')
      .select('rate_card_id')
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('pincode_zones')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('courier_calls')
      .select('problem')
      .where('brand_id', '=', brand_id)
      .where('partner', '=', service.partner)
      .where('problem', '!=', '')
      // Credentials that were saved since are verified: an earlier problem is solved.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('courier_accounts')
              .select('courier_accounts.partner')
              .where('courier_accounts.brand_id', '=', brand_id)
              .where('courier_accounts.partner', '=', service.partner)
              .whereRef('courier_accounts.updated_at', '>=', 'courier_calls.at'),
          ),
        ),
      )
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    courier_id,
    name: service.name,
    is_connected: offered?.is_connected ?? false,
    is_simulated: offered?.simulated ?? false,
    has_rate_card: card !== undefined,
    pincode_mappings: mapped.count,
    last_error: unsolved?.problem ?? '',
  };
}

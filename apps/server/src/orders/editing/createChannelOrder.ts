import type { ChannelOrder, OrderDraft } from '@khep/api';
import { loadChannelOrder } from '../../brand/channels/channelOrder.ts';
import { userActor } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import { createOrder } from './saveOrder.ts';

/** Creates an order of the custom channel, with the rules of every order. Its number is the app's. */
export async function createChannelOrder(
  db: Db,
  services: Services,
  session: Session,
  draft: OrderDraft,
): Promise<ChannelOrder> {
  const { brand_id } = session;
  const order_details = { ...draft.order_details, channel_id: 'custom' };
  const order_id = await createOrder(
    db,
    services,
    { ...draft, order_details },
    { brand_id, actor: userActor(session) },
  );
  return loadChannelOrder(db, services, brand_id, { order_id });
}

import { getSession } from '../session.ts';
import { removeFloorWorkers } from './floorWorker.ts';
import { Outbox } from './outbox.ts';

/**
 * Deletes what the floor stores of the current person, before they log out: the screens and the waves, which name
 * orders. Actions that the server doesn't have yet stay, and are sent when the same person opens the wave here again.
 */
export async function forgetFloor(): Promise<void> {
  const { brand_id, email } = getSession();
  const outbox = new Outbox({ brand_id, user: email });
  try {
    await Promise.all([removeFloorWorkers(), outbox.forgetWalks()]);
  } finally {
    outbox.close();
  }
}

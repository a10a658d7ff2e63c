import type { ActorKind } from '@khep/domain/team';

/** Who made a change, as saved with an event. */
export interface Actor {
  kind: ActorKind;
  id?: string;
  name?: string;
}

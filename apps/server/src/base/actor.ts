/** Who made a change, as saved with an event. */
export interface Actor {
  kind: 'user' | 'courier' | 'customer' | 'system';
  id?: string;
  name?: string;
}

import type { ScaleState } from '@khep/domain/warehouse';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScaleDevices } from './devices.ts';
import { ScaleConnection } from './ScaleConnection.ts';

export interface Scale {
  state: ScaleState;
  connection: Pick<ScaleConnection, 'links' | 'connect' | 'disconnect'>;
}

/** The scale of the bench, for as long as its page is open: it stays connected from box to box. */
export function useScale(): Scale {
  const [connection] = useState(() => new ScaleConnection(navigator as ScaleDevices));
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  useEffect(() => connection.watch(), [connection]);
  return { state, connection };
}

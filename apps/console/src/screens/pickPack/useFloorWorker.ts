import { useEffect } from 'react';
import { startFloorWorker } from '../../offline/floorWorker.ts';

/** Lets this screen and its neighbours open without a network. */
export function useFloorWorker(): void {
  useEffect(startFloorWorker, []);
}

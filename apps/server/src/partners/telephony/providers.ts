import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../start/config.ts';
import { createExotel } from './exotel.ts';
import type { TelephonyProviders } from './port.ts';
import { startTelephonySimulator } from './simulator.ts';

/** Exotel with each brand's own account, or simulated. */
export async function createTelephony(
  config: Pick<Config, 'KHEP_TELEPHONY' | 'KHEP_SIMULATOR_SPEED' | 'KHEP_SIMULATOR_NIGHT_CALLS'>,
  clock: Clock,
): Promise<TelephonyProviders> {
  if (config.KHEP_TELEPHONY === 'live')
    return {
      open: (access) => createExotel(access),
      isSimulated: false,
      // A real phone rings: the hours hold whatever is set.
      ringsAtNight: false,
      close: async () => undefined,
    };
  const simulator = await startTelephonySimulator(clock, config.KHEP_SIMULATOR_SPEED);
  return {
    open: (access) => createExotel(access, simulator.url),
    isSimulated: true,
    ringsAtNight: config.KHEP_SIMULATOR_NIGHT_CALLS,
    close: () => simulator.close(),
  };
}

import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../base/clock.ts';
import { createTelephony } from './providers.ts';
import type { TelephonyProviders } from './port.ts';

let providers: TelephonyProviders | undefined;
afterEach(() => providers?.close());

test.each([
  ['simulator', true, true],
  ['simulator', false, false],
  // Whatever is set: a real phone rings.
  ['live', true, false],
  ['live', false, false],
] as const)('%s with night calls %s rings at night: %s', async (KHEP_TELEPHONY, nightCalls, rings) => {
  providers = await createTelephony(
    { KHEP_TELEPHONY, KHEP_SIMULATOR_SPEED: 1, KHEP_SIMULATOR_NIGHT_CALLS: nightCalls },
    systemClock,
  );
  expect(providers.ringsAtNight).toBe(rings);
});

import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { exposedBy } from './exposure.ts';

test.each([
  [{}, undefined],
  [{ HOST: '127.0.0.1', NODE_ENV: 'production' }, undefined],
  [{ HOST: 'localhost' }, undefined],
  [{ HOST: '::1' }, undefined],
  [{ PUBLIC_URL: 'http://localhost:4600' }, undefined],
  [{ PUBLIC_URL: 'http://[::1]:4600' }, undefined],
  [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0'],
  [{ HOST: '::' }, 'HOST ::'],
  [{ HOST: '127.0.0.1.example.in' }, 'HOST 127.0.0.1.example.in'],
  // A proxy on this machine.
  [{ PUBLIC_URL: 'https://ship.example.in' }, 'PUBLIC_URL https://ship.example.in'],
  [{ PUBLIC_URL: 'https://localhost.example.in' }, 'PUBLIC_URL https://localhost.example.in'],
  [{ KHEP_TRUST_PROXY: '1' }, 'KHEP_TRUST_PROXY=1'],
])('%j is reached by strangers through %s', (variables, by) => {
  expect(exposedBy(parseConfig(variables))).toBe(by);
});

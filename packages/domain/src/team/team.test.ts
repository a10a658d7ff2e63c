import { describe, expect, test } from 'vitest';
import { beyondGranter, canGrant, describeDevice, grantedModules, moduleCover, modulesOf } from './index.ts';

const owner = { business_role: 'owner', module_access: ['all'] };
const manager = { business_role: 'manager', module_access: ['orders', 'settings'] };

describe('access', () => {
  test('owners have every module, others those listed', () => {
    expect(modulesOf({ business_role: 'owner', module_access: [] })).toHaveLength(grantedModules.length);
    expect(modulesOf({ business_role: 'user', module_access: ['all'] })).toHaveLength(grantedModules.length);
    expect(
      modulesOf({ business_role: 'user', module_access: ['settings', 'orders', 'home', 'gone'] }),
    ).toEqual(['orders', 'settings']);
  });

  test('a granter gives no more than they have', () => {
    expect(beyondGranter(manager, { business_role: 'user', module_access: ['orders', 'home'] })).toEqual({
      role: false,
      modules: [],
    });
    expect(
      beyondGranter(manager, { business_role: 'owner', module_access: ['orders', 'finance', 'all'] }),
    ).toEqual({
      role: true,
      modules: ['finance', 'all'],
    });
    expect(beyondGranter(owner, { business_role: 'owner', module_access: ['all'] })).toEqual({
      role: false,
      modules: [],
    });
  });

  test('an unknown role ranks below every other', () => {
    expect(
      beyondGranter({ business_role: 'guest', module_access: ['all'] }, { business_role: 'user' }).role,
    ).toBe(true);
    expect(['owner', 'manager', 'user', 'guest'].map(canGrant)).toEqual([true, true, false, false]);
  });

  test('modules that one person covers come first, and invited users cover none', () => {
    const member = (id: string, module_access: string[], isInvited = false) => ({
      id,
      name: id,
      business_role: 'user',
      module_access,
      isInvited,
    });
    const cover = moduleCover([
      member('a', ['all']),
      member('b', ['orders', 'ndr']),
      member('c', ['finance'], true),
    ]);
    expect(cover.at(-1)?.members.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(cover.find(({ module }) => module === 'finance')?.members.map(({ id }) => id)).toEqual(['a']);
    expect(cover.slice(-2).map(({ module }) => module)).toEqual(['orders', 'ndr']);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

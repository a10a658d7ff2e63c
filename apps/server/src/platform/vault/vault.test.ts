import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createVault, loadOrCreateVaultKey, VaultError } from './vault.ts';

const one = `k1:${'a1'.repeat(32)}`;
const two = `k2:${'b2'.repeat(32)}`;

describe('the vault', () => {
  test('opens what it sealed, never seals the same twice, and shows nothing of it', () => {
    const vault = createVault(one);
    const sealed = vault.seal('{"token":"tk_live"}', 'brd_1/delhivery');
    expect(vault.open(sealed, 'brd_1/delhivery')).toBe('{"token":"tk_live"}');
    expect(sealed).toMatch(/^v1\.k1\./);
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('tk_live');
    expect(vault.seal('{"token":"tk_live"}', 'brd_1/delhivery')).not.toBe(sealed);
  });

  test('does not open for another brand, nor once a letter was changed', () => {
    const vault = createVault(one);
    const sealed = vault.seal('secret', 'brd_1/delhivery');
    expect(() => vault.open(sealed, 'brd_2/delhivery')).toThrow(VaultError);
    const parts = sealed.split('.');
    const text = Buffer.from(parts[4] ?? '', 'base64url');
    text[0] = (text[0] ?? 0) ^ 1;
    expect(() =>
      vault.open([...parts.slice(0, 4), text.toString('base64url')].join('.'), 'brd_1/delhivery'),
    ).toThrow(VaultError);
    // A shortened tag is a forgery that is easier to guess.
    const short = Buffer.from(parts[3] ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(() => vault.open([...parts.slice(0, 3), short, parts[4]].join('.'), 'brd_1/delhivery')).toThrow(
      VaultError,
    );
  });

  test('seals with the first key and opens with every one, so that a key can be replaced', () => {
    const sealed = createVault(one).seal('secret', 'x');
    const rotated = createVault(`${two}, ${one}`);
    expect(rotated.open(sealed, 'x')).toBe('secret');
    expect(rotated.isStale(sealed)).toBe(true);
    const resealed = rotated.seal('secret', 'x');
    expect(rotated.isStale(resealed)).toBe(false);
    expect(() => createVault(one).open(resealed, 'x')).toThrow('The key k2 is not in KHEP_SECRET_KEY');
  });

  test('refuses a key that is too short, and a name that is given twice, without repeating it', () => {
    expect(() => createVault('k1:abcd')).toThrow('64 hex digits');
    expect(() => createVault(`${one},${one}`)).toThrow('twice');
    expect(() => createVault('hunter2hunter2hunter2hunter2')).not.toThrow('hunter2');
  });

  test('makes a key of the data directory once, for its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'khep-key-'));
    const key = loadOrCreateVaultKey(directory);
    expect(loadOrCreateVaultKey(directory)).toBe(key);
    expect(statSync(join(directory, 'secret-key')).mode & 0o077).toBe(0);
    createVault(key);
    rmSync(directory, { recursive: true });
  });
});

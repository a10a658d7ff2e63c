import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadOrCreateSecret } from './persistedSecret.ts';

test('a secret is made once, for its owner alone, and one that was broken off is not taken for one', () => {
  const directory = mkdtempSync(join(tmpdir(), 'khep-secret-'));
  try {
    const first = loadOrCreateSecret(directory, 'secret');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(loadOrCreateSecret(directory, 'secret')).toBe(first);
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadOrCreateSecret(directory, 'key', () => `local:${'a'.repeat(64)}`)).toBe(
      `local:${'a'.repeat(64)}`,
    );
    writeFileSync(join(directory, 'broken'), '');
    expect(() => loadOrCreateSecret(directory, 'broken')).toThrow('contains no secret');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

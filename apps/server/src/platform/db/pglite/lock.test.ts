import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectoryLocked, lockDirectory } from './lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'khep-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const onLost = () => undefined;

describe('the lock of a data directory', () => {
  it('refuses a second process on the same host and frees the directory on release', async () => {
    const first = await lockDirectory(directory, { onLost });
    await expect(lockDirectory(directory, { onLost })).rejects.toThrow(`process ${process.pid}`);
    await first.release();
    const second = await lockDirectory(directory, { onLost });
    await second.release();
  });

  it('refuses a process in another container, which sees no socket of ours', async () => {
    const first = await lockDirectory(directory, { host: 'container-a', onLost });
    await expect(lockDirectory(directory, { host: 'container-b', onLost })).rejects.toThrow(DirectoryLocked);
    await first.release();
    const second = await lockDirectory(directory, { host: 'container-b', onLost });
    await second.release();
  });

  it('takes over immediately from a killed process of the same host', async () => {
    writeFileSync(
      join(directory, 'server.lock'),
      JSON.stringify({ host: 'container-a', pid: 999_999, token: 'killed' }),
    );
    const next = await lockDirectory(directory, { host: 'container-a', onLost });
    await next.release();
  });

  it('takes over from another container only when its lock is no longer renewed', async () => {
    const path = join(directory, 'server.lock');
    writeFileSync(path, JSON.stringify({ host: 'container-a', pid: 1, token: 'killed' }));
    await expect(lockDirectory(directory, { host: 'container-b', onLost })).rejects.toThrow('container-a');
    utimesSync(path, new Date(), new Date(Date.now() - 60_000));
    const next = await lockDirectory(directory, { host: 'container-b', onLost });
    await next.release();
  });

  it('stops a process that was suspended and lost its lock to another', async () => {
    const lost = vi.fn();
    const first = await lockDirectory(directory, { host: 'container-a', renewMs: 20, onLost: lost });
    writeFileSync(
      join(directory, 'server.lock'),
      JSON.stringify({ host: 'container-b', pid: 1, token: 'other' }),
    );
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    await first.release();
  });
});

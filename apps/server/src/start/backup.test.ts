import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedDatabase } from '../platform/backup/embedded.ts';
import { readBackupFacts } from '../platform/backup/facts.ts';
import { postgresDatabase } from '../platform/backup/postgres.ts';
import { openPglite, openPostgres } from '../platform/db/engine.ts';
import { migrate } from '../platform/db/migrate.ts';
import { engines } from '../../test/engines.ts';
import { startPostgres } from '../../test/postgres.ts';
import { deleteOldBackups, listBackups, verifyBackup } from '../platform/backup/backup.ts';
import { copyTemplateDatabase } from '../../test/dataDirectory.ts';
import { headers, addSku, programOf, ServerProcesses, signUp } from '../../test/serverProcesses.ts';

describe('a backup', () => {
  let processes: ServerProcesses;
  let directory: string;
  beforeEach(async () => {
    processes = new ServerProcesses();
    ({ directory } = processes);
    await copyTemplateDatabase(join(directory, 'database'));
  });
  afterEach(() => processes.close());

  const runTo = async (
    program: 'backup' | 'restore',
    flags: string[] = [],
    environment: Record<string, string> = {},
  ) => {
    const { ended, output } = processes.run(environment, flags, programOf(program));
    return { code: await ended, text: output() };
  };
  const backups = () => join(directory, 'backups');

  test(
    'made under writes has everything acknowledged before it, and a restored directory runs',
    { timeout: 300_000 },
    async () => {
      const server = await processes.start();
      const token = await signUp(server);
      // A file that a row may name, and a secret: both come back with the database.
      mkdirSync(join(directory, 'files'), { recursive: true });
      const photo = join(directory, 'files', `${'a'.repeat(32)}.png`);
      writeFileSync(photo, 'a photo');
      const acknowledged: string[] = [];
      const writing = new AbortController();
      const writer = async (lane: number) => {
        for (let number = 0; !writing.signal.aborted; number += 1)
          if (await addSku(server, token, `S${lane}-${number}`)) acknowledged.push(`S${lane}-${number}`);
      };
      const writers = [0, 1, 2].map(writer);
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
      const before = [...acknowledged];
      const made = await runTo('backup');
      expect(made.text).toMatch(/Backed up: .*khep-\d{8}T\d{6}Z/);
      expect(made.code).toBe(0);
      const seen = await fetch(`${server.url}/api/security/backup`, { headers: headers(token) });
      expect(await seen.json()).toMatchObject({
        data: { verified_at: expect.stringMatching(/^20\d\d-.*Z$/), every_hours: 24, is_late: false },
      });
      writing.abort();
      await Promise.all(writers);
      server.process.kill('SIGKILL');
      await server.ended;

      // The whole directory is lost; its backups were elsewhere.
      const kept = `${directory}-kept`;
      renameSync(backups(), kept);
      rmSync(directory, { recursive: true });
      mkdirSync(directory);
      try {
        const [name] = await listBackups(kept);
        // A lock in it would end the process that restores it, once it looks at its own.
        const inside = execFileSync('tar', ['-tf', join(kept, name!, 'database.tar')], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        expect(inside).toContain('PG_VERSION');
        expect(inside).not.toContain('server.lock');
        const restored = await runTo('restore', [join(kept, name!)]);
        expect(restored.text).toMatch(/^Restored the backup of /);
        expect(restored.code).toBe(0);
        expect(existsSync(photo)).toBe(true);
        expect(existsSync(join(directory, 'secret'))).toBe(true);
        const again = await processes.start();
        const answer = await fetch(`${again.url}/api/settings/sku?page_size=200`, {
          headers: { authorization: `Bearer ${token}` },
        });
        // The session is as it was, because its secret is.
        expect(answer.status).toBe(200);
        again.process.kill('SIGKILL');
        await again.ended;
        const open = await openPglite(join(directory, 'database'));
        const rows = await open.db.selectFrom('skus').select('sku_id').execute();
        await open.close();
        const found = new Set(rows.map(({ sku_id }) => sku_id));
        expect(before.filter((sku_id) => !found.has(sku_id))).toEqual([]);
      } finally {
        rmSync(kept, { recursive: true, force: true });
      }
    },
  );

  test(
    'is made without a server too, is verified, and names what is damaged or in the way',
    { timeout: 400_000 },
    async () => {
      expect((await runTo('backup', ['--verify'])).text).toMatch(/has no backup. Make one: npm run backup/);
      expect((await runTo('backup')).code).toBe(0);
      const [name] = await listBackups(backups());
      const path = join(backups(), name!);
      const verified = await runTo('backup', ['--verify']);
      expect(verified.text).toMatch(/can be restored: \d+ tables with \d+ rows/);
      const occupied = await runTo('restore', [path]);
      expect([occupied.code, occupied.text]).toEqual([
        1,
        expect.stringMatching(/has a database. Stop the server/),
      ]);
      expect((await runTo('restore')).text).toMatch(/Name a backup/);
      expect((await runTo('restore', [directory])).text).toMatch(/is no backup/);

      writeFileSync(join(path, 'database.tar'), 'damaged');
      await expect(verifyBackup(path, embeddedDatabase(directory))).rejects.toThrow(
        /database.tar is damaged/,
      );
      rmSync(join(path, 'database.tar'));
      expect((await runTo('backup', ['--verify'])).text).toMatch(/database.tar is missing. Use an older one/);
      writeFileSync(join(path, 'manifest.json'), '{}');
      await expect(verifyBackup(path, embeddedDatabase(directory))).rejects.toThrow(
        /manifest.json is damaged/,
      );
    },
  );

  test.skipIf(!engines.includes('postgres'))(
    'of PostgreSQL is a dump that is restored beside it, compared and dropped',
    { timeout: 400_000 },
    async () => {
      const server = await startPostgres();
      try {
        const source = new URL(server.url);
        const target = new URL(server.url);
        for (const [url, name] of [
          [source, 'khep_source'],
          [target, 'khep_target'],
        ] as const) {
          const admin = await openPostgres(server.url);
          await admin.executeSql(`create database ${name} template template0`, []);
          await admin.close();
          url.pathname = `/${name}`;
        }
        const open = await openPostgres(source.href);
        await migrate(open.db);
        await open.close();
        const made = await runTo('backup', [], { DATABASE_URL: source.href });
        expect(made).toEqual({ code: 0, text: expect.stringMatching(/Backed up: /) });
        const verified = await runTo('backup', ['--verify'], { DATABASE_URL: source.href });
        expect(verified).toEqual({ code: 0, text: expect.stringMatching(/can be restored/) });
        const [name] = await listBackups(backups());
        const path = join(backups(), name!);
        expect((await runTo('restore', [path], { DATABASE_URL: source.href })).text).toMatch(/has tables/);
        expect((await runTo('restore', [path])).text).toMatch(/is of PostgreSQL: set DATABASE_URL/);
        const restored = await runTo('restore', [path], { DATABASE_URL: target.href });
        expect(restored).toEqual({ code: 0, text: expect.stringMatching(/^Restored the backup/) });
        const copy = await openPostgres(target.href);
        expect(await readBackupFacts(copy.db)).toEqual(
          (await verifyBackup(path, postgresDatabase(source.href))).facts,
        );
        await copy.close();
        const left = await openPostgres(source.href);
        const { rows } = await left.executeSql(
          "select datname from pg_database where datname like 'khep_check%'",
          [],
        );
        await left.close();
        expect(rows).toEqual([]);
      } finally {
        server.stop();
      }
    },
  );

  test('is kept as long as it is among the newest', async () => {
    mkdirSync(backups());
    for (const day of ['01', '02', '03', '04']) mkdirSync(join(backups(), `khep-202611${day}T000000Z`));
    mkdirSync(join(backups(), 'khep-20261105T000000Z.part'));
    mkdirSync(join(backups(), 'notes'));
    await deleteOldBackups(backups(), 2);
    expect(readdirSync(backups()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'khep-20261103T000000Z',
      'khep-20261104T000000Z',
      'notes',
    ]);
  });
});

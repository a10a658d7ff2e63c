import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../src/platform/db/engine.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { templates } from './templates.ts';

/** Puts an embedded database that has the tables where there is none yet: creating one takes seconds. */
export async function copyTemplateDatabase(directory: string): Promise<void> {
  const kept = join(templates(), 'directory');
  if (!existsSync(kept)) {
    const made = `${kept}.${process.pid}`;
    const open = await openPglite(made);
    await migrate(open.db);
    await open.close();
    try {
      renameSync(made, kept);
    } catch {
      // Another suite was first: its files are as good.
    }
  }
  cpSync(kept, directory, { recursive: true });
}

import type { BackupFacts } from './facts.ts';

/** A backup that can't be made, is damaged or can't be restored; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** How a database of one kind is written to a file and started from it. */
export interface BackupDatabase {
  /** Its file in a backup. */
  file: 'database.tar' | 'database.dump';
  /** Writes all that was acknowledged. Returns the facts of what was written. */
  write(path: string): Promise<BackupFacts>;
  /** Restores a copy elsewhere, reads its facts and deletes it. */
  factsOf(path: string): Promise<BackupFacts>;
  /** @throws BackupError if there is a database already */
  assertEmpty(backup: string): Promise<void>;
  restore(path: string): Promise<BackupFacts>;
}

import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import { OperatorError, runOperatorCommand } from '../overview/operator/commands.ts';
import type { OperatorRequest } from '../overview/operator/commands.ts';
import { BackupError } from '../platform/backup/errors.ts';
import type { Db } from '../platform/db/schema.ts';

const Request = z.union([
  z.object({ argv: z.array(z.string()), operator: z.string() }),
  z.object({ backup: z.literal(true) }),
]);

interface Answer {
  lines: string[];
  isRefused: boolean;
}

/** Parts of the server that commands use. */
interface ServerParts {
  db: Db;
  clock: Clock;
  /** Makes a backup, and says where it is. */
  backUp: () => Promise<string[]>;
}

/** Windows has no socket files; its pipes are named for the directory. */
const addressIn = (directory: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\khep-operator-${Buffer.from(resolve(directory)).toString('base64url')}`
    : join(directory, 'operator.sock');

/**
 * Listens for the operator's commands in the data directory: only one process can open an embedded database, so the
 * command asks the server that has it. Who may use the socket is decided by the directory's owner, as for the database.
 */
export async function listenForOperator(directory: string, parts: ServerParts): Promise<() => Promise<void>> {
  const address = addressIn(directory);
  const isFile = process.platform !== 'win32';
  if (isFile) rmSync(address, { force: true });
  const server: Server = createServer((incoming, outgoing) => {
    void answer(parts, incoming)
      .catch((): Answer => ({ lines: ['The command failed. The server has logged why.'], isRefused: true }))
      .then((body) => outgoing.end(JSON.stringify(body)));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(address, done);
  });
  if (isFile) chmodSync(address, 0o600);
  server.unref();
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

async function answer({ db, clock, backUp }: ServerParts, incoming: NodeJS.ReadableStream): Promise<Answer> {
  const parsed = Request.parse(JSON.parse(await text(incoming)));
  try {
    const lines = 'backup' in parsed ? await backUp() : await runOperatorCommand(db, parsed, clock.now());
    return { lines, isRefused: false };
  } catch (error) {
    if (error instanceof OperatorError || error instanceof BackupError)
      return { lines: [error.message], isRefused: true };
    throw error;
  }
}

/** Sends a command to the server that runs on the directory; undefined if none does. @throws OperatorError */
export async function askServer(directory: string, command: OperatorRequest): Promise<string[] | undefined> {
  return ask(directory, { ...command, argv: [...command.argv] });
}

/** Asks the server that runs on the directory for a backup; undefined if none does. @throws OperatorError */
export const askForBackup = (directory: string): Promise<string[] | undefined> =>
  ask(directory, { backup: true });

async function ask(directory: string, command: z.input<typeof Request>): Promise<string[] | undefined> {
  const response = await new Promise<IncomingMessage | undefined>((done, fail) => {
    const outgoing = request({ socketPath: addressIn(directory), method: 'POST' }, done);
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? done(undefined) : fail(error),
    );
    outgoing.end(JSON.stringify(command));
  });
  if (response === undefined) return undefined;
  const { lines, isRefused } = JSON.parse(await text(response)) as Answer;
  if (isRefused) throw new OperatorError(lines.join('\n'));
  return lines;
}

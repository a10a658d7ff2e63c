import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { parseConfig } from '../src/start/config.ts';
import { json } from '../src/platform/db/schema.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import type { Email, Mailer } from '../src/platform/mail/mailer.ts';
import { backgroundMessagesSent } from '../src/platform/mail/sendInBackground.ts';
import type { PushMessage, PushSender } from '../src/platform/mail/webPush.ts';
import { startServer } from '../src/start/server.ts';
import type { RunningServer, ServerParts } from '../src/start/server.ts';
import type { Clock } from '../src/base/clock.ts';
import { openTestDatabase } from './engines.ts';
import type { Engine, TestDatabase } from './engines.ts';

/** A clock that tests move. */
export interface TestClock extends Clock {
  pass(milliseconds: number): void;
  /**
   * Goes on to the next noon in India. For suites whose scans take minutes of its time and which count by the day: at
   * whatever hour they are run, they stay in one.
   */
  toNoon(): void;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // A test reads whatever came: the server itself holds each answer to its declaration.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface SignedInBrand {
  token: string;
  brand_id: string;
  user_id: string;
  slug: string;
  email: string;
  password: string;
  mobile: string;
}

export interface TestServer extends RunningServer {
  clock: TestClock;
  letters: Email[];
  /** Messages to browsers; an endpoint that ends in `/ended` has unsubscribed. */
  pushes: PushMessage[];
  /** Its database; where another process finds it, on PostgreSQL. */
  open: Awaited<ReturnType<typeof openTestDatabase>>;
  /** Calls `/api` + path over HTTP. */
  call(method: string, path: string, options?: CallOptions): Promise<TestResponse>;
  /** Signs a brand up with its one-time code, over HTTP. */
  /** @param options `gst_no` of its company, of Rajasthan if absent */
  newBrand(name: string, options?: { gst_no?: string }): Promise<SignedInBrand>;
}

const dayMs = 86_400_000;

let brands = 0;

/** A whole server on a database of its own, on a free port. Stop it after the suite. */
export async function startTestServer(
  engine: Engine,
  environment: Record<string, string> = {},
  {
    moreJobKinds = [],
    courierPace,
    storeTimings,
    dns,
    open: given,
    files,
  }: Pick<ServerParts, 'moreJobKinds' | 'courierPace' | 'storeTimings' | 'dns'> & {
    /** @default one of the engine, which nobody else uses */
    open?: TestDatabase;
    /** A folder whose files it begins with. @default none */
    files?: string;
  } = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'khep-test-'));
  if (files !== undefined) cpSync(files, directory, { recursive: true });
  const open = given ?? (await openTestDatabase(engine));
  let ahead = 0;
  const clock: TestClock = {
    now: () => new Date(Date.now() + ahead),
    pass: (milliseconds) => (ahead += milliseconds),
    toNoon() {
      const now = clock.now();
      const noon = startOfDay(istDay(now)).getTime() + dayMs / 2;
      clock.pass(noon - now.getTime() + (noon < now.getTime() ? dayMs : 0));
    },
  };
  const letters: Email[] = [];
  const mailer: Mailer = { kind: 'memory', send: async (letter) => void letters.push(letter) };
  const pushes: PushMessage[] = [];
  const push: PushSender = {
    publicKey: 'test',
    send: async ({ endpoint }, message) => {
      if (endpoint.endsWith('/ended')) return false;
      pushes.push(message);
      return true;
    },
  };
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    KHEP_DATA: directory,
    LOG_LEVEL: 'silent',
    KHEP_SIMULATOR_SPEED: '3600',
    // Suites send in seconds what people send in hours.
    KHEP_CALLS_PER_MINUTE: '10000000',
    // Receivers of webhooks are on this machine.
    KHEP_WEBHOOKS_INSIDE: '1',
    ...environment,
  });
  const server = await startServer({
    config,
    log: pino({ level: 'silent' }),
    print: () => undefined,
    clock,
    mailer,
    push,
    open,
    polls: false,
    // What a job makes is there when the response is, on the busiest machine.
    answerWithinMs: 240_000,
    moreJobKinds,
    ...(courierPace ? { courierPace } : {}),
    ...(storeTimings ? { storeTimings } : {}),
    ...(dns ? { dns } : {}),
  });
  const call = async (
    method: string,
    path: string,
    { token, body, form, headers }: CallOptions = {},
  ): Promise<TestResponse> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      body:
        body instanceof FormData
          ? body
          : form !== undefined
            ? new URLSearchParams(form)
            : body === undefined
              ? undefined
              : JSON.stringify(body),
    });
    const text = await response.text();
    // No answer waits for its message; what a test reads next does.
    await backgroundMessagesSent();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    ...server,
    clock,
    letters,
    pushes,
    open,
    call,
    async newBrand(name, { gst_no = '08AAPFU0939F1Z8' } = {}) {
      brands += 1;
      const email = `owner${brands}@brand${brands}.example.in`;
      const mobile = `98${String(brands).padStart(8, '0')}`;
      const password = 'a quiet river 9';
      const signup = await call('POST', '/auth/signup', {
        body: { brand_name: name, name: 'Asha Rao', email, mobile, password },
      });
      if (signup.status !== 200)
        throw new Error(`Sign-up answered ${signup.status}: ${JSON.stringify(signup.body)}`);
      const verified = await call('POST', '/brands/verify/otp', {
        body: {
          username: email,
          signup_id: signup.body.data.signup_id,
          otp: codeIn(letters, email),
          purpose: 'signup',
        },
      });
      if (verified.status !== 200)
        throw new Error(`The code answered ${verified.status}: ${JSON.stringify(verified.body)}`);
      const { token, user, brand } = verified.body.data;
      // Without a GSTIN a seller issues bills of supply.
      await sql`update brands set profile = profile || ${json({ gst_no })} where brand_id = ${brand.id}`.execute(
        server.db,
      );
      // The suite makes many brands from one address.
      await server.db.deleteFrom('attempts').execute();
      return { token, brand_id: brand.id, user_id: user.id, slug: brand.slug, email, password, mobile };
    },
    async stop() {
      await server.stop();
      await open.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The one-time code of the last letter to an address. */
export function codeIn(letters: Email[], to: string): string {
  const letter = letters.findLast((one) => one.to === to);
  const code = letter === undefined ? undefined : /\b(\d{6})\b/.exec(letter.text)?.[1];
  if (code === undefined) throw new Error(`No letter with a code was sent to ${to}`);
  return code;
}

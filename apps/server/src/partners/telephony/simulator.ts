import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Clock } from '../../base/clock.ts';

export interface TelephonySimulator {
  url: string;
  close(): Promise<void>;
}

/** Seconds of a simulated call. */
const ringsAgent = 10;
const ringsBuyer = 20;
const talks = 102;
/** Faster, nobody could see a state. */
const maxSpeed = 30;
const tickMs = 100;

interface SimulatedCall {
  sid: string;
  startedAt: number;
  from: string;
  to: string;
  callback: string;
  custom: string;
  isRecorded: boolean;
  told: number;
}

type Leg = '' | 'in-progress' | 'completed' | 'no-answer' | 'busy' | 'failed';
interface Progress {
  status: 'in-progress' | Exclude<Leg, '' | 'in-progress'>;
  legs: [Leg, Leg];
  /** 0 with no event, 1 the first leg has answered, 2 the second, 3 it has ended. */
  step: 0 | 1 | 2 | 3;
}

/** The end of a call, by the last digits of the number of the buyer. */
const outcomes: Record<string, 'no-answer' | 'busy' | 'failed'> = {
  '01': 'no-answer',
  '02': 'busy',
  '03': 'failed',
};

function progressOf({ from, to }: SimulatedCall, elapsed: number): Progress {
  if (elapsed < ringsAgent) return { status: 'in-progress', legs: ['', ''], step: 0 };
  if (from.endsWith('99')) return { status: 'no-answer', legs: ['no-answer', ''], step: 3 };
  if (elapsed < ringsAgent + ringsBuyer) return { status: 'in-progress', legs: ['in-progress', ''], step: 1 };
  const outcome = outcomes[to.slice(-2)];
  if (outcome) return { status: outcome, legs: ['completed', outcome], step: 3 };
  if (elapsed < ringsAgent + ringsBuyer + talks)
    return { status: 'in-progress', legs: ['in-progress', 'in-progress'], step: 2 };
  return { status: 'completed', legs: ['completed', 'completed'], step: 3 };
}

/** Silence in MPEG 2.5, layer 3, 8 kbit/s: frames of 72 ms. */
function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(72);
  frame.set([0xff, 0xe3, 0x18, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.072) }, () => frame));
}

/** "2017-03-03 10:48:33" in IST. */
const exotelTime = (at: number): string =>
  new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Exotel on loopback, which calls nobody. To rehearse errors: the token "wrong" is refused; a buyer whose number ends in 01
 * doesn't answer, in 02 is busy, in 03 can't be reached; a person of the brand whose number ends in 99 doesn't pick up.
 */
export async function startTelephonySimulator(clock: Clock, speed: number): Promise<TelephonySimulator> {
  const app = new Hono();
  const calls = new Map<string, SimulatedCall>();
  const rate = Math.min(speed, maxSpeed);
  const now = () => clock.now().getTime();
  const stateOf = (call: SimulatedCall) => progressOf(call, ((now() - call.startedAt) / 1000) * rate);
  let url = '';
  const refused = (status: 400 | 401 | 404, words: string) =>
    Response.json({ RestException: { Status: status, Message: words } }, { status });
  const recordingOf = ({ sid, isRecorded }: SimulatedCall, { status }: Progress) =>
    isRecorded && status === 'completed' ? `${url}/recordings/${sid}.mp3` : null;
  const serialize = (call: SimulatedCall) => {
    const state = stateOf(call);
    const { status, legs } = state;
    const talk = status === 'completed' ? talks : 0;
    return {
      Call: {
        Sid: call.sid,
        ParentCallSid: null,
        DateCreated: exotelTime(call.startedAt),
        DateUpdated: exotelTime(now()),
        AccountSid: 'simulator',
        To: call.to,
        From: call.from,
        PhoneNumberSid: '0XXXXXX4890',
        Status: status,
        StartTime: exotelTime(call.startedAt),
        EndTime: status === 'in-progress' ? null : exotelTime(now()),
        Duration: status === 'in-progress' ? null : String(ringsAgent + ringsBuyer + talk),
        Price: status === 'completed' ? '1.500' : null,
        Direction: 'outbound-api',
        AnsweredBy: null,
        RecordingUrl: recordingOf(call, state),
        Details: {
          ConversationDuration: talk,
          Leg1Status: legs[0] || null,
          Leg2Status: legs[1] || null,
          Legs: legs.map((_, index) => ({ Leg: { Id: index + 1, OnCallDuration: talk } })),
        },
      },
    };
  };

  app.use('*', async (context, next) => {
    const [, password = ''] = Buffer.from(
      context.req.header('authorization')?.replace('Basic ', '') ?? '',
      'base64',
    )
      .toString()
      .split(':');
    return password === '' || password === 'wrong' ? refused(401, 'Authentication failed') : next();
  });
  app.get('/v1/Accounts/:account/Calls.json', (context) =>
    context.json({ Metadata: { Total: calls.size, PageSize: 1 }, Calls: [] }),
  );
  app.post('/v1/Accounts/:account/Calls/connect.json', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const field = (name: string) => form.get(name) ?? '';
    if (!/^\+91[6-9]\d{9}$/.test(field('To'))) return refused(400, 'Invalid parameter: To');
    const call: SimulatedCall = {
      sid: randomBytes(16).toString('hex'),
      startedAt: now(),
      from: field('From'),
      to: field('To'),
      callback: field('StatusCallback'),
      custom: field('CustomField'),
      isRecorded: field('Record') === 'true',
      told: 0,
    };
    calls.set(call.sid, call);
    return context.json(serialize(call));
  });
  app.get('/v1/Accounts/:account/Calls/:sid', (context) => {
    const call = calls.get(context.req.param('sid').replace('.json', ''));
    return call ? context.json(serialize(call)) : refused(404, 'Call not found');
  });
  app.get('/recordings/:file', (context) => {
    const call = calls.get(context.req.param('file').replace('.mp3', ''));
    if (!call?.isRecorded) return refused(404, 'Recording not found');
    return context.body(new Uint8Array(silentMp3(talks)), 200, { 'content-type': 'audio/mpeg' });
  });

  /** Tells the callback of a call what is new. */
  function tell(call: SimulatedCall): void {
    const state = stateOf(call);
    if (state.step === call.told) return;
    call.told = state.step;
    const { status, legs } = state;
    const talk = status === 'completed' ? talks : 0;
    const body = JSON.stringify({
      CallSid: call.sid,
      EventType: state.step === 3 ? 'terminal' : 'answered',
      DateUpdated: exotelTime(now()),
      DateCreated: exotelTime(call.startedAt),
      To: call.to,
      From: call.from,
      Status: status,
      Direction: 'outbound-api',
      RecordingUrl: recordingOf(call, state),
      ConversationDuration: talk,
      CustomField: call.custom,
      Legs: legs.map((leg) => ({ OnCallDuration: talk, Status: leg })),
    });
    // A receiver that is down asks for the details later.
    fetch(call.callback, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
      () => undefined,
    );
  }
  const ticks = setInterval(() => {
    for (const call of calls.values()) if (call.told < 3 && call.callback !== '') tell(call);
  }, tickMs);
  ticks.unref();

  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  // It doesn't keep the process alive.
  server.unref();
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        clearInterval(ticks);
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

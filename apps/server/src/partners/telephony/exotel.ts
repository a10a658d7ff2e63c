import { z } from 'zod';
import { TelephonyRefused, TelephonyUnavailable } from './port.ts';
import type { CallNews, CallReport, Telephony, TelephonyAccess } from './port.ts';

const timeoutMs = 15_000;
const recordingTimeoutMs = 60_000;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** Numbers are texts in some answers. */
const seconds = z.union([z.number(), z.string()]).nullish();

const ReportedCall = z.object({
  Sid: z.string().min(1),
  Status: z.string(),
  RecordingUrl: text,
  PreSignedRecordingUrl: text,
  Details: z
    .object({ ConversationDuration: seconds, Leg1Status: text, Leg2Status: text })
    .nullish()
    .transform((value) => value ?? { ConversationDuration: null, Leg1Status: '', Leg2Status: '' }),
});
const Answer = z.object({ Call: ReportedCall });
const Problem = z.object({ RestException: z.object({ Message: z.string() }) });

type Reported = z.output<typeof ReportedCall>;

const toSeconds = (value: number | string | null | undefined): number | null => {
  const count = value === null || value === undefined || value === '' ? NaN : Number(value);
  return Number.isFinite(count) ? count : null;
};

/** Reads how far a call is by its legs: the first is the person of the brand, the second the buyer. */
export function toReport({ Status, RecordingUrl, PreSignedRecordingUrl, Details }: Reported): CallReport {
  const { Leg1Status: first, Leg2Status: second } = Details;
  const talk_seconds = toSeconds(Details.ConversationDuration);
  const report = (state: CallReport['state'], problem = ''): CallReport => ({
    state,
    problem,
    talk_seconds,
    // One that opens without the credentials lasts for minutes, and needs no exception for this server's address.
    recording_url: PreSignedRecordingUrl || RecordingUrl,
  });
  const isFirstOn = first === 'completed' || first === 'in-progress';
  switch (Status) {
    case 'queued':
    case 'ringing':
      return report('calling-you');
    case 'in-progress':
      if (second === 'in-progress') return report('talking');
      return report(first === 'in-progress' ? 'calling-buyer' : 'calling-you');
    case 'completed':
      if (second === '' || second === 'completed') return report('answered');
      if (second === 'no-answer') return report('no-answer');
      if (second === 'busy') return report('busy');
      if (second === 'canceled') return report('failed', 'The call ended before the buyer answered.');
      return report('failed', "The buyer's phone couldn't be reached.");
    case 'no-answer':
      return report(isFirstOn || first === '' ? 'no-answer' : 'not-picked-up');
    case 'busy':
      return first === 'busy' ? report('not-picked-up', 'Your phone was busy.') : report('busy');
    case 'canceled':
      return report('failed', 'The call was cancelled.');
    case 'failed':
      return report(
        'failed',
        isFirstOn ? "The buyer's phone couldn't be reached." : "Your phone couldn't be reached.",
      );
    default:
      throw new TelephonyUnavailable(`Exotel returned an unknown status: ${Status}.`);
  }
}

/** Reads a callback as JSON or as a form: `Legs: [{ Status }]`, or `Legs[1][Status]`. */
export function readNews(fields: Readonly<Record<string, unknown>>): CallNews {
  const sid = typeof fields['CallSid'] === 'string' ? fields['CallSid'] : '';
  if (fields['EventType'] !== 'answered') return { sid };
  const legs = z.array(z.object({ Status: text })).safeParse(fields['Legs']);
  const status = (index: number) =>
    legs.success ? legs.data[index]?.Status : fields[`Legs[${index}][Status]`];
  if (status(1) === 'in-progress') return { sid, progress: 'talking' };
  return { sid, progress: status(0) === 'in-progress' ? 'calling-buyer' : undefined };
}

const hosts: Record<TelephonyAccess['region'], string> = {
  singapore: 'https://api.exotel.com',
  mumbai: 'https://api.in.exotel.com',
};

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
/** A host of Amazon's file store. Other names below amazonaws.com are anyone's machines. */
const isFileStore = (host: string) => /(?:^|\.)s3(?:[.-][a-z0-9-]+)*\.amazonaws\.com$/.test(host);

/**
 * Reaches Exotel with a brand's account.
 * Source: developer.exotel.com, "Connect Two Numbers", "Call Details" and "StatusCallback" of Voice v1, read on
 * 29 November 2026.
 * @param base of a simulator, in place of the region's host
 */
export function createExotel(access: TelephonyAccess, base?: string): Telephony {
  const origin = base ?? hosts[access.region];
  const calls = `${origin}/v1/Accounts/${encodeURIComponent(access.account_sid)}/Calls`;
  const authorization = `Basic ${Buffer.from(`${access.api_key}:${access.api_token}`).toString('base64')}`;

  async function send<S extends z.ZodType>(
    url: string,
    schema: S,
    form?: URLSearchParams,
  ): Promise<z.output<S>> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(url, {
        method: form ? 'POST' : 'GET',
        headers: { authorization },
        ...(form && { body: form }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer = await response.json();
    } catch (error) {
      throw new TelephonyUnavailable("Exotel isn't responding.", { cause: error });
    }
    const { status } = response;
    if (status === 401)
      throw new TelephonyRefused(
        'Exotel rejected the API key and token. Check them in Integrations.',
        status,
      );
    const problem = Problem.safeParse(answer);
    const words = problem.success ? problem.data.RestException.Message : '';
    if (status === 429 || status >= 500)
      throw new TelephonyUnavailable(`Exotel responded with ${status}. ${words}`.trim());
    // Errors come with status 200 too.
    if (!response.ok || problem.success)
      throw new TelephonyRefused(`Exotel refused the request: ${words || `status ${status}.`}`, status);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new TelephonyUnavailable('Exotel returned an unexpected response.');
    return parsed.data;
  }

  return {
    async check() {
      await send(`${calls}.json?PageSize=1`, z.object({ Calls: z.array(z.unknown()).nullish() }));
    },
    async connect({ agent, buyer, callback_url, reference, is_recorded, max_seconds }) {
      const form = new URLSearchParams({
        From: `+91${agent}`,
        To: `+91${buyer}`,
        CallerId: access.caller_id,
        CallType: 'trans',
        TimeLimit: String(max_seconds),
        TimeOut: '40',
        Record: String(is_recorded),
        ...(is_recorded && { RecordingChannels: 'single', RecordingFormat: 'mp3' }),
        CustomField: reference,
        StatusCallback: callback_url,
        'StatusCallbackEvents[0]': 'terminal',
        'StatusCallbackEvents[1]': 'answered',
        StatusCallbackContentType: 'application/json',
      });
      return (await send(`${calls}/connect.json`, Answer, form)).Call.Sid;
    },
    async load(sid) {
      return toReport((await send(`${calls}/${encodeURIComponent(sid)}.json?details=true`, Answer)).Call);
    },
    readNews,
    async fetchRecording(url, maxBytes) {
      if (!URL.canParse(url)) throw new TelephonyRefused('Exotel named no address of the recording.', 0);
      const { origin: from, protocol, hostname } = new URL(url);
      const isOwn = from === base || (protocol === 'https:' && isBelow(hostname, 'exotel.com'));
      // Amazon keeps the files; it must not get the brand's credentials.
      if (!isOwn && !(protocol === 'https:' && isFileStore(hostname)))
        throw new TelephonyRefused(`The recording is at an unknown address, ${hostname}.`, 0);
      try {
        const response = await fetch(url, {
          headers: isOwn ? { authorization } : {},
          redirect: 'error',
          signal: AbortSignal.timeout(recordingTimeoutMs),
        });
        if (!response.ok)
          throw new TelephonyUnavailable(`Exotel doesn't give the recording: status ${response.status}.`);
        return await readUpTo(response, maxBytes);
      } catch (error) {
        if (error instanceof TelephonyRefused || error instanceof TelephonyUnavailable) throw error;
        throw new TelephonyUnavailable("The recording couldn't be fetched.", { cause: error });
      }
    },
  };
}

async function readUpTo(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new TelephonyRefused('The recording is too large to be stored.', 0);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

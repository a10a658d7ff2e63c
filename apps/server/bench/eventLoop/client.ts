import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A request that a process of its own sends, so that only the server's work is on the server's event loop. */
export interface SentRequest {
  url: string;
  method: string;
  path: string;
  token?: string;
  /** A JSON body, as text. */
  body?: string;
  /** A file to upload, with further fields. */
  file?: { name: string; bytes: Uint8Array<ArrayBuffer>; fields?: Record<string, string> };
  headers?: Record<string, string>;
}

export interface SentResponse {
  status: number;
  /** Its beginning; all of a small one. */
  text: string;
  /** The state in which the job that it started ended. */
  jobState?: string;
}

const maxTextLength = 4_000_000;
const pollMs = 100;

async function send({ url, method, path, token, body, file, headers }: SentRequest): Promise<SentResponse> {
  const form = file === undefined ? undefined : new FormData();
  if (file !== undefined) {
    form?.append('file', new File([file.bytes], file.name));
    for (const [name, value] of Object.entries(file.fields ?? {})) form?.append(name, value);
  }
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url + path, {
    method,
    headers: {
      ...authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form === undefined && body === undefined ? {} : { body: form ?? body }),
  });
  const bytes = await response.bytes();
  const text = new TextDecoder().decode(bytes.subarray(0, maxTextLength));
  const job = /"job(?:_id":|":\{"id":)"(job_\w+)"/.exec(text)?.[1];
  if (job === undefined) return { status: response.status, text };
  for (;;) {
    const answer = await fetch(`${url}/api/jobs/${job}`, { headers: authorization });
    const { data } = (await answer.json()) as { data: { job: { state: string; ended_at: string | null } } };
    if (data.job.ended_at !== null) return { status: response.status, text, jobState: data.job.state };
    await wait(pollMs);
  }
}

/** Starts the process; `send` returns the response, after the end of a job that the request started. */
export function startSender(): { send: (request: SentRequest) => Promise<SentResponse>; stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), ['sender'], {
    execArgv: process.execArgv.filter((one) => !one.startsWith('--cpu-prof')),
    serialization: 'advanced',
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: SentResponse | { error: string }) => {
          if ('error' in answer) reject(new Error(`${request.method} ${request.path}: ${answer.error}`));
          else resolve(answer);
        });
        child.send(request);
      }),
    stop: () => child.kill('SIGKILL'),
  };
}

if (process.argv[2] === 'sender')
  process.on('message', (request) => {
    send(request as SentRequest).then(
      (response) => process.send?.(response),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });

import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Requests of one client process. */
export interface Load {
  url: string;
  token: string;
  connections: number;
  paths: readonly string[];
  /** Requests in all; endless without. */
  rounds?: number;
  /** Body posted to each path; without it, paths are read. */
  post?: { type: string; body: string };
  /** Each request comes from an address of its own and without the token, through a trusted proxy. */
  isOfStrangers?: boolean;
}

const randomAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 223)).join('.');

function send({ url, token, post, isOfStrangers }: Load, path: string, agent: Agent): Promise<number> {
  const headers = {
    'accept-encoding': 'gzip, br',
    ...(isOfStrangers ? { 'x-forwarded-for': randomAddress() } : { authorization: `Bearer ${token}` }),
    ...(post && { 'content-type': post.type }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers, method: post ? 'POST' : 'GET' }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - started));
    });
    sent.on('error', reject);
    sent.end(post?.body);
  });
}

async function run(load: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let left = load.rounds ?? Number.POSITIVE_INFINITY;
  const connection = async (offset: number) => {
    for (let n = offset; left > 0; n += 1) {
      left -= 1;
      times.push(await send(load, load.paths[n % load.paths.length] ?? '/', agent));
    }
  };
  await Promise.all(Array.from({ length: load.connections }, (_, offset) => connection(offset)));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** Sends requests from a process of its own, so that clients and server don't share an event loop. Sorted times in ms. */
export function startClient(load: Load): { times: Promise<number[]>; stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), ['client'], { execArgv: process.execArgv });
  const times = new Promise<number[]>((resolve) => child.once('message', (one) => resolve(one as number[])));
  // Endless load stands for other machines: it takes what the server leaves of this one.
  if (load.rounds === undefined && child.pid !== undefined) setPriority(child.pid, 10);
  child.send(load);
  return { times, stop: () => child.kill('SIGKILL') };
}

if (process.argv[2] === 'client')
  process.once('message', (load) => {
    void run(load as Load).then((times) => process.send?.(times, undefined, {}, () => process.exit(0)));
  });

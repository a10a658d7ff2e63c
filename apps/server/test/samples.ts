import { createAdaptorServer } from '@hono/node-server';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { expect } from 'vitest';

/**
 * A request with its answer in the shape of a public source: no simulator has a part in it. Names and numbers are
 * invented. A file in a folder `samples` is one.
 */
export interface PublicSample {
  source: string;
  /** When the source was read, or what it is from. YYYY-MM-DD. */
  date: string;
}

/** The samples of a folder, by name. */
export const readSamples = <Sample extends PublicSample>(folder: string): [string, Sample][] =>
  readdirSync(folder).map((file) => {
    const sample = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample;
    expect(sample.source, file).not.toBe('');
    expect(sample.date, file).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    return [basename(file, '.json'), sample];
  });

export interface SampleAnswer {
  path: string;
  status?: number;
  body: unknown;
}

interface SampleRequest {
  path: string;
  query: Record<string, string>;
  /** Parsed JSON, or the fields of a form; undefined for none. */
  body: unknown;
  headers: Record<string, string>;
}

/** A provider that gives answers in their order; a request for another path gets 500. */
interface SampleServer {
  url: string;
  requests: SampleRequest[];
  /** Answers that were not asked for. */
  left: SampleAnswer[];
  close: () => void;
}

function parseBody(text: string, type = ''): unknown {
  if (text === '') return undefined;
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);
}

export async function serveSample(answers: readonly SampleAnswer[]): Promise<SampleServer> {
  const requests: SampleRequest[] = [];
  const left = [...answers];
  const app = new Hono();
  app.all('*', async (context) => {
    const text = await context.req.text();
    requests.push({
      path: context.req.path,
      query: context.req.query(),
      body: parseBody(text, context.req.header('content-type')),
      headers: context.req.header(),
    });
    const answer = left.shift();
    if (answer?.path !== context.req.path)
      return context.text(`The sample has no answer to ${context.req.url}`, 500);
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, left, close: () => server.close() };
}

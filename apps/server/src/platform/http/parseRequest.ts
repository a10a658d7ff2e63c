import type { Context } from 'hono';
import { isPlainText, notPlainText, tooLong } from '@khep/api';
import type { z } from 'zod';
import { createTurns } from '../../base/mapInTurns.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import type { AnyEndpoint } from './bindRoute.ts';

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses and validates the parts of a request by the endpoint's schemas. */
export async function parseRequest(context: Context, endpoint: AnyEndpoint): Promise<Parts> {
  const params =
    (await check(endpoint.params, context.req.param() as Record<string, string>)) ?? context.req.param();
  const query = await check(endpoint.query, queryOf(context));
  return { params, query, body: await parseBody(context, endpoint) };
}

async function parseBody(context: Context, endpoint: AnyEndpoint): Promise<unknown> {
  if (endpoint.body !== undefined) return check(endpoint.body, await bodyOf(context, endpoint));
  if (endpoint.encoding !== 'multipart') return undefined;
  const form = (await bodyOf(context, endpoint)) ?? {};
  await check(undefined, form);
  return form;
}

/** An object without a prototype, so that `constructor` is a name like any other. */
const nothing = (): Record<string, never> => Object.create(null) as Record<string, never>;

/** Repeated names become lists; an empty value counts as absent. */
function queryOf(context: Context): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = nothing();
  for (const [name, values] of Object.entries(context.req.queries())) {
    const given = values.filter((value) => value !== '');
    const key = name.replace(/\[\]$/, '');
    if (given.length === 1) query[key] = given[0]!;
    else if (given.length > 1) query[key] = given;
  }
  return query;
}

async function bodyOf(context: Context, endpoint: AnyEndpoint): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) {
    return context.req.parseBody({ all: false }).catch(() => {
      throw unreadable("The form couldn't be read.");
    });
  }
  const text = await context.req.text();
  if (text === '') return endpoint.encoding === 'multipart' ? undefined : {};
  if (type !== '' && !/\bjson\b/.test(type)) {
    throw new ApiError({
      status: 415,
      code: 'unsupported_media',
      detail: 'Send the body as application/json.',
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("The body isn't valid JSON.");
  }
}

function unreadable(detail: string): ApiError {
  return new ApiError({ status: 400, code: 'unreadable', detail });
}

/** Maximum length of any text. Most fields have lower limits. */
const maxTextLength = 100_000;
const deepest = 20;

/**
 * Rejects values that no field may have, even in open schemas: characters PostgreSQL can't store, and deep
 * nesting, which would overflow the stack.
 */
function checkTexts(value: unknown, fields: FieldErrors, path: string[] = []): void {
  if (typeof value === 'string') {
    if (value.length > maxTextLength) fields[path.join('.')] ??= tooLong(maxTextLength);
    else if (!isPlainText(value)) fields[path.join('.')] ??= notPlainText;
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  if (path.length > deepest) {
    fields[path.join('.')] ??= 'This is nested too deeply';
    return;
  }
  const isList = Array.isArray(value);
  for (const name in value) {
    // One path for all: a copy for each text of a long list took most of the time.
    if (isList || isPlainText(name)) {
      path.push(name);
      checkTexts((value as Record<string, unknown>)[name], fields, path);
      path.pop();
    } else fields[path.join('.')] ??= notPlainText;
  }
}

/** As many wrong values are told as anyone reads: a list of 20,000 can have as many. */
const mostProblems = 100;

async function check(schema: z.ZodType | undefined, value: unknown): Promise<unknown> {
  const pause = createTurns();
  const wrong: FieldErrors = nothing();
  checkTexts(value, wrong);
  if (Object.keys(wrong).length > 0) throw validationError(wrong);
  if (schema === undefined) return undefined;
  // Of a list of 20,000 texts each of the two checks takes some 6 ms, cold 20.
  await pause();
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: FieldErrors = nothing();
  for (const issue of result.error.issues.slice(0, mostProblems))
    fields[issue.path.map(String).join('.')] ??= issue.message;
  throw validationError(fields);
}

/** Parses If-Match: one version, quoted as an entity tag. `*` matches every version. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*"?(\d{1,9})"?\s*$/.exec(header)?.[1];
  if (version === undefined)
    throw validationError({ 'If-Match': 'Send the version that you loaded, in quotes: "3".' });
  return Number(version);
}

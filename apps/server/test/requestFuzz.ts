import { addDays } from '@khep/domain/days';
import type { Endpoint } from '@khep/api';
import fc from 'fast-check';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** A request to one endpoint, as it goes over the wire. */
export interface FuzzedRequest {
  endpoint: Endpoint;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  '🧨'.repeat(200),
  'x'.repeat(5000),
  "'; drop table orders; --",
  '=1+1',
  '%00',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<script>',
  'NaN',
  'null',
  '-0',
  '1e400',
  '9'.repeat(400),
  '0x10',
  '2026-02-31',
  '0000-00-00',
  '9999-12-31',
  '2026-11-22T25:61:61Z',
  '🇮🇳',
  'नमस्ते',
  '\r\nX-Injected: 1',
];
const hostileNumbers = [
  -1,
  0,
  -0,
  0.1,
  1e-9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  999_999_999_999,
];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { __proto__: null, a: 1 }, Array(300).fill(1)),
  fc.jsonValue({ maxDepth: 4 }),
);

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

/** One or more of each pattern that fields have. */
const plainTexts = [
  '123456',
  '331000000000',
  'HDFC0001234',
  '302017',
  'Asha',
  '9829012345',
  '560034',
  'Karnataka',
  'asha@example.in',
  '2026-11-22',
  '29AAPFU0939F1ZV',
  '10:30',
  'https://shop.example.in',
  '-created_at',
  'order_date',
  '1',
  'KH-1',
  '5',
];

/** Values of a schema, mostly valid, so that requests reach the handlers. `ids` are of rows that exist. */
function valuesOf(schema: Schema, ids: readonly string[], root: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = root.$defs?.[name];
    // A schema that refers to itself ends here.
    return target === undefined ? fc.constant({}) : valuesOf(target, ids, { $defs: {} });
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((one) => valuesOf(one, ids, root)));
  const [type] = [schema.type].flat();
  if (type === 'object' || schema.properties !== undefined) return objectsOf(schema, ids, root);
  if (type === 'array') {
    if (schema.prefixItems !== undefined)
      return fc.tuple(...schema.prefixItems.map((one) => valuesOf(one, ids, root)));
    return fc.array(valuesOf(schema.items ?? {}, ids, root), {
      minLength: schema.minItems ?? 0,
      maxLength: 4,
    });
  }
  if (type === 'number' || type === 'integer') {
    const min = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -5, -1e6);
    const max = Math.max(min + 1, Math.min(schema.maximum ?? 5000, 5000));
    return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.ceil(max) }), fc.constantFrom(1, 2, 100));
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  const { pattern } = schema;
  const matching =
    pattern === undefined ? [] : plainTexts.filter((text) => new RegExp(pattern, 'u').test(text));
  if (matching.length > 0) return fc.constantFrom(...matching);
  if (type === 'string')
    return fc.oneof(
      fc.constantFrom(...ids, ...plainTexts),
      day,
      fc.string({
        minLength: Math.min(schema.minLength ?? 0, 20),
        maxLength: Math.min(schema.maxLength ?? 30, 30),
      }),
    );
  return fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...ids));
}

function objectsOf(schema: Schema, ids: readonly string[], root: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const value = fc.oneof(
      { weight: 24, arbitrary: valuesOf(one, ids, root) },
      { weight: 1, arbitrary: hostile },
    );
    return [name, value] as const;
  });
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  if (typeof schema.additionalProperties !== 'object') return known;
  const more = fc.dictionary(
    fc.constantFrom('a', 'b', ...ids, ...hostileTexts.filter((text) => text.length < 50)),
    valuesOf(schema.additionalProperties, ids, root),
    { maxKeys: 3 },
  );
  return fc.tuple(known, more).map(([own, further]) => ({ ...(own as object), ...further }));
}

function fromSchema(schema: z.ZodType | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fc.oneof({ weight: 12, arbitrary: valuesOf(json, ids, json) }, { weight: 1, arbitrary: hostile });
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Encodes as `encodeURIComponent` does, also half of a surrogate pair. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function buildPath(endpoint: Endpoint, params: unknown, query: unknown): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encode(toText(given[name] ?? 'x')) || '%00',
  );
  const search =
    typeof query === 'object' && query !== null
      ? Object.entries(query).flatMap(([name, value]) =>
          [value].flat().map((one) => `${encode(name)}=${encode(toText(one))}`),
        )
      : query === undefined
        ? []
        : [encode(toText(query))];
  return `/api${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

const csv = 'sku_id,sku_name,quantity\nTP-S-01,"Planter, small",2\n';

function buildForm(body: unknown, file: string): FormData {
  const form = new FormData();
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  for (const [name, value] of fields) if (name !== 'file') form.append(name, toText(value).toWellFormed());
  if (file !== 'none') form.append('file', new File([file], 'file.csv'));
  return form;
}

const headerSets: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': 'W/"x"' },
  { 'idempotency-key': 'x' },
  { 'accept-encoding': 'zstd;q=nan, *;q=-1' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'last-event-id': 'x' },
  { cookie: 'khep_device=a.b; khep_csrf' },
];

/** Paths of all values in a JSON value. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name]))
      : [];
  return [[...path], ...inner];
}

function replaceAt(value: unknown, [first, ...more]: readonly string[], by: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  const inner = replaceAt((value as Record<string, unknown>)[first], more, by);
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === first ? inner : one));
  return { ...value, [first]: inner };
}

/** A value that is accepted, as it is or with one part replaced. */
function mutationsOf(valid: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsIn(valid)), hostile, fc.integer({ min: 0, max: 3 }))
    .map(([path, by, keep]) => (keep === 0 ? valid : replaceAt(valid, path, by)));
}

/** Values that an endpoint accepts. */
export interface KnownGood {
  params?: Record<string, string>;
  body?: unknown;
}

/** The request with a JSON body that is known to be accepted; none if there is no such body. */
export function acceptedRequest(endpoint: Endpoint, { params, body }: KnownGood): FuzzedRequest[] {
  // Without a query: most lists refuse one that has a random value, as random ones nearly always do.
  if (endpoint.method === 'GET')
    return [{ endpoint, path: buildPath(endpoint, params, undefined), headers: {}, body: undefined }];
  if (body === undefined) return [];
  const headers = { 'content-type': 'application/json' };
  return [{ endpoint, path: buildPath(endpoint, params, undefined), headers, body: JSON.stringify(body) }];
}

/** Requests to an endpoint derived from its schemas and from what it accepts: mostly valid, some hostile. */
export function requestsTo(
  endpoint: Endpoint,
  ids: readonly string[],
  good: KnownGood = {},
): fc.Arbitrary<FuzzedRequest> {
  const { method, encoding } = endpoint;
  const near = (known: unknown, schema: z.ZodType | undefined, copies: fc.Arbitrary<unknown>) =>
    known === undefined
      ? fromSchema(schema, ids)
      : fc.oneof({ weight: 3, arbitrary: copies }, { weight: 1, arbitrary: fromSchema(schema, ids) });
  return fc
    .record({
      params: near(good.params, endpoint.params, fc.constant(good.params)),
      query: fromSchema(endpoint.query, ids),
      body: near(good.body, endpoint.body, mutationsOf(good.body)),
      file: fc.constantFrom(
        'none',
        '',
        csv,
        'PK\u0003\u0004',
        '\0\0',
        'a,b\n"',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ),
      headers: fc.oneof(
        fc.constantFrom(...headerSets),
        fc.uuid().map((key): Record<string, string> => ({ 'idempotency-key': key })),
      ),
      broken: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ params, query, body, file, headers, broken }) => {
      const path = buildPath(endpoint, params, query);
      if (method === 'GET') return { endpoint, path, headers, body: undefined };
      if (encoding === 'multipart') {
        // The boundary belongs to the form.
        const { 'content-type': _type, ...others } = headers;
        return { endpoint, path, headers: others, body: buildForm(body, file) };
      }
      if (encoding === 'form') {
        const text = Object.entries(body ?? {}).map(
          ([name, value]) => `${encode(name)}=${encode(toText(value))}`,
        );
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        return { endpoint, path, headers: { ...type, ...headers }, body: text.join('&') };
      }
      const text = JSON.stringify(body) ?? '';
      return {
        endpoint,
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: broken === 0 ? text.slice(0, -1) : text,
      };
    });
}

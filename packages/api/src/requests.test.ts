import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './contract/index.ts';
import { ForgotInitiate, Login, Signup, UserDraft } from './entities/access.ts';
import { details } from './entities/fields.ts';
import { OrderDraft } from './entities/order.ts';

interface Schema {
  type?: string;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** A pattern that matches text of any length. */
const isOpenPattern = (pattern: string) => /[^\\][*+]|\{\d+,\}/.test(pattern);

/** Lists the dotted paths of texts without a maximum length. */
function openTexts(schema: Schema, path: string): string[] {
  const here =
    schema.type === 'string' &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema.maxLength === undefined &&
    (schema.pattern === undefined || isOpenPattern(schema.pattern))
      ? [path]
      : [];
  const further = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [`${path}.${name}`, one] as const),
    ...[schema.items, ...(schema.prefixItems ?? [])].map((one) => [`${path}[]`, one] as const),
    ...(typeof schema.additionalProperties === 'object'
      ? [[`${path}.*`, schema.additionalProperties] as const]
      : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(
      (one) => [path, one] as const,
    ),
    ...Object.values(schema.$defs ?? {}).map((one) => [path, one] as const),
  ];
  return [...here, ...further.flatMap(([name, one]) => (one === undefined ? [] : openTexts(one, name)))];
}

describe('request schemas', () => {
  const parts = endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part];
      return schema === undefined ? [] : [{ name: `${endpoint.id} ${part}`, schema }];
    }),
  );

  test('limit the length of every text of every endpoint', () => {
    const open = parts.flatMap(({ name, schema }) =>
      openTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name),
    );
    expect([...new Set(open)]).toEqual([]);
  });

  test('reject invalid values with readable messages', () => {
    const values = [
      undefined,
      null,
      5.5,
      -1,
      Number.NaN,
      1e300,
      'x',
      '',
      'y'.repeat(200_000),
      [],
      ['x'],
      {},
      true,
    ];
    const raw = parts.flatMap(({ name, schema }) => {
      const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
      const wrong = values.flatMap((value) => [
        value,
        Object.fromEntries(Object.keys(properties).map((key) => [key, value])),
        Object.fromEntries(Object.keys(properties).map((key) => [key, [value, { x: value }]])),
      ]);
      return wrong.flatMap((value) =>
        (schema.safeParse(value).error?.issues ?? [])
          .filter(({ message }) => /\b(?:invalid|expected|received|undefined|NaN|null)\b/i.test(message))
          .map(({ message, path }) => `${name}.${path.join('.')}: ${message}`),
      );
    });
    expect([...new Set(raw)]).toEqual([]);
  });

  test('reject input against catastrophic backtracking at once', () => {
    // With backtracking, each of these took a minute for a 1 MB body.
    const schemas = [Login, Signup, ForgotInitiate, UserDraft, OrderDraft];
    for (const typed of [`a@${'.'.repeat(900_000)}@`, `a@${'b.'.repeat(450_000)}@`, ' '.repeat(900_000)])
      for (const schema of schemas)
        expect(
          schema.safeParse({ username: typed, email: typed, buyer_details: { email: typed } }).success,
        ).toBe(false);
  });

  test('reject invisible characters', () => {
    const name = (typed: string) =>
      UserDraft.shape.name.safeParse(typed).error?.issues.map(({ message }) => message);
    for (const typed of ['A\0sha', 'Asha\u0007x', 'Asha \ud800x'])
      expect(name(typed)).toEqual(['Remove invisible characters']);
    for (const typed of ['Asha Rao', 'आशा 👩🏽‍🌾', 'Flat 4\n12, Amer Road\tJaipur'])
      expect(name(typed)).toBeUndefined();
    expect(name('y'.repeat(121))).toEqual(['Use at most 120 characters']);
    expect(details.safeParse({ note: 'y'.repeat(20_000) }).error?.issues[0]?.message).toBe(
      'Use at most 20,000 characters',
    );
  });
});

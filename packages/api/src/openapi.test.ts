import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, unknown> };
  parameters: { name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
  security?: unknown[];
};
const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
};
const operation = (path: string, method: string) => document.paths[path]?.[method] as Operation;

describe('the OpenAPI document', () => {
  test('passes the recommended rules', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // Specified paths such as `/order/all` and `/order/{id}` overlap.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  }, 30_000);

  test('has every endpoint with a unique ID and a known tag', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.filter((one) => !one.tags.every((tag) => tags.has(tag)))).toEqual([]);
  });

  test('describes body encoding and success status', () => {
    expect(Object.keys(operation('/auth/login', 'post').requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.keys(operation('/settings/sku/bulk', 'post').requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
    expect(operation('/brands/early-access-request', 'post').responses).toHaveProperty('201');
    expect(operation('/order/download', 'get').responses['200']?.content).toHaveProperty(
      'application/octet-stream',
    );
  });

  test('requires a token except on public endpoints', () => {
    expect(operation('/auth/login', 'post').security).toEqual([]);
    expect(operation('/order/all', 'get').security).toBeUndefined();
  });

  test('lists query parameters', () => {
    const names = operation('/order/all', 'get').parameters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'start_date',
        'end_date',
        'order_status',
        'courier_ids',
        'channel_ids',
        'payment_mode',
        'search',
        'after',
      ]),
    );
  });
});

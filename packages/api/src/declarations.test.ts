import { describe, expect, test } from 'vitest';
import { calls, endpoints } from './index.ts';
import { clientMessages, unexpectedMessage } from './client/errors.ts';
import { loadSpecification, textsOf } from './specification.ts';

const specified = loadSpecification('calls');
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
/** Failures that the specification leaves to the words of the answer. */
const answerSpeaks = new Set(['allocation.assign', 'orders.rtoDetails']);

describe('the declarations and the list of calls', () => {
  test('there are 192 calls in the list, and each is declared once', () => {
    expect(specified).toHaveLength(192);
    expect(byId.size).toBe(endpoints.length);
    expect(specified.filter(({ id }) => !byId.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(specified)('$id is declared to the letter', (call) => {
    const endpoint = byId.get(call.id);
    expect(endpoint).toMatchObject({ method: call.method, path: call.path, successStatus: Number(call.ok) });
    expect([endpoint?.successMessage ?? []].flat()).toEqual(textsOf(call.success));
    if (!answerSpeaks.has(call.id))
      expect([endpoint?.errorMessage ?? []].flat()).toEqual(textsOf(call.failure));
  });

  test.each(specified)('$id sends its body as the list says', (call) => {
    const endpoint = byId.get(call.id);
    if (call.request.startsWith('form')) expect(endpoint?.encoding).toBe('form');
    else if (call.request.startsWith('multipart')) expect(endpoint?.encoding).toBe('multipart');
    else if (call.request.startsWith('json')) expect(endpoint?.encoding).toBe('json');
    else if (call.request === 'empty') expect(endpoint?.encoding).toBe('empty');
    else if (call.request.startsWith('query')) expect(endpoint?.query).toBeDefined();
    expect(endpoint?.response === 'blob').toBe(call.answers.startsWith('blob'));
  });

  test('calls beyond the list say that they are ours', () => {
    const ids = new Set(specified.map(({ id }) => id));
    const beyond = endpoints.filter(({ id }) => !ids.has(id));
    expect(beyond.filter(({ isExtension }) => isExtension !== true).map(({ id }) => id)).toEqual([]);
    expect(endpoints.filter(({ id, isExtension }) => isExtension === true && ids.has(id))).toEqual([]);
  });

  test('a call lies where its id says', () => {
    for (const endpoint of endpoints) {
      const found = endpoint.id
        .split('.')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], calls);
      expect(found, endpoint.id).toBe(endpoint);
    }
  });

  test('every parameter of a path is declared', () => {
    for (const { id, path, params } of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (params as { shape?: object } | undefined)?.shape ?? {};
      expect(new Set(Object.keys(shape)), id).toEqual(new Set(named));
    }
  });

  test('no two calls share a method and a path', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    // Both are told apart by the kind of id: a courier's number, or an invoice's.
    expect(twice).toEqual([]);
  });
});

describe('the notices', () => {
  const declared = new Set(
    endpoints.flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat()),
  );

  test('the notices of the calls are those of the list', () => {
    const known = new Set(loadSpecification('notices').map(({ text }) => text));
    const foreign = endpoints
      .filter(({ isExtension }) => isExtension !== true)
      .flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat())
      .filter((text) => !known.has(text));
    expect([...new Set(foreign)]).toEqual([]);
  });

  test('successes and warnings of the list are declared by a call', () => {
    const missing = loadSpecification('notices').filter(
      ({ kind, text }) => (kind === 'success' || kind === 'warning') && !declared.has(text),
    );
    expect(missing).toEqual([]);
  });

  test('the client has its four messages and one for what nobody expected', () => {
    const client = loadSpecification('notices')
      .filter(({ kind }) => kind === 'client')
      .map(({ text }) => text);
    expect(client).toEqual([
      clientMessages.network,
      clientMessages.aborted,
      clientMessages.timeout,
      clientMessages.status('{status}' as unknown as number),
    ]);
    expect(unexpectedMessage).toBe('Unexpected error occurred');
  });
});

import { describe, expect, test } from 'vitest';
import { calls, endpoints } from './index.ts';
import { clientMessages, unexpectedMessage } from './client/errors.ts';
import { loadSpecification, splitTexts } from './specification.ts';

const specified = loadSpecification('calls');
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
/** Endpoints whose error messages come from the response. */
const messageFromResponse = new Set(['allocation.assign', 'orders.rtoDetails']);

describe('endpoints and the specification', () => {
  test('declares each of the 192 calls once', () => {
    expect(specified).toHaveLength(192);
    expect(byId.size).toBe(endpoints.length);
    expect(specified.filter(({ id }) => !byId.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(specified)('$id is declared as specified', (call) => {
    const endpoint = byId.get(call.id);
    expect(endpoint).toMatchObject({ method: call.method, path: call.path, successStatus: Number(call.ok) });
    expect([endpoint?.successMessage ?? []].flat()).toEqual(splitTexts(call.success));
    if (!messageFromResponse.has(call.id))
      expect([endpoint?.errorMessage ?? []].flat()).toEqual(splitTexts(call.failure));
  });

  test.each(specified)('$id encodes its body as specified', (call) => {
    const endpoint = byId.get(call.id);
    if (call.request.startsWith('form')) expect(endpoint?.encoding).toBe('form');
    else if (call.request.startsWith('multipart')) expect(endpoint?.encoding).toBe('multipart');
    else if (call.request.startsWith('json')) expect(endpoint?.encoding).toBe('json');
    else if (call.request === 'empty') expect(endpoint?.encoding).toBe('empty');
    else if (call.request.startsWith('query')) expect(endpoint?.query).toBeDefined();
    expect(endpoint?.response === 'blob').toBe(call.answers.startsWith('blob'));
  });

  /** Calls that are named like a save, and why no one's work can be replaced by them unseen. */
  const withoutVersion: Record<string, string> = {
    'brands.passwordUpdate': 'asks for the password that it replaces',
    'users.contactUpdate': 'asks for the password, and the new address confirms itself',
    'onboarding.stepUpdate': 'a step that is done stays done',
    'company.gstVerify': 'sends a GSTIN: each is a record of its own',
    'contracts.credentialsAdd': 'saves the fields that were typed, each on its own',
    'contracts.statusesSave': 'saves the codes that were mapped, each on its own',
    'finance.saveEInvoiceAccount': 'replaces a password that no one reads',
    'finance.saveShippingBill': 'saves what customs gave; saving it again changes nothing',
    'finance.saveTcsChannel': 'one channel, which a person chose from a list',
    'finance.saveEwayBill': 'one number, which the portal gave',
    'transfers.saveEwayBill': 'one number, which the portal gave',
    'finance.saveCosts': 'saves the costs that were typed, each on its own',
    'invoice.deactivate': 'a deleted invoice stays deleted',
    'reconciling.creditNote': 'adds a credit note',
    'reconciling.setGstBasis': 'says one of two values; saying it again changes nothing',
    'ndr.correctReason': 'appends the correction to the case’s history',
    'security.twoStepReset': 'has no content',
  };
  test('what is saved whole carries a version', () => {
    const isSave = ({ id, method }: (typeof endpoints)[number]) =>
      method === 'PUT' ||
      method === 'PATCH' ||
      /(?:update|save|edit|set|credentials)/i.test(id.split('.').at(-1)!);
    const unversioned = endpoints
      .filter((endpoint) => endpoint.method !== 'GET' && isSave(endpoint) && endpoint.isVersioned !== true)
      .map(({ id }) => id)
      // It only tests credentials.
      .filter((id) => id !== 'contracts.credentialsTest');
    expect(unversioned.toSorted()).toEqual(Object.keys(withoutVersion).toSorted());
  });

  test('other endpoints are marked as extensions', () => {
    const ids = new Set(specified.map(({ id }) => id));
    const beyond = endpoints.filter(({ id }) => !ids.has(id));
    expect(beyond.filter(({ isExtension }) => isExtension !== true).map(({ id }) => id)).toEqual([]);
    expect(endpoints.filter(({ id, isExtension }) => isExtension === true && ids.has(id))).toEqual([]);
  });

  test('the ID is the path in the contract', () => {
    for (const endpoint of endpoints) {
      const found = endpoint.id
        .split('.')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], calls);
      expect(found, endpoint.id).toBe(endpoint);
    }
  });

  test('every path parameter is declared', () => {
    for (const { id, path, params } of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (params as { shape?: object } | undefined)?.shape ?? {};
      expect(new Set(Object.keys(shape)), id).toEqual(new Set(named));
    }
  });

  test('no two endpoints share a method and a path', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    // They differ in the kind of ID: a courier's number or an invoice's.
    expect(twice).toEqual([]);
  });
});

describe('the notices', () => {
  const declared = new Set(
    endpoints.flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat()),
  );

  test('are those of the specification', () => {
    const known = new Set(loadSpecification('notices').map(({ text }) => text));
    const foreign = endpoints
      .filter(({ isExtension }) => isExtension !== true)
      .flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat())
      .filter((text) => !known.has(text));
    expect([...new Set(foreign)]).toEqual([]);
  });

  test('include every specified success and warning', () => {
    const missing = loadSpecification('notices').filter(
      ({ kind, text }) => (kind === 'success' || kind === 'warning') && !declared.has(text),
    );
    expect(missing).toEqual([]);
  });

  test('include the client’s messages', () => {
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

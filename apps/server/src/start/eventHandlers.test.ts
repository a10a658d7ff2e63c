import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DomainEvent } from '../platform/db/domainEvents.ts';
import { createEventHandlers } from './eventHandlers.ts';
import type { Services } from './services.ts';

const source = join(import.meta.dirname, '..');

/** The names of the events that capabilities declare, in their `domainEvents.ts`. */
async function declaredEvents(): Promise<string[]> {
  const files = globSync(
    ['{orders,dispatch,aftercare,money,overview,buyer}/*/domainEvents.ts', 'platform/db/orderChanges.ts'],
    { cwd: source },
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(source, file))) as Record<string, DomainEvent<unknown>>),
  );
  return modules.flatMap((declared) =>
    Object.values(declared).flatMap((one) => (typeof one === 'function' ? [] : one.name)),
  );
}

test('every declared event has a handler, and every handler an event', async () => {
  const declared = await declaredEvents();
  expect(declared).toContain('shipment.transitioned');
  expect(new Set(declared).size).toBe(declared.length);
  const handled = createEventHandlers({} as Services).map(({ event }) => event);
  expect([...new Set(handled)].sort()).toEqual(declared.sort());
});

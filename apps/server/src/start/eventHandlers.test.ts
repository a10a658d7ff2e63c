import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DomainEvent } from '../platform/db/domainEvents.ts';
import { createEventHandlers } from './eventHandlers.ts';
import type { Services } from './services.ts';

const floors = new URL('../', import.meta.url);

/** The names of the events that floors declare, in `<floor>/domainEvents.ts`. */
async function declaredEvents(): Promise<string[]> {
  const files = readdirSync(floors)
    .map((floor) => new URL(`${floor}/domainEvents.ts`, floors))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map(async ({ pathname }) => (await import(pathname)) as Record<string, DomainEvent<unknown>>),
  );
  return modules.flatMap((declared) => Object.values(declared).map(({ name }) => name));
}

test('every declared event has a handler, and every handler an event', async () => {
  const declared = await declaredEvents();
  expect(declared).toContain('shipment.transitioned');
  expect(new Set(declared).size).toBe(declared.length);
  const handled = createEventHandlers({} as Services).map(({ event }) => event);
  expect([...new Set(handled)].sort()).toEqual(declared.sort());
});

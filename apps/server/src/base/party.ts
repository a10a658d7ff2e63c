import { AsyncLocalStorage } from 'node:async_hooks';

const parties = new AsyncLocalStorage<string>();

/**
 * Does work for a party: a brand's id, or the network of a client without a session. What all share, such as the threads
 * that read files, takes turns between parties. Kept by the context, so that no step between can forget to pass it on.
 */
export function workFor<T>(party: string, work: () => T): T {
  return parties.run(party, work);
}

/** The party of the current work; what the server does by itself is one of its own. */
export function currentParty(): string {
  return parties.getStore() ?? 'server';
}

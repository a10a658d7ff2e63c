import type { Db, Tx } from './schema.ts';

declare const payloadOf: unique symbol;

/**
 * A report of a floor to the floors above it, which it can't import. Declared in the `domainEvents.ts` of the
 * capability that publishes it; its handlers are listed in start/eventHandlers.ts. Not a row of the event log: nothing
 * of it is stored.
 */
export interface DomainEvent<Payload> {
  /** `noun.verb`, with the verb in the past: `shipment.transitioned`. */
  readonly name: string;
  /** A type only. */
  readonly [payloadOf]?: (payload: Payload) => void;
}

/** Handler of the event of a lower floor. */
export interface EventHandler {
  readonly event: string;
  readonly handle: (tx: Tx, payload: never) => Promise<void>;
}

/** Declares an event of this capability. */
export const declareEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** Handles an event: in the transaction that published it, which fails if the handler throws. */
export const on = <Payload>(
  event: DomainEvent<Payload>,
  handle: (tx: Tx, payload: Payload) => Promise<void>,
): EventHandler => ({ event: event.name, handle });

type Handlers = ReadonlyMap<string, readonly EventHandler['handle'][]>;

/** The handlers of databases, and of their running transactions. */
const handlersOf = new WeakMap<object, Handlers>();

/** Sets the handlers of everything that is published in transactions of this database. An event's own run in this order. */
export function handleDomainEvents(db: Db, handlers: readonly EventHandler[]): void {
  const byEvent = Map.groupBy(handlers, ({ event }) => event);
  handlersOf.set(db, new Map([...byEvent].map(([event, own]) => [event, own.map(({ handle }) => handle)])));
}

/** Gives a transaction the handlers of its database. */
export function inheritHandlers(db: object, tx: object): void {
  const handlers = handlersOf.get(db);
  if (handlers) handlersOf.set(tx, handlers);
}

/** Whether a transaction's database has handlers at all. */
export const hasHandlers = (tx: object): boolean => handlersOf.has(tx);

/**
 * Runs the handlers of an event, one after the other, in the transaction.
 * @throws Error without a handler: what higher floors must do would be missing
 */
export async function publish<Payload>(
  tx: Tx,
  { name }: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  const handlers = handlersOf.get(tx)?.get(name);
  if (!handlers)
    throw new Error(
      `Nothing handles ${name}. Add a handler to start/eventHandlers.ts, and call handleDomainEvents with its database.`,
    );
  for (const handle of handlers) await handle(tx, payload as never);
}

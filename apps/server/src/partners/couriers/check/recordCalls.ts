import type { CourierCall, Transport } from '../transport/transport.ts';

/** A request to a courier with its answer. */
export interface RecordedCall {
  name: string;
  method: CourierCall['method'];
  /** Without host and query. */
  path: string;
  /** 0 where there was no answer that the adapter could read. */
  status: number;
  /** Parsed JSON, or the text of XML; undefined for a file, and without an answer. */
  body: unknown;
  problem: string;
}

/**
 * Passes requests on and keeps what came back; `take` empties the list.
 * @param base the start of the paths that is no part of the courier's own
 */
export function recordCalls(transport: Transport, base = ''): Transport & { take: () => RecordedCall[] } {
  let calls: RecordedCall[] = [];
  return {
    async send(call) {
      const { name, method } = call;
      const { pathname } = new URL(call.url);
      const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
      const head = { name, method, path };
      try {
        const { status, data } = await transport.send(call);
        calls.push({ ...head, status, body: data instanceof Uint8Array ? undefined : data, problem: '' });
        return { status, data };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        calls.push({ ...head, status: 0, body: undefined, problem });
        throw error;
      }
    },
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

import { calls } from '@khep/api';
import type { HandoverBoard, HandoverDraft, HandoverParcel } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import type { CourierPartner } from '@khep/domain/couriers';
import { appendEvidence, awbsOnPile, isOnPile, scanOntoPile } from '@khep/domain/warehouse';
import type { EvidenceLink, PileScan } from '@khep/domain/warehouse';
import type { Stroke } from '@khep/domain/warehouse/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session.ts';
import { sendKept } from '../../offline/sendKept.ts';
import { EvidenceStore } from '../../offline/evidenceStore.ts';

/** Piles are kept for one person of one brand. */
function useVanStore(): EvidenceStore<HandoverDraft> {
  const { brand_id, email } = useSession();
  const store = useMemo(
    () => new EvidenceStore<HandoverDraft>('van', { brand_id, user: email }),
    [brand_id, email],
  );
  useEffect(() => () => store.close(), [store]);
  return store;
}

/** Handovers that wait for a connection. */
export interface UnsentHandovers {
  count: number;
  /** Why the server refused one; it is sent no more, and its pile is open again. */
  error: CallError | undefined;
  send: () => Promise<void>;
}

const pileOf = ({ warehouse_id, partner }: Pick<HandoverDraft, 'warehouse_id' | 'partner'>): string =>
  `${warehouse_id} ${partner}`;
/** Starts a refused pile again, with its scans and without its signature: under its old id something else may be recorded. */
async function begunAgain({ warehouse_id, partner, evidence }: HandoverDraft): Promise<EvidenceLink[]> {
  const id = crypto.randomUUID();
  let chain: EvidenceLink[] = [];
  for (const { at, person, kind, data } of evidence) {
    if (kind === 'signature') continue;
    const own = kind === 'pile' ? { id, warehouse_id, partner } : data;
    chain = await appendEvidence(id, chain, { at, person, kind, data: own });
  }
  return chain;
}

/** Sends the handovers of earlier visits and dead lines, now and when the network is back. */
export function useUnsentHandovers(): UnsentHandovers {
  const client = useClient();
  const invalidate = useInvalidate();
  const store = useVanStore();
  const [count, setCount] = useState(0);
  const [error, setError] = useState<CallError>();
  const send = useCallback(async () => {
    const tried = await sendKept(
      store,
      (body) => client.call(calls.pickPack.handOver, { body }, { quiet: true }),
      async (reason, draft, subject) => {
        await store.reopen(pileOf(draft), subject, await begunAgain(draft));
        setError(reason);
      },
    );
    setCount((await store.kept()).length);
    if (tried > 0) await invalidate('pickPack.handovers');
  }, [client, invalidate, store]);
  useEffect(() => {
    const again = () => void send();
    const first = setTimeout(again);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(first);
      window.removeEventListener('online', again);
    };
  }, [send]);
  return { count, error, send };
}

export interface Pile {
  /** Parcels that the van is called for. */
  expected: readonly HandoverParcel[];
  scanned: ReadonlySet<string>;
  /** Why the pile wasn't handed over. */
  error: CallError | undefined;
  isSaving: boolean;
  scan: (code: string) => Promise<PileScan<HandoverParcel>>;
  takeOff: (awb: string) => Promise<void>;
  /** Hands the pile over: recorded on the server, kept here until it can be sent, or refused with `error`. */
  handOver: (received_by: string, strokes: readonly Stroke[]) => Promise<'recorded' | 'kept' | 'refused'>;
}

/** The id of a handover is in its first entry: a reload goes on with it. */
const idOf = (chain: readonly EvidenceLink[]): string | undefined => {
  const id = chain[0]?.data['id'];
  return typeof id === 'string' ? id : undefined;
};

/** The pile of a courier at the door: each scan is a link of its evidence, and is on this device before it is on screen. */
export function usePile({ warehouse_id, parcels: listed }: HandoverBoard, partner: CourierPartner): Pile {
  const client = useClient();
  const invalidate = useInvalidate();
  const { name } = useSession();
  const store = useVanStore();
  const subject = pileOf({ warehouse_id, partner });
  const [chain, setChain] = useState<readonly EvidenceLink[]>([]);
  const [error, setError] = useState<CallError>();
  const [isSaving, setSaving] = useState(false);
  /** Links are made one after the other: each has the hash of the one before. */
  const writing = useRef<Promise<EvidenceLink[]>>(Promise.resolve([]));
  /** On a van already, though the server doesn't know it yet. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refresh = useCallback(async () => {
    writing.current = store.chain(subject);
    setChain(await writing.current);
  }, [store, subject]);
  useEffect(() => {
    // Another tab may have scanned or handed over meanwhile.
    const again = () => void refresh();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [refresh]);
  useEffect(() => {
    void refresh();
    void store
      .kept()
      .then((kept) => setGone(new Set(kept.flatMap(({ draft }) => [...awbsOnPile(draft.evidence)]))));
  }, [refresh, store]);
  const parcels = useMemo(() => listed.filter(({ awb }) => !gone.has(awb)), [gone, listed]);

  const append = useCallback(
    async (before: readonly EvidenceLink[], kind: string, data: EvidenceLink['data']) => {
      const id = idOf(before) ?? crypto.randomUUID();
      const entry = { at: new Date().toISOString(), person: name };
      const begun =
        before.length > 0
          ? before
          : await appendEvidence(id, [], { ...entry, kind: 'pile', data: { id, warehouse_id, partner } });
      return appendEvidence(id, begun, { ...entry, kind, data });
    },
    [name, partner, warehouse_id],
  );
  const write = useCallback(
    (kind: string, data: EvidenceLink['data']) => {
      const after = async (links: Promise<EvidenceLink[]>) => {
        await links;
        const next = await store.append(subject, (before) => append(before, kind, data));
        setChain(next);
        return next;
      };
      writing.current = after(writing.current);
      return writing.current;
    },
    [append, store, subject],
  );

  const scan = useCallback(
    async (code: string) => {
      const found = scanOntoPile(code, { partner, parcels, scanned: awbsOnPile(await writing.current) });
      if (found.kind === 'added') await write('parcel', { awb: found.parcel.awb });
      else if (found.kind !== 'duplicate') await write('wrong', { code: code.trim(), reason: found.kind });
      return found;
    },
    [parcels, partner, write],
  );

  const handOver = useCallback(
    async (received_by: string, strokes: readonly Stroke[]): ReturnType<Pile['handOver']> => {
      setError(undefined);
      setSaving(true);
      try {
        // Parcels that the list no longer expects were handed over elsewhere, or cancelled: nobody signs for them.
        const expected = new Set(parcels.filter((parcel) => isOnPile(parcel, partner)).map(({ awb }) => awb));
        for (const awb of awbsOnPile(await writing.current))
          if (!expected.has(awb)) await write('removed', { awb, reason: 'not expected' });
        // The signature is no part of the saved pile: if the server refuses it, another one is signed.
        const { key: id, draft } = await store.finish(subject, async (chain) => {
          const evidence = await append(chain, 'signature', { received_by, strokes });
          const key = idOf(evidence) ?? crypto.randomUUID();
          return { key, draft: { id: key, warehouse_id, partner, received_by, evidence } };
        });
        writing.current = Promise.resolve([]);
        try {
          await client.call(calls.pickPack.handOver, { body: draft }, { quiet: true });
          await store.forget(id);
        } catch (reason) {
          if (!(reason instanceof CallError)) throw reason;
          if (reason.status === 0) return 'kept';
          await store.reopen(subject, id, await begunAgain(draft));
          await refresh();
          // The list may be older than what the server refused.
          await invalidate('pickPack.handovers');
          setError(reason);
          return 'refused';
        }
        await invalidate('pickPack.handovers');
        return 'recorded';
      } finally {
        setSaving(false);
      }
    },
    [append, client, invalidate, parcels, partner, refresh, store, subject, warehouse_id, write],
  );

  const scanned = useMemo(() => awbsOnPile(chain), [chain]);
  return {
    expected: parcels.filter((parcel) => isOnPile(parcel, partner)),
    scanned,
    error,
    isSaving,
    scan,
    takeOff: async (awb) => {
      await write('removed', { awb });
    },
    handOver,
  };
}

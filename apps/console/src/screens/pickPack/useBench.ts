import { calls } from '@khep/api';
import type { BenchBox, PackedDraft } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { appendEvidence, checkBench, isCodeOf, piecesInside } from '@khep/domain/warehouse';
import type { BenchEvent, EvidenceLink } from '@khep/domain/warehouse';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session.ts';
import { sendKept } from '../../offline/sendKept.ts';
import { EvidenceStore } from '../../offline/evidenceStore.ts';
import type { KeptPhoto } from '../../offline/evidenceStore.ts';
import { hashOf, hasToWait } from './benchPhotos.ts';
import { useBoxPhotos } from './useBoxPhotos.ts';
import { usePhotoPreviews } from './usePhotoPreviews.ts';

/** The result of a scan at the bench. */
export type BenchScan =
  | { result: 'right'; sku_id: string; sku_name: string }
  | { result: 'wrong' | 'too many'; code: string };

export interface Bench {
  box: BenchBox | undefined;
  chain: readonly EvidenceLink[];
  /** Why no box was found, or why it wasn't recorded. */
  error: CallError | undefined;
  isFinding: boolean;
  isSaving: boolean;
  /** Packed boxes that wait for a connection. */
  unsent: number;
  find: (code: string) => Promise<void>;
  scan: (code: string) => Promise<BenchScan | undefined>;
  /** Photos that are on this device until the server has them: addresses of this tab, by what they show. */
  previews: ReadonlyMap<string, string>;
  /** Stores a photo on this device with its hash in the evidence, then sends it. Rejects where it can't be stored. */
  takePhoto: (shows: string, photo: File) => Promise<void>;
  takeOut: (sku_id: string) => Promise<void>;
  note: (kind: BenchEvent, data: EvidenceLink['data']) => Promise<void>;
  /** Goes on with the same pieces in another box; the change is part of the evidence. */
  takeBox: (box: BenchBox) => Promise<void>;
  /** Goes on with the pieces that stay in a box that was split; the split is part of the evidence. */
  keepPart: (box: BenchBox, second: BenchBox) => Promise<void>;
  /** Records the box. Resolves with true where it is kept safely: on the server, or here until it can be sent. */
  finish: (scale_g: number | null) => Promise<boolean>;
  leave: () => void;
  send: () => Promise<void>;
}

/** The box on the bench: each event is a link of its evidence, and is on this device before it is on screen. */
export function useBench(): Bench {
  const client = useClient();
  const invalidate = useInvalidate();
  const { brand_id, email, name } = useSession();
  const store = useMemo(
    () => new EvidenceStore<PackedDraft>('bench', { brand_id, user: email }),
    [brand_id, email],
  );
  useEffect(() => () => store.close(), [store]);
  const [box, setBox] = useState<BenchBox>();
  const [chain, setChain] = useState<readonly EvidenceLink[]>([]);
  const [error, setError] = useState<CallError>();
  const [isFinding, setFinding] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [unsent, setUnsent] = useState(0);
  /** The box on screen, for what ends after it was changed. */
  const current = useRef<string | undefined>(undefined);
  useEffect(() => {
    current.current = box?.shipment_id;
  }, [box]);
  /** Links are made one after the other: each has the hash of the one before. */
  const writing = useRef<Promise<EvidenceLink[]>>(Promise.resolve([]));

  const open = useCallback(
    async (found: BenchBox) => {
      const saved = found.packed ? [] : await store.chain(found.shipment_id);
      writing.current = Promise.resolve(saved);
      setChain(saved);
      setBox(found);
    },
    [store],
  );

  const find = useCallback(
    async (code: string) => {
      setError(undefined);
      setFinding(true);
      try {
        const { data } = await client.call(calls.pickPack.findBox, { query: { code } }, { quiet: true });
        await open(data.box);
      } catch (reason) {
        if (!(reason instanceof CallError)) throw reason;
        setError(reason);
      } finally {
        setFinding(false);
      }
    },
    [client, open],
  );

  const write = useCallback(
    (kind: BenchEvent, data: EvidenceLink['data'], taken?: KeptPhoto) => {
      if (!box) return writing.current;
      const { shipment_id } = box;
      const after = async (links: Promise<EvidenceLink[]>) => {
        // An entry that couldn't be stored, such as a photo on a full device, doesn't stop the next.
        await links.catch(() => undefined);
        const entry = { at: new Date().toISOString(), person: name, kind, data };
        const next = await store.append(shipment_id, (before) => appendEvidence(shipment_id, before, entry), {
          taken,
        });
        setChain(next);
        return next;
      };
      writing.current = after(writing.current);
      return writing.current;
    },
    [box, name, store],
  );

  const scan = useCallback(
    async (code: string): Promise<BenchScan | undefined> => {
      if (!box) return undefined;
      const piece = box.pieces.find((one) => isCodeOf(code, one));
      if (!piece) {
        await write('wrong', { code });
        return { result: 'wrong', code };
      }
      const { left } = checkBench(box.pieces, piecesInside(await store.chain(box.shipment_id)));
      if ((left.get(piece.sku_id) ?? 0) <= 0) {
        await write('wrong', { code, reason: 'too many' });
        return { result: 'too many', code };
      }
      await write('piece', { sku_id: piece.sku_id });
      return { result: 'right', sku_id: piece.sku_id, sku_name: piece.sku_name };
    },
    [box, store, write],
  );

  const sendPhotos = useBoxPhotos(store, (subject, next) => {
    if (current.current === subject) setChain(next);
  });

  /**
   * Sends a finished box after its photos.
   * @throws CallError also where it has to wait
   */
  const deliver = useCallback(
    async (subject: string, { scale_g }: PackedDraft) => {
      await sendPhotos(subject);
      // With the addresses of the photos.
      const body = { evidence: await store.chain(subject), scale_g };
      await client.call(calls.pickPack.packed, { params: { id: subject }, body }, { quiet: true });
    },
    [client, sendPhotos, store],
  );

  const send = useCallback(async () => {
    // A refused box stays, for the person who packed it.
    await sendKept(store, (draft, subject) => deliver(subject, draft), setError);
    setUnsent((await store.kept()).length);
    await invalidate('pickPack.board');
  }, [deliver, invalidate, store]);

  useEffect(() => {
    const again = () => void send();
    // Boxes of an earlier visit.
    const first = setTimeout(again);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(first);
      window.removeEventListener('online', again);
    };
  }, [send]);

  const finish = useCallback(
    async (scale_g: number | null): Promise<boolean> => {
      if (!box) return false;
      setError(undefined);
      setSaving(true);
      try {
        const draft: PackedDraft = { evidence: await write('packed', { scale_g }), scale_g };
        await store.keep(box.shipment_id, draft);
        await deliver(box.shipment_id, draft);
        await store.forget(box.shipment_id);
        await invalidate('pickPack.board');
        return true;
      } catch (reason) {
        if (!(reason instanceof CallError)) throw reason;
        if (hasToWait(reason)) {
          setUnsent((await store.kept()).length);
          if (reason.status !== 0) setError(reason);
          return true;
        }
        // The bench mends it: the chain stays, with what is missing.
        await store.takeBack(box.shipment_id);
        setError(reason);
        return false;
      } finally {
        setSaving(false);
      }
    },
    [box, deliver, invalidate, store, write],
  );

  return {
    box,
    chain,
    error,
    isFinding,
    isSaving,
    unsent,
    find,
    scan,
    previews: usePhotoPreviews(store, box?.shipment_id, chain),
    takePhoto: async (shows, file) => {
      if (!box) return;
      const { shipment_id: subject } = box;
      const bytes = await file.arrayBuffer();
      const sha256 = await hashOf(bytes);
      await write('photo', { shows, sha256 }, { subject, shows, sha256, bytes, type: file.type });
      sendPhotos(subject).catch((reason: unknown) => {
        if (!(reason instanceof CallError)) throw reason;
        // They stay on the device, and are sent with the box.
        if (!hasToWait(reason)) setError(reason);
      });
    },
    takeOut: async (sku_id) => {
      await write('removed', { sku_id });
    },
    note: async (kind, data) => {
      await write(kind, data);
    },
    takeBox: async (next) => {
      await write('box', { from: box?.box_name ?? '', to: next.box_name });
      setBox(next);
    },
    keepPart: async (part, second) => {
      await write('split', { second: second.shipment_id });
      setBox(part);
    },
    finish,
    leave: () => {
      setBox(undefined);
      setChain([]);
      setError(undefined);
    },
    send,
  };
}

import { calls } from '@khep/api';
import type { PickOutcome, WavePick, WaveWalk } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
import { applyPickAction } from '@khep/domain/warehouse';
import type { PickAction } from '@khep/domain/warehouse';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../session.ts';
import { Outbox } from '../../offline/outbox.ts';
import type { KeptAction } from '../../offline/outbox.ts';

/** How often what is kept is tried again. */
const retryMs = 15_000;
/** Actions that one request carries. */
const together = 200;

/** An action that the server didn't apply. */
export interface Conflict {
  action_id: string;
  outcome: PickOutcome;
  pick: WavePick | undefined;
}

export interface PickWalkState {
  /** The wave with what was picked on this device; undefined until it is known. */
  walk: WaveWalk | undefined;
  /** Why there is no wave, or why it can't be picked here. */
  error: CallError | undefined;
  /** Actions that wait for a connection. */
  kept: number;
  isOffline: boolean;
  conflicts: readonly Conflict[];
  act: (action: Pick<PickAction, 'pick_no' | 'kind' | 'quantity' | 'reason'>) => Promise<void>;
  /** Sends what is kept now. */
  flush: () => Promise<void>;
  dismissConflicts: () => void;
  /** Takes the wave from the person who walks it. */
  takeOver: () => Promise<void>;
}

/** A request that never reached the server. */
const isUnreached = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** A wave on the picker's device: it works without a connection, and sends what was done once there is one. */
export function usePickWalk(wave_id: string): PickWalkState {
  const client = useClient();
  const { brand_id, email } = useSession();
  const outbox = useMemo(() => new Outbox({ brand_id, user: email }), [brand_id, email]);
  useEffect(() => () => outbox.close(), [outbox]);
  /** A closed walk stores no wave: a log-out may have deleted it. */
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [server, setServer] = useState<WaveWalk>();
  const [kept, setKept] = useState<readonly KeptAction[]>([]);
  const [error, setError] = useState<CallError>();
  const [isOffline, setOffline] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const sending = useRef<Promise<void> | undefined>(undefined);

  const flush = useCallback(async () => {
    const send = async () => {
      for (;;) {
        const waiting = (await outbox.kept(wave_id)).slice(0, together);
        if (waiting.length === 0) return;
        const { data } = await client.call(
          calls.pickPack.pick,
          {
            params: { id: wave_id },
            body: { actions: waiting.map(({ wave_id: _wave, ...action }) => action) },
          },
          { quiet: true },
        );
        const refused = data.results.filter(({ outcome }) => outcome !== 'applied' && outcome !== 'repeated');
        const byId = new Map(waiting.map((action) => [action.action_id, action]));
        if (refused.length > 0)
          setConflicts((before) => [
            ...before,
            ...refused.map(({ action_id, outcome }) => ({
              action_id,
              outcome,
              pick: data.wave.picks.find(({ pick_no }) => pick_no === byId.get(action_id)?.pick_no),
            })),
          ]);
        await outbox.answered(data.wave, new Set(byId.keys()));
        setKept(await outbox.kept(wave_id));
        setServer(data.wave);
        setOffline(false);
        setError(undefined);
      }
    };
    // One after the other: the order in which actions were done must stay.
    sending.current = (sending.current ?? Promise.resolve()).then(send).catch((reason: unknown) => {
      if (isUnreached(reason)) setOffline(true);
      else if (reason instanceof CallError) setError(reason);
      else throw reason;
    });
    return sending.current;
  }, [client, outbox, wave_id]);

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const [stored, waiting] = await Promise.all([outbox.walk(wave_id), outbox.kept(wave_id)]);
      if (!isCurrent) return;
      if (stored) setServer(stored);
      setKept(waiting);
      if (waiting.length > 0) {
        await flush();
        // Without a stored wave, which a log-out deleted, it is loaded and stored again.
        if (stored || !isCurrent) return;
      }
      try {
        const { data } = await client.call(
          calls.pickPack.startWave,
          { params: { id: wave_id }, body: {} },
          { quiet: true },
        );
        if (!isCurrent) return;
        await outbox.saveWalk(data.wave);
        if (!isCurrent) return;
        setServer(data.wave);
        setOffline(false);
      } catch (reason) {
        if (!(reason instanceof CallError)) throw reason;
        if (!isCurrent) return;
        if (isUnreached(reason)) setOffline(true);
        if (!isUnreached(reason) || !stored) setError(reason);
      }
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [client, flush, outbox, wave_id]);

  useEffect(() => {
    const again = () => void flush();
    const wentOffline = () => setOffline(true);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    window.addEventListener('offline', wentOffline);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('offline', wentOffline);
      document.removeEventListener('visibilitychange', again);
    };
  }, [flush]);

  const act = useCallback<PickWalkState['act']>(
    async (action) => {
      const whole: KeptAction = {
        ...action,
        wave_id,
        action_id: crypto.randomUUID(),
        at: new Date().toISOString(),
      };
      await outbox.add(whole);
      setKept((before) => [...before, whole]);
      void flush();
    },
    [flush, outbox, wave_id],
  );

  const walk = useMemo(() => server && withActions(server, kept), [server, kept]);
  return {
    walk,
    error,
    kept: kept.length,
    isOffline,
    conflicts,
    act,
    flush,
    dismissConflicts: () => setConflicts([]),
    takeOver: async () => {
      try {
        const { data } = await client.call(
          calls.pickPack.startWave,
          { params: { id: wave_id }, body: { takes_over: true } },
          { quiet: true },
        );
        if (!isShown.current) return;
        await outbox.saveWalk(data.wave);
        setServer(data.wave);
        setError(undefined);
      } catch (reason) {
        if (!(reason instanceof CallError)) throw reason;
        setError(reason);
      }
    },
  };
}

/** A wave as it will be once the server has applied what is kept. */
export function withActions(walk: WaveWalk, actions: readonly KeptAction[]): WaveWalk {
  const picks = new Map(walk.picks.map((pick) => [pick.pick_no, pick]));
  for (const action of actions) {
    const applied = applyPickAction(picks.get(action.pick_no), action);
    if ('pick' in applied) picks.set(action.pick_no, applied.pick);
  }
  return { ...walk, picks: walk.picks.map((pick) => picks.get(pick.pick_no) ?? pick) };
}

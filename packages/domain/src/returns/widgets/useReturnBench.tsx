import { toast, useShortcut } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { benchProblems, benchRefund } from '../bench.ts';
import { dispositions, passRemaining } from '../check.ts';
import type { ReturnItemChange, ReturnItemData } from './ReturnItemCheck.tsx';
import type { ReturnKind } from '../steps.ts';

const defaults = domainMessages.returnBench;

/** The return that is on the bench. */
export interface BenchReturn {
  id: string;
  kind: ReturnKind;
  is_paid: boolean;
  /** Rupees, kept of the refund. */
  fee: number;
  items: readonly ReturnItemData[];
  actions: { can_check: boolean };
}

/** Unsaved input at the bench for one return. */
export interface ReturnBench {
  items: readonly ReturnItemData[];
  /** Item that the keys P, 1, 2, 3 check and decide. */
  active: number;
  isDirty: boolean;
  /** Item whose photo is being uploaded. */
  uploading: number | undefined;
  problems: ReadonlyMap<number, string>;
  /** Rupees to refund by what is decided so far. */
  refund: number;
  activate: (item_no: number) => void;
  /** The item whose missing input gets the focus, and how often it was asked for. */
  missing: { item_no: number; times: number } | undefined;
  /** Shows what an item lacks, and moves the focus there. */
  askFor: (item_no: number) => void;
  change: (item_no: number, change: ReturnItemChange) => void;
  addPhoto: (item_no: number, file: File) => Promise<void>;
  discard: () => void;
}

type Edits = Readonly<Record<number, ReturnItemChange>>;
const none: Edits = {};

/**
 * Holds what is entered for a return; another return starts with what is saved.
 * @param upload resolves with the address of a photo
 */
export function useReturnBench(
  shown: BenchReturn | undefined,
  upload: (photo: File) => Promise<string>,
): ReturnBench {
  const messages = useDomainMessages('returnBench', defaults);
  const [stored, setStored] = useState<{ id: string; edits: Edits }>({ id: '', edits: none });
  const [chosen, setChosen] = useState<{ id: string; item_no: number }>();
  const [uploading, setUploading] = useState<number>();
  const [missing, setMissing] = useState<{ id: string; item_no: number; times: number }>();
  const id = shown?.id ?? '';
  const edits = stored.id === id ? stored.edits : none;
  const items = (shown?.items ?? []).map((item) => ({ ...item, ...edits[item.item_no] }));
  const undecided = items.find(({ disposition }) => disposition === null)?.item_no ?? 1;
  const active = chosen?.id === id ? chosen.item_no : undecided;

  function change(item_no: number, next: ReturnItemChange) {
    setStored((before) => {
      const own = before.id === id ? before.edits : none;
      return { id, edits: { ...own, [item_no]: { ...own[item_no], ...next } } };
    });
  }
  const decide = (index: number) => {
    const disposition = dispositions[index];
    if (disposition !== undefined) change(active, { disposition });
  };
  const key = (keys: string, description: string) => ({
    keys,
    description,
    group: messages.keys,
    isDisabled: !shown?.actions.can_check,
    isActiveInDialogs: true,
  });
  useShortcut(key('p', messages.pass), () => {
    const item = items.find(({ item_no }) => item_no === active);
    if (item) change(active, { checks: passRemaining(item) });
  });
  useShortcut(key('1', messages.restock), () => decide(0));
  useShortcut(key('2', messages.writeOff), () => decide(1));
  useShortcut(key('3', messages.sendBack), () => decide(2));

  return {
    items,
    active,
    isDirty: Object.keys(edits).length > 0,
    uploading,
    problems: benchProblems(items),
    refund: shown ? benchRefund(items, shown) : 0,
    activate: (item_no) => setChosen({ id, item_no }),
    missing: missing?.id === id ? missing : undefined,
    askFor(item_no) {
      setChosen({ id, item_no });
      setMissing((before) => ({ id, item_no, times: (before?.times ?? 0) + 1 }));
    },
    change,
    async addPhoto(item_no, file) {
      setUploading(item_no);
      try {
        const url = await upload(file);
        const item = items.find((one) => one.item_no === item_no);
        change(item_no, { bench_photos: [...(item?.bench_photos ?? []), url] });
      } catch (error) {
        toast.error(error instanceof Error ? error.message : messages.uploadFailed);
      } finally {
        setUploading(undefined);
      }
    },
    discard: () => setStored({ id, edits: none }),
  };
}

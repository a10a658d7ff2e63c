import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { dispositions, itemProblem, settleReturn } from '@khep/domain/returns';
import { rupeesToPaise, paiseToRupees } from '@khep/domain/money';
import type { ReturnItemChange, ReturnItemData } from '@khep/domain/returns/ui';
import { toast, useShortcut } from '@khep/ui';
import { useState } from 'react';

/** What is entered at the bench for the open case, until it is saved. */
export interface Bench {
  items: readonly ReturnItemData[];
  /** Item that the keys 1, 2, 3 decide. */
  active: number;
  isDirty: boolean;
  /** Item whose photo is being uploaded. */
  uploading: number | undefined;
  problems: ReadonlyMap<number, string>;
  /** Rupees to refund by what is decided so far. */
  refund: number;
  activate: (item_no: number) => void;
  change: (item_no: number, change: ReturnItemChange) => void;
  addPhoto: (item_no: number, file: File) => Promise<void>;
  discard: () => void;
}

type Edits = Readonly<Record<number, ReturnItemChange>>;
const none: Edits = {};

/** Holds what is entered for a case; another case starts with what is saved. */
export function useBench(shown: ReturnCase | undefined): Bench {
  const client = useClient();
  const [stored, setStored] = useState<{ id: string; edits: Edits }>({ id: '', edits: none });
  const [chosen, setChosen] = useState<{ id: string; item_no: number }>();
  const [uploading, setUploading] = useState<number>();
  const id = shown?.id ?? '';
  const edits = stored.id === id ? stored.edits : none;
  const items = (shown?.items ?? []).map((item): ReturnItemData => ({ ...item, ...edits[item.item_no] }));
  const undecided = items.find(({ disposition }) => disposition === null)?.item_no ?? 1;
  const active = chosen?.id === id ? chosen.item_no : undecided;
  const canCheck = shown?.actions.can_check ?? false;

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
    group: 'Returns',
    isDisabled: !canCheck,
    isActiveInDialogs: true,
  });
  useShortcut(key('1', 'Restock the item'), () => decide(0));
  useShortcut(key('2', 'Write the item off'), () => decide(1));
  useShortcut(key('3', 'Send the item back'), () => decide(2));

  return {
    items,
    active,
    isDirty: Object.keys(edits).length > 0,
    uploading,
    problems: new Map(
      items.flatMap((item) => {
        const problem = itemProblem(item);
        return problem === undefined ? [] : [[item.item_no, problem] as const];
      }),
    ),
    refund: paiseToRupees(
      settleReturn({
        items: items.map(({ sku_name, quantity, paid, disposition }) => ({
          name: sku_name,
          quantity,
          paid: rupeesToPaise(paid),
          gst: 0,
          disposition,
        })),
        fee: rupeesToPaise(shown?.fee ?? 0),
        is_paid: shown?.is_paid === true && shown.kind !== 'exchange',
        freight_there: null,
        freight_back: null,
      }).refund_total,
    ),
    activate: (item_no) => setChosen({ id, item_no }),
    change,
    async addPhoto(item_no, file) {
      setUploading(item_no);
      const body = new FormData();
      body.append('file', file);
      try {
        const { data } = await client.call(calls.utils.cloudLink, { body }, { quiet: true });
        const item = items.find((one) => one.item_no === item_no);
        change(item_no, { bench_photos: [...(item?.bench_photos ?? []), data.url] });
      } catch (error) {
        toast.error(error instanceof Error ? error.message : 'Failed to upload image');
      } finally {
        setUploading(undefined);
      }
    },
    discard: () => setStored({ id, edits: none }),
  };
}

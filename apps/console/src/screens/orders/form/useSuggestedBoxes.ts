import { calls } from '@khep/api';
import { useSend } from '@khep/api/hooks';
import type { PackingObjective } from '@khep/domain/packing';
import { useState } from 'react';
import type { Draft } from './draft.ts';

/** Asks which boxes the products of a draft go in, and puts them into it. */
export function useSuggestedBoxes(onSuggested: (patch: Pick<Draft, 'boxes' | 'unpackable'>) => void) {
  const [objective, setObjective] = useState<PackingObjective>('cost');
  const { send, isPending, error } = useSend(calls.packing.pack, { quiet: true });

  async function suggest(lines: Draft['lines'], by: PackingObjective = objective) {
    setObjective(by);
    if (lines.length === 0) return;
    const items = lines.map(({ sku_id, quantity }) => ({ sku_id, quantity: quantity ?? 1 }));
    const answer = await send({ body: { items, objective: by } });
    if (answer) onSuggested({ boxes: answer.data.packed_boxes, unpackable: answer.data.unpackable_items });
  }
  return { suggest, objective, isPending, error };
}

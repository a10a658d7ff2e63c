import { calls } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { nameCatalogueItems, toBoxSize, toOrderedItems } from '@khep/domain/packing';
import type { PackingObjective } from '@khep/domain/packing';
import { usePackInWorker } from '@khep/domain/packing/ui';
import { useMemo, useState } from 'react';
import { useBoxes, useSkus } from '../../../data/useLookups.ts';
import type { Draft } from './draft.ts';

/** As much as the server tries for one order. */
const EFFORT = 0.5;

/**
 * The boxes for the products of a draft: worked out here as soon as they change, and asked of the server by
 * `suggest`, whose word is put into the draft.
 */
export function useSuggestedBoxes(
  lines: Draft['lines'],
  onSuggested: (patch: Pick<Draft, 'boxes' | 'unpackable'>) => void,
) {
  const skus = useSkus().rows;
  const { rows, preference } = useBoxes();
  const [chosen, setChosen] = useState<PackingObjective>();
  const objective = chosen ?? preference.objective;
  const { send, isPending, error } = useMutation(calls.packing.pack, { quiet: true });

  const items = useMemo(() => toOrderedItems(lines, skus), [lines, skus]);
  const boxes = useMemo(() => rows.map(toBoxSize), [rows]);
  const packing = usePackInWorker(
    items.length > 0 ? { items, boxes, options: { ...preference, objective, effort: EFFORT } } : undefined,
  );
  const inAdvance = useMemo(() => packing && nameCatalogueItems(packing, skus), [packing, skus]);

  async function suggest(by?: PackingObjective) {
    if (by) setChosen(by);
    if (lines.length === 0) return;
    const asked = lines.map(({ sku_id, quantity, actual_weight, sku_length, sku_width, sku_height }) => ({
      sku_id,
      quantity: quantity ?? 1,
      ...(actual_weight > 0 && { weight: actual_weight }),
      ...(sku_length && { length: sku_length }),
      ...(sku_width && { width: sku_width }),
      ...(sku_height && { height: sku_height }),
    }));
    const answer = await send({ body: { items: asked, objective: by ?? objective } });
    if (answer) onSuggested({ boxes: answer.data.packed_boxes, unpackable: answer.data.unpackable_items });
  }
  return { suggest, objective, inAdvance, isPending, error };
}

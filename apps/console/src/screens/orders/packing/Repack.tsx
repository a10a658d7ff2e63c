import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { suggestedUnits, toBoxSize, toOrderedItems } from '@khep/domain/packing';
import { PackingSimulator, completeDimensions } from '@khep/domain/packing/ui';
import type { PackingChoice } from '@khep/domain/packing/ui';
import { Button, Callout, Dialog, Stack } from '@khep/ui';
import { useMemo, useState } from 'react';
import { useBoxes, useSkus } from '../../../data/useLookups.ts';

/** Packs one order again with another objective or other boxes, with a live preview. */
export function Repack({
  order,
  onRepacked,
}: {
  order: OrderPacking;
  onRepacked: (packing: OrderPacking) => void;
}) {
  const { rows, preference } = useBoxes();
  const skus = useSkus().rows;
  const [isOpen, setOpen] = useState(false);
  const [aim, setAim] = useState<PackingChoice>();
  const shown = aim ?? { objective: preference.objective, boxIds: [] };
  const boxes = useMemo(() => rows.map(toBoxSize), [rows]);
  const items = useMemo(
    () => (isOpen ? toOrderedItems(suggestedUnits(order), skus) : []),
    [isOpen, order, skus],
  );
  const names = useMemo(() => new Map(skus.map(({ sku_id, sku_name }) => [sku_id, sku_name])), [skus]);
  const makeBox = useMutation(calls.box.temp, { quiet: true });
  const pack = useMutation(calls.packing.pack, { quiet: true });
  const failure = makeBox.error ?? pack.error;

  async function packAgain() {
    const own = completeDimensions(shown.own);
    const made = own && (await makeBox.send({ body: own }));
    if (own && !made) return;
    const box_ids = [...shown.boxIds, ...(made ? [made.data.box_id] : [])];
    const answer = await pack.send({
      body: {
        order_ids: [order.order_id],
        objective: shown.objective,
        ...(box_ids.length > 0 && { box_ids }),
      },
    });
    if (!answer) return;
    onRepacked({ ...order, ...answer.data });
    setOpen(false);
  }

  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Change boxes
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Change boxes of ${order.order_number}`}
        actions={(close) => (
          <>
            <Button onPress={close}>Back</Button>
            <Button
              tone="accent"
              isPending={makeBox.isPending || pack.isPending}
              onPress={() => void packAgain()}
            >
              Pack again
            </Button>
          </>
        )}
      >
        <Stack gap={16}>
          <PackingSimulator
            items={items}
            names={names}
            boxes={boxes}
            value={shown}
            onChange={setAim}
            padding={preference.padding}
          />
          {failure && (
            <Callout tone="critical" isAlert>
              {failure.message}
            </Callout>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

import { calls } from '@khep/api';
import type { BenchBox, SplitBoxes } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import type { ScannedPiece } from '@khep/domain/warehouse';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout, DescriptionList, Dialog, Stack, Text } from '@khep/ui';
import { useProblem } from './useProblem.ts';

interface SplitDialogProps {
  box: BenchBox;
  words: typeof pickMessages.pack;
  /** The pieces that were scanned into the box. */
  inside: readonly ScannedPiece[];
  onSplit: (boxes: SplitBoxes) => void;
  onClose: () => void;
}

/** Asks whether a box that doesn't take all pieces becomes two. */
export function SplitDialog({ box, words, inside, onSplit, onClose }: SplitDialogProps) {
  const split = useMutation(calls.pickPack.splitBox, {
    quiet: true,
    invalidates: ['pickPack', 'orders'],
    onSuccess: ({ data }) => onSplit(data),
  });
  const staying = countUnits(inside.map(({ sku_id }) => ({ sku_id, quantity: 1 })));
  const others = new Map(
    [...countUnits(box.pieces)]
      .map(([sku_id, quantity]) => [sku_id, quantity - (staying.get(sku_id) ?? 0)] as const)
      .filter(([, quantity]) => quantity > 0),
  );
  const obstacle = staying.size === 0 ? words.splitNone : others.size === 0 ? words.splitAll : undefined;
  const { error } = split;
  const said = useProblem();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.splitTitle(box.order_number)}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          {obstacle === undefined && (
            <Button
              tone="accent"
              isPending={split.isPending}
              onPress={() =>
                void split.send({
                  params: { id: box.shipment_id },
                  body: { inside: [...staying].map(([sku_id, quantity]) => ({ sku_id, quantity })) },
                })
              }
            >
              {words.split}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="second">{words.splitHelp}</Text>
        {obstacle === undefined ? (
          <DescriptionList
            items={[
              { term: words.splitFirst, detail: listUnits(staying) },
              { term: words.splitSecond, detail: listUnits(others) },
            ]}
          />
        ) : (
          <Callout tone="info" title={obstacle} />
        )}
        {error && (
          <Callout tone="critical" title={said(error).fields['inside'] ?? said(error).reason} isAlert />
        )}
      </Stack>
    </Dialog>
  );
}

function countUnits(lines: readonly { sku_id: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of lines) units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  return units;
}

const listUnits = (units: ReadonlyMap<string, number>): string =>
  [...units].map(([sku_id, quantity]) => `${quantity} × ${sku_id}`).join(', ');

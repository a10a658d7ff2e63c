import { calls } from '@khep/api';
import type { BenchBox, SplitBoxes } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatPercent } from '@khep/domain/money';
import { cancelReasons } from '@khep/domain/orders';
import { CancelReasonDialog } from '@khep/domain/orders/ui';
import { formatDimensions } from '@khep/domain/packing';
import { holdReasons } from '@khep/domain/warehouse';
import type { HoldReason, ScannedPiece } from '@khep/domain/warehouse';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout, Card, Dialog, Inline, RadioGroup, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { cancelReasonInHindi } from './cancelReasons.hi.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { SplitDialog } from './SplitDialog.tsx';
import { useProblem } from './useProblem.ts';

type Words = typeof pickMessages.pack;

interface ExitProps {
  box: BenchBox;
  words: Words;
  /** The box as it is after the change. */
  onChanged: (box: BenchBox) => void;
  onClose: () => void;
}

const changed = ['pickPack', 'orders'];

interface BenchExitsProps {
  box: BenchBox;
  words: Words;
  /** The pieces that were scanned into the box. */
  inside: readonly ScannedPiece[];
  onSplit: (boxes: SplitBoxes) => void;
  /** Another box was chosen. */
  onBox: (box: BenchBox) => void;
  /** The box is held or cancelled: it leaves the bench. */
  onGone: () => void;
}

/** The ways on for a box that can't be packed as it is planned. */
export function BenchExits({ box, words, inside, onSplit, onBox, onGone }: BenchExitsProps) {
  const [open, setOpen] = useState<'box' | 'split' | 'hold' | 'cancel'>();
  const { allows } = useAccess();
  const close = () => setOpen(undefined);
  return (
    <Card title={words.otherwise}>
      <Inline gap={8}>
        <Button onPress={() => setOpen('box')}>{words.anotherBox}</Button>
        <Button onPress={() => setOpen('split')}>{words.split}</Button>
        <Button onPress={() => setOpen('hold')}>{words.hold}</Button>
        {allows('orders') && (
          <Button tone="critical" variant="outline" onPress={() => setOpen('cancel')}>
            {words.cancelOrder}
          </Button>
        )}
      </Inline>
      {open === 'box' && (
        <OtherBoxDialog
          box={box}
          words={words}
          onClose={close}
          onChanged={(next) => {
            close();
            onBox(next);
          }}
        />
      )}
      {open === 'split' && (
        <SplitDialog
          box={box}
          words={words}
          inside={inside}
          onClose={close}
          onSplit={(boxes) => {
            close();
            onSplit(boxes);
          }}
        />
      )}
      {open === 'hold' && <HoldDialog box={box} words={words} onClose={close} onChanged={onGone} />}
      {open === 'cancel' && <CancelDialog box={box} words={words} onClose={close} onGone={onGone} />}
    </Card>
  );
}

/** The message of the field of a question, or why the request failed. */
function useProblemOf() {
  const said = useProblem();
  return (error: CallError | undefined, field: string): string | undefined =>
    error && (said(error).fields[field] ?? said(error).reason);
}

function OtherBoxDialog({ box, words, onChanged, onClose }: ExitProps) {
  const problemOf = useProblemOf();
  const sizes = useCall(calls.pickPack.boxSizes, { params: { id: box.shipment_id } });
  const [chosen, setChosen] = useState('');
  const [isAsked, setAsked] = useState(false);
  const change = useMutation(calls.pickPack.changeBox, {
    quiet: true,
    invalidates: changed,
    onSuccess: ({ data }) => onChanged(data.box),
  });
  const others = sizes.data?.data.boxes.filter(({ box_id }) => box_id !== box.box_id) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.anotherBox}
      description={words.anotherBoxHelp}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button
            tone="accent"
            isPending={change.isPending}
            isDisabled={others.length === 0}
            onPress={() =>
              chosen === ''
                ? setAsked(true)
                : void change.send({ params: { id: box.shipment_id }, body: { box_id: chosen } })
            }
          >
            {words.takeBox}
          </Button>
        </>
      }
    >
      <CallContent call={sizes}>
        {() =>
          others.length === 0 ? (
            <Text>{words.noOtherBox}</Text>
          ) : (
            <RadioGroup
              label={words.chooseBox}
              value={chosen}
              onChange={setChosen}
              errorMessage={
                change.error
                  ? problemOf(change.error, 'box_id')
                  : isAsked && chosen === ''
                    ? words.chooseBox
                    : undefined
              }
              items={others.map(({ box_id, name, dimensions, volume_utilized }) => ({
                id: box_id,
                label: name,
                description: `${formatDimensions(dimensions.length, dimensions.width, dimensions.height)} · ${words.full(formatPercent(volume_utilized, { decimals: 0 }))}`,
              }))}
            />
          )
        }
      </CallContent>
    </Dialog>
  );
}

const isReason = (text: string): text is HoldReason => holdReasons.some((one) => one === text);

function HoldDialog({ box, words, onChanged, onClose }: ExitProps) {
  const problemOf = useProblemOf();
  const [reason, setReason] = useState<HoldReason>(holdReasons[0]);
  const hold = useMutation(calls.pickPack.holdBox, {
    quiet: true,
    invalidates: changed,
    onSuccess: ({ data }) => onChanged(data.box),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.holdTitle(box.order_number)}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button
            tone="accent"
            isPending={hold.isPending}
            onPress={() => void hold.send({ params: { id: box.shipment_id }, body: { reason } })}
          >
            {words.hold}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="second">{words.holdHelp}</Text>
        <RadioGroup
          label={words.holdReason}
          value={reason}
          onChange={(value) => isReason(value) && setReason(value)}
          errorMessage={problemOf(hold.error, 'reason')}
          items={holdReasons.map((id) => ({ id, label: words.holdReasons[id] }))}
        />
      </Stack>
    </Dialog>
  );
}

function CancelDialog({
  box,
  words,
  onGone,
  onClose,
}: Omit<ExitProps, 'onChanged'> & { onGone: () => void }) {
  const [language] = usePickLanguage();
  const problemOf = useProblemOf();
  const cancel = useMutation(calls.orders.cancel, { quiet: true, invalidates: changed });
  const [problem, setProblem] = useState<string>();
  async function run(reason: string) {
    setProblem(undefined);
    const answer = await cancel.send({ body: { order_ids: [box.order_id], reason } });
    const [failure] = answer?.data.failures ?? [];
    if (failure) setProblem(failure.message);
    else if (answer) onGone();
  }
  const shown = problem ?? problemOf(cancel.error, 'order_ids');
  return (
    <CancelReasonDialog
      title={words.cancelTitle(box.order_number)}
      confirmLabel={words.cancelOrder}
      cancelLabel={words.keepOrder}
      reasons={cancelReasons}
      {...(language === 'hi' && { labelOf: cancelReasonInHindi })}
      isPending={cancel.isPending}
      fields={shown !== undefined && <Callout tone="critical" title={shown} isAlert />}
      onClose={onClose}
      onConfirm={(reason) => void run(reason)}
    >
      {words.cancelHelp}
    </CancelReasonDialog>
  );
}

import type { ShortReason } from '@khep/domain/warehouse';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Dialog, Form, NumberField, RadioGroup, Stack, TextField } from '@khep/ui';
import { useState } from 'react';

export type PickWords = typeof pickMessages.pickScreen;

interface ShortDialogProps {
  words: PickWords;
  most: number;
  /** Pieces that are proposed: all of them where none is there. */
  initial: number;
  onClose: () => void;
  onSave: (quantity: number, reason: ShortReason) => void;
}

/** Asks how many pieces can't be taken, and why. */
export function ShortDialog({ words, most, initial, onClose, onSave }: ShortDialogProps) {
  const [quantity, setQuantity] = useState<number | undefined>(initial);
  const [reason, setReason] = useState<ShortReason>('missing');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.shortTitle}
      size="small"
      actions={
        <Button
          tone="accent"
          isDisabled={quantity === undefined}
          onPress={() => onSave(quantity ?? 1, reason)}
        >
          {words.save}
        </Button>
      }
    >
      <Stack gap={16}>
        <NumberField
          label={words.shortUnits}
          value={quantity}
          onChange={setQuantity}
          minValue={1}
          maxValue={most}
        />
        <RadioGroup
          label={words.reason}
          value={reason}
          onChange={(value) => setReason(value as ShortReason)}
          items={[
            { id: 'missing', label: words.reasons.missing },
            { id: 'damaged', label: words.reasons.damaged },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

interface TypeDialogProps {
  words: PickWords;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** Takes a code by hand, where a label is torn or a scanner is empty. */
export function TypeDialog({ words, onClose, onCode }: TypeDialogProps) {
  const [code, setCode] = useState('');
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.typeTitle} size="small">
      <Form onSubmit={() => code.trim() !== '' && onCode(code)}>
        <TextField label={words.code} value={code} onChange={setCode} autoFocus autoComplete="off" />
        <Button tone="accent" type="submit" isDisabled={code.trim() === ''}>
          {words.use}
        </Button>
      </Form>
    </Dialog>
  );
}

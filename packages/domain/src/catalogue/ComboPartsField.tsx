import { Button, Callout, CloseIcon, ComboBox, IconButton, Inline, NumberField, Stack } from '@khep/ui';
import { useMemo } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.comboParts;

/** A product of a combo. `sku_id` is its id, empty while none is chosen. */
export interface ComboPart {
  sku_id: string;
  quantity: number;
}

export interface ComboPartsFieldProps {
  value: readonly ComboPart[];
  onChange: (parts: ComboPart[]) => void;
  /** Products to choose from; `sku_id` is the brand's code. */
  skus: readonly { id: string; sku_id: string; sku_name: string }[];
  /** The combo itself: it can't be its own part. */
  ownId?: string | undefined;
  errorMessage?: string | undefined;
}

/** The products of a combo, with the units of each. */
export function ComboPartsField({ value, onChange, skus, ownId, errorMessage }: ComboPartsFieldProps) {
  const messages = useDomainMessages('comboParts', defaults);
  const choices = useMemo(
    () =>
      skus
        .filter(({ id }) => id !== ownId)
        .map(({ id, sku_id, sku_name }) => ({ id, label: `${sku_name} (${sku_id})` })),
    [skus, ownId],
  );
  const change = (index: number, patch: Partial<ComboPart>) =>
    onChange(value.map((part, at) => (at === index ? { ...part, ...patch } : part)));
  return (
    <Stack gap={12}>
      {errorMessage !== undefined && <Callout tone="critical">{errorMessage}</Callout>}
      {value.map((part, index) => (
        // Parts have no ID. With the count in the key, a removed part removes its own field.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={`${index} of ${value.length}`} gap={12} align="end">
          <ComboBox
            label={messages.part(index + 1)}
            items={choices}
            value={part.sku_id}
            onChange={(sku_id) => change(index, { sku_id: sku_id ?? '' })}
          />
          <NumberField
            label={messages.units}
            minValue={1}
            value={part.quantity}
            onChange={(quantity) => change(index, { quantity: quantity ?? 1 })}
          />
          <IconButton
            label={messages.remove(index + 1)}
            onPress={() => onChange(value.filter((_, at) => at !== index))}
          >
            <CloseIcon />
          </IconButton>
        </Inline>
      ))}
      <Inline gap={12}>
        <Button size="small" onPress={() => onChange([...value, { sku_id: '', quantity: 1 }])}>
          {messages.add}
        </Button>
      </Inline>
    </Stack>
  );
}

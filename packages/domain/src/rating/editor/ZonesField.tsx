import { Button, Popover, Stack, TagsField } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

export interface ZonesFieldProps {
  zones: readonly string[];
  onChange: (zones: string[]) => void;
}

/** Adds and removes the zones of a card. Prices of the others stay. */
export function ZonesField({ zones, onChange }: ZonesFieldProps) {
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  return (
    <Popover label={messages.zones} trigger={<Button size="small">{messages.zones}</Button>}>
      <Stack gap={8}>
        <TagsField
          label={messages.zones}
          description={messages.zonesHelp}
          value={[...zones]}
          onChange={(next) =>
            onChange([...new Set(next.map((zone) => zone.trim().slice(0, 20)))].filter(Boolean))
          }
        />
      </Stack>
    </Popover>
  );
}

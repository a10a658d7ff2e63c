import { Button, Dialog, NumberField, Stack, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatNumber } from '../../money/index.ts';
import { furtherSlabOf, movementsWithSlabs, setZoneSlab, slabOf } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import type { DraftEdit } from '../draft/useCardDraft.tsx';

interface ZoneSlabsDialogProps {
  draft: CardDraft;
  onChange: (edit: DraftEdit) => void;
  isReadOnly: boolean;
}

/** Slabs of zones that differ from those of the card, for each movement with rates of its own. */
export function ZoneSlabsDialog({ draft, onChange, isReadOnly }: ZoneSlabsDialogProps) {
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  const grams = {
    minValue: 1,
    maxValue: 1_000_000,
    maxDecimals: 0,
    unit: 'g',
    isReadOnly,
    isLabelHidden: true,
    size: 'small',
  } as const;
  const rows = draft.zones.map((zone) => ({ zone }));
  return (
    <Dialog
      title={messages.slabsByZone}
      description={messages.slabsByZoneHelp}
      trigger={
        <Button size="small" variant="ghost" tone="accent">
          {messages.slabsByZone}
        </Button>
      }
      actions={(close) => <Button onPress={close}>{messages.slabsDone}</Button>}
    >
      <Stack gap={20}>
        {movementsWithSlabs(draft).map((movement) => {
          const field = (zone: string, name: 'slab_g' | 'additional_slab_g') => {
            const own = draft.zone_slabs[movement][zone];
            const isFirst = name === 'slab_g';
            const label = isFirst ? messages.firstSlab : messages.furtherSlab;
            const usual = isFirst ? slabOf(draft) : (own?.slab_g ?? furtherSlabOf(draft));
            return (
              <NumberField
                {...grams}
                label={messages.slabOfZone(label, zone, messages.movements[movement])}
                placeholder={formatNumber(usual)}
                value={own?.[name]}
                onChange={(value) => onChange((old) => setZoneSlab(old, { movement, zone, [name]: value }))}
              />
            );
          };
          const isFirstUsed = draft[movement] === 'first-and-further';
          return (
            <Stack key={movement} gap={8}>
              <Text weight="semibold">{messages.movements[movement]}</Text>
              <Table
                label={messages.sheet(messages.movements[movement])}
                rows={rows}
                rowKey={({ zone }) => zone}
                columns={[
                  { id: 'zone', header: messages.zone, isRowHeader: true, cell: ({ zone }) => zone },
                  ...(isFirstUsed
                    ? [
                        {
                          id: 'first',
                          header: messages.firstSlab,
                          cell: ({ zone }: { zone: string }) => field(zone, 'slab_g'),
                        },
                      ]
                    : []),
                  {
                    id: 'further',
                    header: messages.furtherSlab,
                    cell: ({ zone }) => field(zone, 'additional_slab_g'),
                  },
                ]}
              />
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}

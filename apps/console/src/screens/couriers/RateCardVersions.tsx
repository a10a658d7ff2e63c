import type { RateCard } from '@khep/api';
import { formatDate, istDay } from '@khep/domain/days';
import { Button, Card, StatusBadge, Table } from '@khep/ui';
import { useState } from 'react';

export interface RateCardVersionsProps {
  versions: readonly RateCard[];
  /** The version that the draft is compared with. */
  baseId: string | undefined;
  onBaseChange: (id: string) => void;
}

type Version = RateCardVersionsProps['versions'][number];

function stateOf({ brand_details, effective_till, replaced_by }: Version, today: string) {
  if (replaced_by !== null) return { label: `Replaced by v${replaced_by}`, tone: 'neutral' } as const;
  if (brand_details.valid_from > today) return { label: 'Starts later', tone: 'info' } as const;
  if (effective_till !== null && effective_till < today) return { label: 'Ended', tone: 'neutral' } as const;
  return { label: 'In force', tone: 'positive' } as const;
}

/** The versions of a rate card with their days. One that has priced a parcel never changes. */
export function RateCardVersions({ versions, baseId, onBaseChange }: RateCardVersionsProps) {
  const [today] = useState(() => istDay(new Date()));
  if (versions.length === 0) return null;
  return (
    <Card title="Versions">
      <Table
        label="Versions of the rate card"
        rows={versions}
        rowKey={({ id }) => id}
        narrowLayout="stacked"
        columns={[
          { id: 'version', header: 'Version', isRowHeader: true, cell: ({ version }) => `v${version}` },
          {
            id: 'state',
            header: 'State',
            cell: (version) => {
              const { label, tone } = stateOf(version, today);
              return <StatusBadge tone={tone}>{label}</StatusBadge>;
            },
          },
          { id: 'from', header: 'From', cell: ({ brand_details }) => formatDate(brand_details.valid_from) },
          {
            id: 'till',
            header: 'Till',
            cell: ({ effective_till, replaced_by }) =>
              replaced_by !== null
                ? '—'
                : effective_till === null
                  ? 'Next version'
                  : formatDate(effective_till),
          },
          {
            id: 'used',
            header: 'Priced parcels until',
            cell: ({ priced_until }) => (priced_until === null ? 'None' : formatDate(priced_until)),
          },
          {
            id: 'compare',
            header: '',
            align: 'end',
            cell: ({ id, version }) => (
              <Button size="small" isDisabled={id === baseId} onPress={() => onBaseChange(id)}>
                {id === baseId ? 'Compared' : `Compare with v${version}`}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}

import type { Dispute } from '@khep/api';
import { photoKindLabel } from '@khep/domain/disputes';
import { Button, Inline, Link, Stack, Text, Thumbnail } from '@khep/ui';
import { useState } from 'react';
import { EvidenceDrawer } from './EvidenceDrawer.tsx';

/** States in which the courier doesn't have the evidence. */
const editable: ReadonlySet<Dispute['status']> = new Set(['NEW', 'LOST', 'PARTIAL']);

/** The photos and points of a dispute. They can be changed until the courier has them. */
export function DisputeProof({ dispute }: { dispute: Dispute }) {
  const [isOpen, setOpen] = useState(false);
  const { photos, points, remark } = dispute;
  return (
    <Stack gap={12}>
      {photos.length === 0 ? (
        <Text size="secondary" tone="second">
          No photos. Couriers ask for length, width and height with tape, the scale, and the label.
        </Text>
      ) : (
        <Inline gap={8}>
          {photos.map(({ kind, url }) => (
            <Link key={`${kind} ${url}`} href={url} isExternal>
              <Thumbnail src={url} alt={photoKindLabel(kind)} size="large" />
            </Link>
          ))}
        </Inline>
      )}
      <ol>
        {points.map((point) => (
          <Text key={point} as="li">
            {point}
          </Text>
        ))}
      </ol>
      {remark !== '' && <Text size="secondary">{remark}</Text>}
      {editable.has(dispute.status) && (
        <Inline gap={8}>
          <Button size="small" onPress={() => setOpen(true)}>
            Edit evidence
          </Button>
        </Inline>
      )}
      {isOpen && <EvidenceDrawer dispute={dispute} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

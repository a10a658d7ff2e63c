import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ManifestBoxes, ManifestHandover } from '@khep/domain/shipments/ui';
import { Button, LinkButton } from '@khep/ui';
import { useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { formatDateTime } from '@khep/domain/days';
import { useDocuments } from '../../data/useDocuments.ts';

/** One handover: what the courier takes, to be counted and signed. */
export default function ManifestDetails() {
  const id = useParams()['id'] ?? '';
  const call = useCall(calls.orders.manifestDetails, id === '' ? null : { params: { manifest_id: id } }, {
    refreshInterval: 20_000,
  });
  const documents = useDocuments();
  const list = { label: 'Pickup and manifest', href: paths.pickupAndManifest() };
  return (
    <RecordPage
      kind="Manifest"
      call={{
        ...call,
        listLink: <LinkButton href={`${paths.pickupAndManifest()}?tab=manifests`}>All manifests</LinkButton>,
      }}
      record={call.data?.data.manifest}
      list={list}
      content={({ shipments, ...manifest }) => ({
        title: `Manifest ${manifest.manifest_number}`,
        description: `${manifest.courier_name} · ${manifest.warehouse_name} · ${formatDateTime(manifest.created_at)}`,
        breadcrumbs: [list, { label: manifest.manifest_number }],
        actions: (
          <Button
            tone="accent"
            isPending={documents.pending === 'manifest'}
            onPress={() => void documents.save('manifest', { manifest_id: manifest.id })}
          >
            Print manifest
          </Button>
        ),
        main: <ManifestBoxes boxes={shipments} orderHref={paths.orderDetails} />,
        aside: <ManifestHandover boxes={shipments} pickedCount={manifest.picked_count} />,
      })}
    />
  );
}

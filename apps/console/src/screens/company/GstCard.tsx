import { calls } from '@khep/api';
import type { GstRecord } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { GstinBreakdown } from '@khep/domain/company/ui';
import { formatDate } from '@khep/domain/tracking';
import { Button, Callout, Card, EmptyState, Inline, StatusBadge, Stack, Stepper, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { ViewPrivateFile } from '../../forms/ViewPrivateFile.tsx';
import { gstStatuses } from './companyStatus.ts';
import { GstDrawer } from './GstDrawer.tsx';
import { useReloadAfterCheck } from './useReloadAfterCheck.ts';

const stepLabels: Record<GstRecord['steps'][number]['id'], string> = {
  sent: 'Sent',
  well_formed: 'Well-formed',
  pan: 'PAN',
  portal: 'Portal',
  verified: 'Verified',
};

/** While a GSTIN is being checked, its state is loaded again. */
const pollMs = 3000;

function GstRecordView({
  record,
  addressState,
  isOnly,
  onCorrect,
}: {
  record: GstRecord;
  addressState: string;
  /** The company has no other GSTIN that invoices may carry. */
  isOnly: boolean;
  onCorrect: () => void;
}) {
  const { status, steps } = record;
  const firstOpen = steps.findIndex(({ at }) => at === null);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Text as="span" weight="medium">
          {`${record.gst_no}, ${record.state}`}
        </Text>
        <StatusBadge tone={gstStatuses[status].tone}>{gstStatuses[status].label}</StatusBadge>
        {record.is_simulated && <StatusBadge shape="tag">Simulated portal</StatusBadge>}
      </Inline>
      <GstinBreakdown gstin={record.gst_no} addressState={addressState} />
      {status !== 'not_verified' && (
        <Stepper
          label={`Check of ${record.gst_no}`}
          steps={steps.map(({ id }, index) => ({
            id,
            label: stepLabels[id],
            status:
              firstOpen === -1 || index < firstOpen ? 'done' : index === firstOpen ? 'current' : 'upcoming',
          }))}
        />
      )}
      {record.legal_name !== '' && (
        <Text size="secondary" tone="second">
          {[record.legal_name, record.address].filter(Boolean).join(', ')}
        </Text>
      )}
      <Inline gap={8}>
        <ViewPrivateFile url={record.pan_card_url} label="PAN card" />
        <ViewPrivateFile url={record.gst_verification_url} label="GST certificate" />
        <Text
          as="span"
          size="secondary"
          tone="third"
        >{`Sent on ${formatDate(record.created_at.slice(0, 10))}`}</Text>
      </Inline>
      {status === 'rejected' && (
        <Callout
          tone="critical"
          title={record.reason}
          actions={
            <Button size="small" onPress={onCorrect}>
              Correct GSTIN
            </Button>
          }
        >
          {isOnly
            ? 'Invoices are bills of supply until the GSTIN is corrected.'
            : 'No invoice carries it. Correct it, or invoices from this state carry the GSTIN of another.'}
        </Callout>
      )}
      {status === 'not_verified' && (
        <Callout tone="caution">
          The number is well-formed, and no GST provider is connected to verify it. Invoices carry it.
        </Callout>
      )}
    </Stack>
  );
}

/** The GST registrations of the company, one per state. */
export function GstCard() {
  const profile = useCall(calls.company.profile).data?.data;
  const [isPending, setPending] = useState(false);
  const { data, error, reload } = useCall(
    calls.company.gstStatus,
    {},
    { refreshInterval: isPending ? pollMs : 0 },
  );
  const records = data?.data.records;
  const isChecking = records?.some(({ status }) => status === 'initiated') ?? false;
  if (isChecking !== isPending) setPending(isChecking);
  useReloadAfterCheck(isChecking);
  const [open, setOpen] = useState<GstRecord | 'new'>();
  const isLocked = records?.some(({ status }) => status !== 'rejected') ?? false;
  return (
    <Card
      title="GST"
      description={isLocked ? "Sent GSTINs can't be edited" : 'On tax invoices and credit notes'}
      actions={
        records !== undefined && (
          <Button size="small" onPress={() => setOpen('new')}>
            {records.length === 0 ? 'Add GSTIN' : 'Add GSTIN of another state'}
          </Button>
        )
      }
    >
      <AsyncContent
        isLoading={records === undefined}
        error={records ? undefined : error}
        onRetry={() => void reload()}
      >
        {records?.length === 0 && (
          <EmptyState
            layout="inline"
            title="No GSTIN yet"
            description={
              profile?.gst_no
                ? `Invoices carry ${profile.gst_no}, which is not verified. Send it with its certificate.`
                : 'Without a GSTIN, invoices are bills of supply and charge no GST.'
            }
          />
        )}
        <Stack gap={24}>
          {records?.map((record) => (
            <GstRecordView
              key={record.id}
              record={record}
              addressState={profile?.state ?? ''}
              isOnly={!records.some((one) => one !== record && one.status !== 'rejected')}
              onCorrect={() => setOpen(record)}
            />
          ))}
        </Stack>
      </AsyncContent>
      {open !== undefined && (
        <GstDrawer
          initial={
            open === 'new'
              ? {
                  gst_no: records?.length === 0 ? (profile?.gst_no ?? '') : '',
                  pan_card_url: '',
                  gst_verification_url: '',
                }
              : open
          }
          addressState={profile?.state ?? ''}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

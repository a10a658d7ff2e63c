import { calls } from '@khep/api';
import type { GstRecord } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { GstRegistration } from '@khep/domain/company/ui';
import { Button, Card, EmptyState, Stack } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { ViewPrivateFile } from '../../forms/ViewPrivateFile.tsx';
import { GstDrawer } from './GstDrawer.tsx';
import { pollMs, useReloadAfterCheck } from './useReloadAfterCheck.ts';

const isChecking = ({ status }: GstRecord) => status === 'initiated';

/** The GST registrations of the company, one per state. */
export function GstCard() {
  const profile = useCall(calls.company.profile).data?.data;
  const call = useCall(
    calls.company.gstStatus,
    {},
    { refreshInterval: ({ data }) => (data.records.some(isChecking) ? pollMs : 0) },
  );
  const records = call.data?.data.records;
  useReloadAfterCheck(records?.some(isChecking) ?? false);
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
      <CallContent call={call}>
        {({ data }) =>
          data.records.length === 0 ? (
            <EmptyState
              layout="inline"
              title="No GSTIN yet"
              description={
                profile?.gst_no
                  ? `Invoices carry ${profile.gst_no}, which is not verified. Send it with its certificate.`
                  : 'Without a GSTIN, invoices are bills of supply and charge no GST.'
              }
            />
          ) : (
            <Stack gap={24}>
              {data.records.map((record) => (
                <GstRegistration
                  key={record.id}
                  data={record}
                  addressState={profile?.state ?? ''}
                  isOnly={!data.records.some((one) => one !== record && one.status !== 'rejected')}
                  onCorrect={() => setOpen(record)}
                  files={
                    <>
                      <ViewPrivateFile url={record.pan_card_url} label="PAN card" />
                      <ViewPrivateFile url={record.gst_verification_url} label="GST certificate" />
                    </>
                  }
                />
              ))}
            </Stack>
          )
        }
      </CallContent>
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

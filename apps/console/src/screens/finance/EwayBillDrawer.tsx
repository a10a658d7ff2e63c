import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import type { GstMonth } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { transportModes } from '@khep/domain/gst';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { downloadFile } from '../../data/downloadFile.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { dayField } from './dayField.tsx';
import type { DrawerProps } from './issueForms.tsx';

const texts = directMessages.ewayBill;

/** Downloads the e-way bill of one invoice, or of all of a month that have none. */
export function EwayBillDrawer({
  month: { gstin, month },
  of,
  onClose,
}: DrawerProps & {
  month: Pick<GstMonth, 'gstin' | 'month'>;
  of?: { order_id: string; number: string } | undefined;
}) {
  const client = useClient();
  const initial = {
    gstin,
    month,
    ...of,
    mode: '1' as const,
    distance_km: 0,
    transporter_id: '',
    vehicle: '',
    document_number: '',
    document_date: '',
  };
  return (
    <FormDrawer
      title={of ? texts.title(of.number) : texts.ofMonth}
      description={texts.help}
      submitLabel={texts.download}
      onClose={onClose}
      form={{
        name: `gst:eway:${of?.number ?? month}`,
        schema: calls.finance.ewayBillFile.query,
        initial,
        save: async (query) => {
          try {
            const { blob, name } = await client.file(calls.finance.ewayBillFile, { query });
            await downloadFile(Promise.resolve(new File([blob], name)), name);
            return { ok: true, answer: name };
          } catch (error) {
            // The form says what is missing.
            if (!(error instanceof CallError)) throw error;
            return { ok: false, message: error.reason, fields: error.fields, error };
          }
        },
        onSaved: (name) => {
          toast.success(texts.downloaded(name));
          onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'select',
              name: 'mode',
              label: texts.mode,
              items: transportModes.map((id) => ({ id, label: texts.modes[id] })),
            },
            {
              kind: 'text',
              name: 'transporter_id',
              label: texts.transporter,
              description: texts.transporterHelp,
            },
            {
              kind: 'text',
              name: 'vehicle',
              label: texts.vehicle,
              placeholder: 'MH12AB1234',
              description: texts.vehicleHelp,
            },
            {
              kind: 'number',
              name: 'distance_km',
              label: texts.distance,
              unit: 'km',
              description: texts.distanceHelp,
            },
            {
              kind: 'text',
              name: 'document_number',
              label: texts.document,
              description: texts.documentHelp,
            },
            dayField(form, 'document_date', texts.documentDay),
          ],
        },
      ]}
    />
  );
}

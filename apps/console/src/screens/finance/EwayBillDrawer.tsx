import { calls } from '@khep/api';
import type { GstMonth } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { ewayFields, noTransport, saveFile } from '../../patterns/ewayFields.tsx';
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
    ...noTransport,
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
        save: (query) => saveFile(() => client.file(calls.finance.ewayBillFile, { query })),
        onSaved: (name) => {
          toast.success(texts.downloaded(name));
          onClose();
        },
      }}
      sections={(form) => [{ fields: ewayFields(form) }]}
    />
  );
}

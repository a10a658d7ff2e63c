import { calls } from '@khep/api';
import type { StockTransfer } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { ewayFields, noTransport, saveFile } from '../../patterns/ewayFields.tsx';

const texts = directMessages.ewayBill;

interface TransferEwayBillProps {
  transfer: StockTransfer;
  onClose: () => void;
}

/** Downloads the e-way bill file of a transfer. */
export function TransferEwayBill({ transfer: { id, number }, onClose }: TransferEwayBillProps) {
  const client = useClient();
  return (
    <FormDrawer
      title={texts.title(number)}
      description={texts.help}
      submitLabel={texts.download}
      onClose={onClose}
      form={{
        name: `transfer:eway:${id}`,
        schema: calls.transfers.ewayBillFile.query,
        initial: noTransport,
        save: (query) => saveFile(() => client.file(calls.transfers.ewayBillFile, { params: { id }, query })),
        onSaved: (name) => {
          toast.success(texts.downloaded(name));
          onClose();
        },
      }}
      sections={(form) => [{ fields: ewayFields(form) }]}
    />
  );
}

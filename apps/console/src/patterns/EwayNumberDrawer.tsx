import { calls } from '@khep/api';
import type { EwayBillNumber } from '@khep/api';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import type { SaveOptions, SaveResult } from '../forms/useDraftForm.tsx';
import { FormDrawer } from './FormDrawer.tsx';

const texts = directMessages.ewayBill;

interface EwayNumberDrawerProps {
  /** The document’s. */
  number: string;
  eway_bill: string;
  save: (body: EwayBillNumber, options: SaveOptions) => Promise<SaveResult<unknown>>;
  onClose: () => void;
}

/** Records the number that the e-way bill portal gave for a document. */
export function EwayNumberDrawer({ number, eway_bill, save, onClose }: EwayNumberDrawerProps) {
  return (
    <FormDrawer
      title={texts.title(number)}
      submitLabel={texts.saveNumber}
      onClose={onClose}
      form={{
        name: `eway-number:${number}`,
        schema: calls.transfers.saveEwayBill.body,
        initial: { eway_bill },
        save,
        onSaved: () => {
          toast.success(texts.numberSaved);
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'text',
              name: 'eway_bill',
              label: texts.number,
              description: texts.numberHelp,
              inputMode: 'numeric',
              autoFocus: true,
            },
          ],
        },
      ]}
    />
  );
}

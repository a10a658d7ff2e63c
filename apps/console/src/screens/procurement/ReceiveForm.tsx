import type { calls } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { binsMessages, binsMessagesHindi, pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button, Form, Grid, Inline, NumberField, TextField, toast } from '@khep/ui';
import { useState } from 'react';
import { FloorMessages } from '../pickPack/FloorMessages.tsx';
import { usePickLanguage } from '../pickPack/usePickLanguage.ts';
import { procurementChanges, transferChanges } from './procurementChanges.ts';
import { useProblem } from '../pickPack/useProblem.ts';

const languages = {
  en: { ...binsMessages.receive, language: pickMessages.pickScreen.language },
  hi: { ...binsMessagesHindi.receive, language: pickMessagesHindi.pickScreen.language },
};

const emptyReceipt = { sku_id: '', quantity: undefined as number | undefined, damaged: 0, bin: '' };

type ReceiveCall = typeof calls.procurement.receive | typeof calls.transfers.receive;

/** Records units of a purchase order or a transfer that came: the good ones are stock at once. */
export function ReceiveForm({ id, call }: { id: string; call: ReceiveCall }) {
  const [language, setLanguage] = usePickLanguage();
  const words = languages[language];
  const [receipt, setReceipt] = useState(emptyReceipt);
  const [receiptId, setReceiptId] = useState(() => crypto.randomUUID());
  const receive = useMutation(call, {
    quiet: true,
    invalidates: [...procurementChanges, ...transferChanges],
    onSuccess: (_, { body }) => {
      toast.success(words.received(formatNumber(body.quantity + (body.damaged ?? 0)), body.sku_id));
      // The bin stays: the next product is often put beside it.
      setReceipt({ ...emptyReceipt, bin: receipt.bin });
      setReceiptId(crypto.randomUUID());
    },
  });
  const said = useProblem();
  const problem = receive.error && said(receive.error);
  const set = (part: Partial<typeof emptyReceipt>) => setReceipt({ ...receipt, ...part });
  return (
    <FloorMessages>
      <div lang={language}>
        <Form
          errors={problem?.fields ?? {}}
          problem={problem && Object.keys(problem.fields).length === 0 ? problem.reason : undefined}
          onSubmit={() =>
            void receive.send({
              params: { id },
              body: {
                receipt_id: receiptId,
                sku_id: receipt.sku_id,
                quantity: receipt.quantity ?? 0,
                damaged: receipt.damaged,
                bin: receipt.bin,
              },
            })
          }
        >
          <Grid columns={{ base: 1, md: 2 }}>
            <TextField
              name="sku_id"
              label={words.sku}
              value={receipt.sku_id}
              onChange={(sku_id) => set({ sku_id })}
              autoComplete="off"
            />
            <TextField
              name="bin"
              label={words.bin}
              description={words.optional}
              value={receipt.bin}
              onChange={(bin) => set({ bin })}
              autoComplete="off"
            />
            <NumberField
              name="quantity"
              label={words.good}
              value={receipt.quantity}
              onChange={(quantity) => set({ quantity })}
              minValue={0}
            />
            <NumberField
              name="damaged"
              label={words.damaged}
              value={receipt.damaged}
              onChange={(damaged) => set({ damaged: damaged ?? 0 })}
              minValue={0}
            />
          </Grid>
          <Inline gap={8}>
            <Button type="submit" tone="accent" isPending={receive.isPending}>
              {words.receive}
            </Button>
            <Button variant="ghost" onPress={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
              {words.language}
            </Button>
          </Inline>
        </Form>
      </div>
    </FloorMessages>
  );
}

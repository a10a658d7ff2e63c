import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, ConfirmDialog, DescriptionList, Inline, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

type Settings = ResponseOf<typeof calls.billing.settings>['data'];

/** The UPI AutoPay mandate that auto-recharge charges. */
export function MandateCard({ settings }: { settings: Settings }) {
  const { mandate, is_simulated } = settings;
  const [isAdding, setAdding] = useState(false);
  const add = useAction(calls.billing.mandateAdd, { invalidates: ['billing'] });
  const remove = useAction(calls.billing.mandateRemove, { invalidates: ['billing'] });
  return (
    <Card title="UPI AutoPay">
      <Stack gap={12}>
        {mandate ? (
          <>
            <DescriptionList
              items={[
                { term: 'UPI ID', detail: mandate.vpa },
                { term: 'Most per recharge', detail: formatRupeeValue(mandate.max_amount) },
              ]}
            />
            <ConfirmDialog
              title="Cancel UPI AutoPay?"
              confirmLabel="Cancel UPI AutoPay"
              cancelLabel="Keep UPI AutoPay"
              trigger={<Button>Cancel UPI AutoPay</Button>}
              onConfirm={async () => void (await remove.run())}
            >
              Auto-recharge is switched off. Top up by hand after that.
            </ConfirmDialog>
          </>
        ) : (
          <>
            <Text tone="second">
              {is_simulated
                ? 'Not authorised. Mandates are simulated here: no bank is contacted and no money moves.'
                : "UPI AutoPay can't be authorised with live payments yet. Top up by UPI or card."}
            </Text>
            {is_simulated && (
              <Inline>
                <Button onPress={() => setAdding(true)}>Authorise UPI AutoPay</Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
      {isAdding && (
        <FormDrawer
          title="Authorise UPI AutoPay"
          submitLabel="Authorise UPI AutoPay"
          onClose={() => setAdding(false)}
          form={{
            name: 'mandate',
            schema: calls.billing.mandateAdd.body,
            initial: { vpa: '', max_amount: 25_000 },
            save: (body, options) => add.run({ body }, options),
            onSaved: () => setAdding(false),
          }}
          sections={() => [
            {
              fields: [
                { kind: 'text', name: 'vpa', label: 'UPI ID', placeholder: 'name@bank', isRequired: true },
                { kind: 'money', name: 'max_amount', label: 'Most per recharge', isRequired: true },
              ],
            },
          ]}
        />
      )}
    </Card>
  );
}

import { calls } from '@khep/api';
import { paymentMethods } from '@khep/domain/integrations';
import type { PaymentMethod } from '@khep/domain/integrations';
import type { Gateway, GatewayDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, LinkButton, MultiSelect, PasswordField } from '@khep/ui';
import { useParams } from 'wouter';
import { loadErrorText } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import { DisconnectGateway } from './DisconnectGateway.tsx';
import { GatewayCharges } from './GatewayCharges.tsx';
import { navigate } from 'wouter/use-browser-location';

const methodLabels: Record<PaymentMethod, string> = {
  upi: 'UPI',
  card: 'Cards',
  net_banking: 'Net banking',
  wallet: 'Wallets',
  emi: 'EMI',
};
const methods = paymentMethods.map((id) => ({ id, label: methodLabels[id] }));

const toDraft = ({ mode, key_id, charges, banks }: Gateway): GatewayDraft => ({
  mode,
  key_id,
  charges: charges.length > 0 ? charges : [{ method: 'upi', percentage: 0, fixed: 0 }],
  banks,
});

/** Credentials and terms of the gateway that takes the payments of the brand's shop. */
export default function PaymentPartner() {
  const { id } = useParams<{ id: string }>();
  const call = useCall(calls.pg.gateways);
  const bankCall = useCall(calls.pg.banks, undefined, { quiet: true });
  const banks = bankCall.data?.data.banks ?? [];
  const save = useAction(calls.pg.save, { invalidates: ['pg', 'integrations'] });
  const gateway = call.data?.data.gateways.find((one) => one.id === id);
  const keep = (secret: string) =>
    secret === '' ? undefined : `Saved: ${secret}. Leave it empty to keep it.`;
  return (
    <FormPage
      title={gateway?.name ?? 'Payment partner'}
      description="Takes the payments of your shop. Its secrets are encrypted and never shown again."
      breadcrumbs={[
        { label: 'Integrations', href: paths.integrations() },
        { label: gateway?.name ?? 'Payment partner' },
      ]}
      submitLabel="Save payment partner"
      cancelHref={paths.integrations()}
      record={{
        ...call,
        notFound: 'Payment partner not found',
        isMissing: call.data !== undefined && gateway === undefined,
        listLink: <LinkButton href={paths.integrations()}>Integrations</LinkButton>,
      }}
      aside={() => gateway?.is_connected === true && <DisconnectGateway gateway={gateway} />}
      form={
        gateway && {
          name: `gateway:${id}`,
          schema: calls.pg.save.body,
          initial: toDraft(gateway),
          version: gateway.is_connected ? gateway.version : undefined,
          except: ['key_secret', 'webhook_secret'],
          save: (body, options) => save.run({ params: { code: id }, body }, options),
          onSaved: () => navigate(paths.integrations()),
        }
      }
      sections={(form) => [
        {
          title: 'Credentials',
          fields: [
            form.values.mode === 'test' && {
              kind: 'custom',
              labels: {},
              content: (
                <Callout tone="caution" title="Test mode: no real money moves">
                  Payments made with a test key are simulated by {gateway?.name}. Use live mode for your shop.
                </Callout>
              ),
            },
            {
              kind: 'radio',
              name: 'mode',
              label: 'Mode',
              items: [
                { id: 'test', label: 'Test', description: 'Keys that start with rzp_test_' },
                { id: 'live', label: 'Live', description: 'Keys that start with rzp_live_' },
              ],
            },
            { kind: 'text', name: 'key_id', label: 'Key ID', isRequired: true, autoComplete: 'off' },
            {
              kind: 'custom',
              isWide: false,
              labels: { key_secret: 'Key secret' },
              format: () => 'Hidden',
              content: (
                <PasswordField
                  label="Key secret"
                  autoComplete="new-password"
                  description={keep(gateway?.key_secret ?? '')}
                  {...form.field('key_secret')}
                />
              ),
            },
            {
              kind: 'custom',
              isWide: false,
              labels: { webhook_secret: 'Webhook secret' },
              format: () => 'Hidden',
              content: (
                <PasswordField
                  label="Webhook secret"
                  autoComplete="new-password"
                  description={keep(gateway?.webhook_secret ?? '')}
                  {...form.field('webhook_secret')}
                />
              ),
            },
          ],
        },
        {
          title: 'Charges',
          description:
            "What it keeps of each payment, before GST. For your records: wallet top-ups don't use it.",
          fields: [
            {
              kind: 'custom',
              labels: { charges: 'Charges' },
              content: (
                <GatewayCharges
                  methods={methods}
                  charges={form.values.charges ?? []}
                  errors={form.errors}
                  onChange={(charges) => form.set({ charges })}
                />
              ),
            },
          ],
        },
        {
          title: 'Banks',
          description:
            "Enabled for net banking at your gateway. For your records: wallet top-ups don't use it.",
          fields: [
            {
              kind: 'custom',
              labels: { banks: 'Banks' },
              content: (
                <MultiSelect
                  label="Banks"
                  name="banks"
                  items={banks.map(({ code, name }) => ({ id: code, label: name }))}
                  value={form.values.banks ?? []}
                  onChange={(chosen) => form.set({ banks: [...chosen] })}
                  errorMessage={form.errors['banks'] ?? (bankCall.error && loadErrorText(bankCall.error))}
                />
              ),
            },
          ],
        },
      ]}
    />
  );
}

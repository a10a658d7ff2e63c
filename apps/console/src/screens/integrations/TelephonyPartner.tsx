import { calls } from '@khep/api';
import type { TelephonyAccount, TelephonyDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, LinkButton, PasswordField } from '@khep/ui';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import { DisconnectTelephony } from './DisconnectTelephony.tsx';

const toDraft = ({
  region,
  account_sid,
  api_key,
  caller_id,
  is_recorded,
  daily_cap,
}: TelephonyAccount): TelephonyDraft => ({
  region,
  account_sid,
  api_key,
  caller_id,
  is_recorded,
  daily_cap,
});

/** The account with which the buyers of failed deliveries are called. */
export default function TelephonyPartner() {
  const { id } = useParams<{ id: string }>();
  const call = useCall(calls.telephony.accounts);
  const save = useAction(calls.telephony.save, { invalidates: ['telephony', 'integrations', 'ndr.calls'] });
  const account = call.data?.data.accounts.find((one) => one.id === id);
  const name = account?.name ?? 'Telephony';
  const saved = account?.api_token ?? '';
  return (
    <FormPage
      title={name}
      description="Calls the buyers of failed deliveries. Its token is encrypted and never shown again."
      breadcrumbs={[{ label: 'Integrations', href: paths.integrations() }, { label: name }]}
      submitLabel="Save telephony account"
      cancelHref={paths.integrations()}
      record={{
        ...call,
        notFound: 'Telephony account not found',
        isMissing: call.data !== undefined && account === undefined,
        listLink: <LinkButton href={paths.integrations()}>Integrations</LinkButton>,
      }}
      aside={() => account?.is_connected === true && <DisconnectTelephony account={account} />}
      form={
        account && {
          name: `telephony:${id}`,
          schema: calls.telephony.save.body,
          initial: toDraft(account),
          version: account.is_connected ? account.version : undefined,
          except: ['api_token'],
          save: (body, options) => save.run({ params: { code: id }, body }, options),
          onSaved: () => navigate(paths.integrations()),
        }
      }
      sections={(form) => [
        {
          title: 'Account',
          description: `From the API settings of your ${name} dashboard. The credentials are tested when you save them.`,
          fields: [
            account?.is_simulated === true && {
              kind: 'custom',
              labels: {},
              content: (
                <Callout tone="caution" title="Simulated: no call is made">
                  This server simulates {name}. Any credentials are accepted, except the token “wrong”.
                </Callout>
              ),
            },
            {
              kind: 'radio',
              name: 'region',
              label: 'Region',
              items: [
                { id: 'mumbai', label: 'Mumbai', description: 'api.in.exotel.com' },
                { id: 'singapore', label: 'Singapore', description: 'api.exotel.com' },
              ],
            },
            {
              kind: 'text',
              name: 'account_sid',
              label: 'Account SID',
              isRequired: true,
              autoComplete: 'off',
            },
            { kind: 'text', name: 'api_key', label: 'API key', isRequired: true, autoComplete: 'off' },
            {
              kind: 'custom',
              isWide: false,
              labels: { api_token: 'API token' },
              format: () => 'Hidden',
              content: (
                <PasswordField
                  label="API token"
                  autoComplete="new-password"
                  description={saved === '' ? undefined : `Saved: ${saved}. Leave it empty to keep it.`}
                  {...form.field('api_token')}
                />
              ),
            },
          ],
        },
        {
          title: 'Calls',
          description:
            'The phone in the profile of the user rings first, then the buyer’s. Buyers are called from 09:00 to 21:00.',
          fields: [
            {
              kind: 'text',
              name: 'caller_id',
              label: 'ExoPhone',
              description: 'The number that both phones show',
              isRequired: true,
              autoComplete: 'off',
            },
            { kind: 'number', name: 'daily_cap', label: 'Calls a day, at most', isRequired: true },
            {
              kind: 'checkbox',
              name: 'is_recorded',
              label: 'Record calls as proof',
              description: 'The caller tells the buyer so at the start of the call.',
            },
          ],
        },
      ]}
    />
  );
}

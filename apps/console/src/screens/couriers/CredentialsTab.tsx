import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  Button,
  Callout,
  Card,
  CopyText,
  Form,
  Grid,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.tsx';
import { WarehousesCard } from './WarehousesCard.tsx';

type Courier = ResponseOf<typeof calls.contracts.integration>['data'];
type TestResult = ResponseOf<typeof calls.contracts.credentialsTest>['data'];

/** Connects a courier. Saved secrets are never shown; an empty field keeps them. */
export function CredentialsTab({ courier }: { courier: Courier }) {
  const params = { courier_id: courier.courier_id };
  const loaded = useCall(calls.contracts.credentials, { params });
  const save = useAction(calls.contracts.credentialsAdd, {
    invalidates: ['contracts', 'courier', 'onboarding'],
  });
  const test = useAction(calls.contracts.credentialsTest, { quiet: true });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [result, setResult] = useState<TestResult>();
  const leave = useLeaveGuard(
    Object.values(typed).some((text) => text !== ''),
    () => setTyped({}),
    { hasDraft: false },
  );
  const fields = loaded.data?.data.fields;
  const webhook = fields?.find(({ name }) => name === 'webhook_url');
  const body = { credentials: typed };

  async function runTest() {
    setResult(undefined);
    const answer = await test.run({ params, body });
    setErrors(answer.ok ? {} : answer.fields);
    setResult(answer.ok ? answer.answer.data : { ok: false, reason: answer.message });
  }
  async function submit() {
    setResult(undefined);
    const answer = await save.run({ params, body });
    setErrors(answer.ok ? {} : answer.fields);
    if (!answer.ok) return;
    setTyped({});
    void loaded.reload();
  }
  return (
    <AsyncContent
      isLoading={!fields}
      error={fields ? undefined : loaded.error}
      onRetry={() => void loaded.reload()}
    >
      {leave.dialog}
      <Stack gap={16}>
        <Grid columns={{ base: 1, lg: 2 }} gap={16} align="start">
          <Card
            title="Credentials"
            description="Stored encrypted. Saved secrets are never shown again; leave a field empty to keep its value."
          >
            <Form errors={errors} onSubmit={() => void submit()}>
              <Stack gap={16}>
                {fields
                  ?.filter(({ name }) => name !== 'webhook_url')
                  .map(({ name, label, value, is_secret, is_set }) => {
                    const props = {
                      label,
                      name: `credentials.${name}`,
                      value: typed[name] ?? (is_secret ? '' : value),
                      onChange: (text: string) => setTyped({ ...typed, [name]: text }),
                      maxLength: 2000,
                      ...(is_secret && is_set && { description: `Saved: ${value}` }),
                    };
                    return is_secret ? (
                      <PasswordField key={name} {...props} autoComplete="new-password" />
                    ) : (
                      <TextField key={name} {...props} autoComplete="off" />
                    );
                  })}
                {result && (
                  <Callout tone={result.ok ? 'positive' : 'critical'} isAlert>
                    {result.ok
                      ? `${courier.name} accepted these credentials.`
                      : `${result.reason} Correct the credentials, then test them again.`}
                  </Callout>
                )}
                <Inline gap={12}>
                  <Button type="submit" tone="accent" isPending={save.isPending}>
                    Save credentials
                  </Button>
                  <Button isPending={test.isPending} onPress={() => void runTest()}>
                    Test connection
                  </Button>
                </Inline>
              </Stack>
            </Form>
          </Card>
          {webhook && (
            <Card title="Webhook" description="Give this URL to the courier to get scans within seconds.">
              <CopyText label="Webhook URL" text={webhook.value} isCode />
              <Text size="secondary" tone="second">
                Scans are also polled if no webhook arrives.
              </Text>
            </Card>
          )}
        </Grid>
        {/* Names are those of the brand's own account, which has a webhook. */}
        {webhook && <WarehousesCard courier_id={courier.courier_id} />}
      </Stack>
    </AsyncContent>
  );
}

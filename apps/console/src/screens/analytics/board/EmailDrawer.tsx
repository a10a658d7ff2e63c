import { calls } from '@khep/api';
import type { EmailedReportDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { emailedRhythms, isEmailedPage } from '@khep/domain/analytics';
import type { EmailedRhythm } from '@khep/domain/analytics';
import { EmailedReports } from '@khep/domain/analytics/ui';
import { weekdayNames } from '@khep/domain/days';
import {
  Button,
  Callout,
  Drawer,
  Grid,
  Heading,
  Inline,
  MultiSelect,
  Select,
  Stack,
  Text,
  toast,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import type { AnalyticsQuery } from './analyticsQuery.ts';

const rhythmLabels: Record<EmailedRhythm, string> = {
  day: 'Each day',
  week: 'Each week',
  month: 'Each month',
};
const rhythms = emailedRhythms.map((id) => ({ id, label: rhythmLabels[id] }));
const covered: Record<EmailedRhythm, string> = {
  day: 'It covers the day before.',
  week: 'It covers the seven days before.',
  month: 'It is sent on the first and covers the month before.',
};
const weekdays = weekdayNames.map((label, index) => ({ id: String(index), label }));
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const invalidates = { invalidates: ['analytics.emailed'] };

/** The filters of a page without its days, which follow from how often it is sent. */
function toEmailedFilters(query: AnalyticsQuery): EmailedReportDraft['filters'] {
  const { dateRange: _range, start_date: _start, end_date: _end, ...filters } = query;
  return filters as EmailedReportDraft['filters'];
}

interface EmailDrawerProps {
  /** The last part of the page's address. */
  page: string;
  title: string;
  query: AnalyticsQuery;
  onClose: () => void;
}

/** Sends the page by email from now on, and lists what is sent already. */
export function EmailDrawer({ page, title, query, onClose }: EmailDrawerProps) {
  const [rhythm, setRhythm] = useState<EmailedRhythm>('week');
  const [weekday, setWeekday] = useState('1');
  const [hour, setHour] = useState('9');
  const [chosen, setChosen] = useState<string[]>();
  const [pendingId, setPendingId] = useState<string>();
  const { data, error, reload } = useCall(calls.analytics.emailed.list, {});
  const create = useAction(calls.analytics.emailed.create, { ...invalidates, quiet: true });
  const send = useAction(calls.analytics.emailed.send, invalidates);
  const stop = useAction(calls.analytics.emailed.stop, invalidates);
  const addAddress = useAction(calls.analytics.emailed.addAddress, { ...invalidates, quiet: true });
  const askAddress = useAction(calls.analytics.emailed.askAddress, invalidates);
  const removeAddress = useAction(calls.analytics.emailed.removeAddress, invalidates);
  const [problem, setProblem] = useState('');
  const [recipientsProblem, setRecipientsProblem] = useState('');

  const people = data?.data.people ?? [];
  const recipients = chosen ?? people.filter(({ is_you }) => is_you).map(({ user_id }) => user_id);

  async function start() {
    if (!isEmailedPage(page)) return;
    const answer = await create.run({
      body: {
        page,
        rhythm,
        weekday: Number(weekday),
        hour: Number(hour),
        filters: toEmailedFilters(query),
        recipients,
      },
    });
    const { recipients: wrong = '', ...others } = answer.ok ? {} : answer.fields;
    setRecipientsProblem(wrong);
    setProblem(answer.ok || wrong !== '' ? '' : (Object.values(others)[0] ?? answer.reason));
    if (answer.ok) toast.success('Email scheduled');
  }
  async function add(id: string, email: string) {
    const answer = await addAddress.run({ params: { id }, body: { email } });
    if (!answer.ok) return answer.fields['email'] ?? answer.reason;
    toast.success(answer.answer.message);
    return undefined;
  }
  async function change(id: string, run: () => ReturnType<typeof stop.run>) {
    setPendingId(id);
    const answer = await run();
    setPendingId(undefined);
    if (answer.ok) toast.success(answer.answer.message);
    // Someone else may have stopped it.
    else void reload();
  }

  return (
    <Drawer
      isOpen
      title={`${title} by email`}
      description="With the filters of the page, as text, CSV and PDF."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={24}>
        <Stack gap={12}>
          <Grid columns={{ base: 1, md: 2 }} gap={8}>
            <Select
              label="How often"
              items={rhythms}
              value={rhythm}
              onChange={(id) => setRhythm(emailedRhythms.find((one) => one === id) ?? 'week')}
            />
            {rhythm === 'week' && (
              <Select label="On" items={weekdays} value={weekday} onChange={setWeekday} />
            )}
            <Select label="At" items={hours} value={hour} onChange={setHour} />
          </Grid>
          <MultiSelect
            label="To"
            items={people.map(({ user_id, name }) => ({ id: user_id, label: name }))}
            description="Users who joined by email and have access to analytics. Addresses outside the brand are added below, once it is scheduled."
            isLoading={!data && !error}
            value={recipients}
            onChange={(next) => {
              setChosen(next);
              setRecipientsProblem(next.length === 0 ? 'Choose who gets it.' : '');
            }}
            errorMessage={recipientsProblem || undefined}
          />
          <Text size="secondary" tone="second">
            {covered[rhythm]}
          </Text>
          {problem !== '' && (
            <Callout tone="critical" isAlert>
              {problem}
            </Callout>
          )}
          <Inline>
            <Button
              tone="accent"
              isPending={create.isPending}
              isDisabled={recipients.length === 0}
              onPress={() => void start()}
            >
              Schedule email
            </Button>
          </Inline>
        </Stack>
        <Stack gap={8}>
          <Heading level={3}>Sent by email</Heading>
          <AsyncContent isLoading={!data} error={data ? undefined : error} onRetry={() => void reload()}>
            {data && (
              <EmailedReports
                reports={data.data.reports}
                pendingId={pendingId}
                onSend={({ id }) => void change(id, () => send.run({ params: { id } }))}
                onStop={({ id }) => void change(id, () => stop.run({ params: { id } }))}
                onLeave={({ id }) =>
                  void change(id, () => stop.run({ params: { id }, query: { of: 'mine' } }))
                }
                canAdd={data.data.can_add}
                onAddAddress={({ id }, email) => add(id, email)}
                onAskAddress={({ id }) => void change(id, () => askAddress.run({ params: { id } }))}
                onRemoveAddress={({ id }) => void change(id, () => removeAddress.run({ params: { id } }))}
              />
            )}
          </AsyncContent>
        </Stack>
      </Stack>
    </Drawer>
  );
}

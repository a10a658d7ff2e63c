import { calls } from '@khep/api';
import type { CourierDesk, Inquiry, TrackedShipment } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatSilence } from '@khep/domain/shipments';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Heading, Inline, MoneyField, Stack, StatusBadge, Text, TextArea } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { formatDateTime } from '@khep/domain/days';
import { RecordAnswer } from './RecordAnswer.tsx';
import { suggestQuestion, textProblem } from './suggestQuestion.ts';

const states: Record<Inquiry['state'], { label: string; tone: Tone }> = {
  queued: { label: 'Not sent yet', tone: 'caution' },
  sent: { label: 'Waiting for the answer', tone: 'info' },
  answered: { label: 'Answered', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'critical' },
};

const bases = { lane: 'on this lane', zone: 'in this zone', courier: 'of this courier' } as const;

/** "Stuck: no scan for 58 h", and what is usual. */
export function SilenceNote({ silence }: Pick<TrackedShipment, 'silence'>) {
  if (!silence) return null;
  const { is_stuck, hours, limit_hours, usual_hours, basis, sample } = silence;
  const usual =
    basis === 'default'
      ? `Too few of your parcels to compare: ${formatSilence(limit_hours)} is the limit.`
      : `Usually ${formatSilence(usual_hours ?? 0)}; 95% of ${formatNumber(sample)} parcels ${bases[basis]} within ${formatSilence(limit_hours)}.`;
  return is_stuck ? (
    <Callout tone="critical" title={`Stuck: no scan for ${formatSilence(hours)}`}>
      {usual}
    </Callout>
  ) : (
    <Text size="secondary" tone="second">{`Last scan ${formatSilence(hours)} ago. ${usual}`}</Text>
  );
}

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { kind, state, message, detail, amount, paid, by, at, answered_at, sent_to } = inquiry;
  const [isRecording, setRecording] = useState(false);
  return (
    <Stack gap={4}>
      <Inline>
        <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>
      </Inline>
      <Text>{kind === 'claim' ? `Claim of ${formatRupeeValue(amount ?? 0)}: ${message}` : message}</Text>
      <Text size="secondary" tone="second">{`${by}, ${formatDateTime(at)}`}</Text>
      {detail !== '' && (
        <Text>{paid === null ? detail : `${detail} ${formatRupeeValue(paid)} is paid.`}</Text>
      )}
      {sent_to !== '' && answered_at === null && (
        <Inline>
          <Button size="small" onPress={() => setRecording(true)}>
            Record answer
          </Button>
        </Inline>
      )}
      {isRecording && <RecordAnswer inquiry={inquiry} onClose={() => setRecording(false)} />}
      {answered_at !== null && (
        <Text size="secondary" tone="second">
          {formatDateTime(answered_at)}
        </Text>
      )}
    </Stack>
  );
}

interface FormProps {
  row: TrackedShipment;
  desk: CourierDesk | null;
  onSent: () => void;
}

/** How the question goes to the courier, or why it can't. */
function DeskNote({ desk }: Pick<FormProps, 'desk'>) {
  if (!desk || desk.how === 'api') return null;
  if (desk.how === 'none') return <Callout tone="caution">{desk.problem}</Callout>;
  return (
    <Text size="secondary" tone="second">
      {`It is emailed to ${desk.support_email}. The answer comes to your email address; record it here.`}
    </Text>
  );
}

function AskForm({ row, desk, onSent }: FormProps) {
  const [message, setMessage] = useState(() => suggestQuestion([row]));
  const [error, setError] = useState('');
  const ask = useAction(calls.tracking.ask, { invalidates: ['tracking', 'orders'] });
  async function send() {
    const problem = textProblem(message, 'Enter the question');
    setError(problem);
    if (problem !== '') return;
    const result = await ask.run({ body: { shipment_ids: [row.id], message: message.trim() } });
    if (result.ok) onSent();
    else setError(result.fields['message'] ?? result.fields['shipment_ids.0'] ?? result.message);
  }
  return (
    <Stack gap={8}>
      <TextArea
        label={`Question to ${row.courier_name ?? 'the courier'}`}
        value={message}
        onChange={(text) => {
          setMessage(text);
          setError('');
        }}
        {...(error !== '' && { errorMessage: error })}
      />
      <DeskNote desk={desk} />
      <Button
        tone="accent"
        isPending={ask.isPending}
        isDisabled={desk?.how === 'none'}
        onPress={() => void send()}
      >
        Ask the courier
      </Button>
    </Stack>
  );
}

function ClaimForm({ row, desk, onSent }: FormProps) {
  const { claim } = row;
  const [amount, setAmount] = useState<number | undefined>(claim?.declared_value);
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = useAction(calls.tracking.claim, { invalidates: ['tracking', 'orders'] });
  if (!claim) return null;
  if (claim.is_late)
    return (
      <Callout tone="caution" title="The time for a claim is over">
        {`It could be claimed until ${formatDateTime(claim.deadline)}.`}
      </Callout>
    );
  async function submit() {
    const problem = textProblem(message, 'Enter what happened');
    setErrors({
      ...(amount === undefined && { amount: 'Enter an amount above 0' }),
      ...(problem !== '' && { message: problem }),
    });
    if (amount === undefined || problem !== '') return;
    const result = await send.run({ body: { shipment_id: row.id, amount, message: message.trim() } });
    if (result.ok) onSent();
    else setErrors(Object.keys(result.fields).length > 0 ? result.fields : { message: result.message });
  }
  return (
    <Stack gap={8}>
      <Text tone="second">
        {`${row.courier_name ?? 'The courier'} accepts a claim until ${formatDateTime(claim.deadline)}.`}
      </Text>
      <MoneyField
        label="Amount"
        description={`At most the declared value of ${formatRupeeValue(claim.declared_value)}`}
        value={amount}
        onChange={setAmount}
        errorMessage={errors['amount']}
      />
      <TextArea
        label="What happened"
        value={message}
        onChange={setMessage}
        errorMessage={errors['message']}
      />
      <DeskNote desk={desk} />
      <Button
        tone="accent"
        isPending={send.isPending}
        isDisabled={desk?.how === 'none'}
        onPress={() => void submit()}
      >
        Send claim
      </Button>
    </Stack>
  );
}

/** Shows the inquiries to the courier about a shipment, its answers, and the next question or claim. */
export function CourierInquiries({ row }: { row: TrackedShipment }) {
  const { data, reload } = useCall(
    calls.tracking.inquiries,
    { params: { id: row.id } },
    { refreshInterval: 15_000 },
  );
  const inquiries = data?.data.inquiries ?? [];
  const desk = data?.data.desk ?? null;
  const isOpen = ({ kind, state }: Inquiry, of: Inquiry['kind']) =>
    kind === of && (state === 'queued' || state === 'sent');
  const canAsk = row.silence !== null && !inquiries.some((one) => isOpen(one, 'trace'));
  const canClaim =
    row.claim !== null &&
    !inquiries.some((one) => isOpen(one, 'claim') || (one.kind === 'claim' && one.state === 'answered'));
  if (data === undefined || (inquiries.length === 0 && !canAsk && !canClaim)) return null;
  return (
    <Stack gap={12}>
      <Heading level={3}>{row.claim ? 'Claim' : 'Courier'}</Heading>
      {inquiries.map((inquiry) => (
        <InquiryEntry key={inquiry.id} inquiry={inquiry} />
      ))}
      {canAsk && <AskForm row={row} desk={desk} onSent={() => void reload()} />}
      {canClaim && <ClaimForm row={row} desk={desk} onSent={() => void reload()} />}
    </Stack>
  );
}

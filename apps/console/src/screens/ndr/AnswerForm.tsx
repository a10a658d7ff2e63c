import type { NdrHistory } from '@khep/api';
import { ndrActionLabels } from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import {
  Button,
  Callout,
  Checkbox,
  Inline,
  Kbd,
  PhoneField,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  useShortcut,
} from '@khep/ui';
import { formatDay } from '../../patterns/formatTime.ts';
import { ProofField } from './ProofField.tsx';
import { useNdrAnswer } from './useNdrAnswer.ts';

const choices = [
  { id: 're-attempt', key: 'r' },
  { id: 'change-address', key: 'a' },
  { id: 'change-phone', key: 'p' },
  { id: 'return', key: 't' },
] as const satisfies readonly { id: NdrAnswer['action']; key: string }[];

export interface AnswerFormProps {
  history: NdrHistory;
  /** After the courier or the queue has the answer. */
  onSent: () => void;
  submitLabel: string;
}

/** The seller's answer to one case, each part only where the courier and the reason allow it. */
export function AnswerForm({ history, onSent, submitLabel }: AnswerFormProps) {
  const { answer, set, choose, errors, allowed, submit, isPending } = useNdrAnswer(history, onSent);
  const { ndr, re_attempt_dates } = history;
  const isOpen = choices.some(({ id }) => allowed.get(id)?.is_allowed);
  const group = 'Answer';
  const isDisabled = !isOpen;
  useShortcut({ keys: 'r', description: 'Re-attempt', group, isDisabled }, () => choose('re-attempt'));
  useShortcut({ keys: 'a', description: 'Change address', group, isDisabled }, () =>
    choose('change-address'),
  );
  useShortcut({ keys: 'p', description: 'Change phone', group, isDisabled }, () => choose('change-phone'));
  useShortcut({ keys: 't', description: 'Return to origin', group, isDisabled }, () => choose('return'));
  useShortcut({ keys: 'f', description: 'Report fake attempt', group, isDisabled }, () => {
    if (allowed.get('fake')?.is_allowed) set({ is_fake: !answer.is_fake });
  });
  useShortcut(
    { keys: 'mod+enter', description: submitLabel, group, isDisabled, isActiveInDialogs: true },
    submit,
  );
  if (!isOpen) return <Callout title="No answer possible">{allowed.get('return')?.reason ?? ''}</Callout>;
  const fake = allowed.get('fake');
  const needsAddress = answer.action === 'change-address' || errors['customer_address'] !== undefined;
  return (
    <Stack gap={16}>
      {ndr.is_late && (
        <Callout tone="caution" title="The cut-off has passed">
          {`${ndr.courier_name} may already be returning the parcel. An answer is still sent.`}
        </Callout>
      )}
      {ndr.rejection !== '' && (
        <Callout tone="critical" title={`${ndr.courier_name} rejected the last answer`}>
          {ndr.rejection}
        </Callout>
      )}
      <RadioCards
        label={`Answer ${ndr.courier_name}`}
        value={answer.action}
        onChange={(id) => choose(id as NdrAnswer['action'])}
        items={choices.map(({ id, key }) => {
          const check = allowed.get(id);
          return {
            id,
            label: ndrActionLabels[id],
            trailing: <Kbd keys={key} />,
            isDisabled: !check?.is_allowed,
            ...(check?.reason && { description: check.reason }),
          };
        })}
      />
      {answer.action !== 'return' && re_attempt_dates.length > 0 && (
        <Select
          label="Re-attempt on"
          items={[
            { id: 'next', label: 'The next possible day' },
            ...re_attempt_dates.map((id) => ({ id, label: formatDay(id) })),
          ]}
          value={answer.re_attempt_date || 'next'}
          onChange={(id) => set({ re_attempt_date: id === 'next' || id === undefined ? '' : id })}
          errorMessage={errors['re_attempt_date']}
        />
      )}
      {needsAddress && (
        <>
          <TextArea
            label="House, street and area"
            description={`${ndr.city} ${ndr.pincode} can't change`}
            value={answer.customer_address}
            onChange={(customer_address) => set({ customer_address, action: 'change-address' })}
            errorMessage={errors['customer_address']}
          />
          <TextField label="Landmark" value={answer.landmark} onChange={(landmark) => set({ landmark })} />
        </>
      )}
      {(answer.action === 'change-phone' || answer.action === 'change-address') && (
        <PhoneField
          label="Another phone"
          isRequired={answer.action === 'change-phone'}
          value={answer.alternate_phone}
          onChange={(alternate_phone) => set({ alternate_phone })}
          errorMessage={errors['alternate_phone']}
        />
      )}
      {answer.action !== 'return' && (
        <Stack gap={4}>
          <Inline gap={8}>
            <Checkbox
              isDisabled={!fake?.is_allowed}
              value={answer.is_fake}
              onChange={(is_fake) => set({ is_fake })}
            >
              {`Report attempt ${ndr.attempts} as fake`}
            </Checkbox>
            <Kbd keys="f" />
          </Inline>
          {fake?.reason && (
            <Text size="secondary" tone="second">
              {fake.reason}
            </Text>
          )}
        </Stack>
      )}
      {answer.is_fake && (
        <>
          <Callout tone={history.fake_report.is_sent ? 'neutral' : 'caution'}>
            {history.fake_report.note}
          </Callout>
          <ProofField
            value={answer.proof}
            onChange={(proof) => set({ proof })}
            errorMessage={errors['proof']}
          />
        </>
      )}
      <TextArea
        label="Remark"
        isRequired={answer.is_fake}
        value={answer.remark}
        onChange={(remark) => set({ remark })}
        errorMessage={errors['remark']}
      />
      <Button tone="accent" isWide isPending={isPending} onPress={submit}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

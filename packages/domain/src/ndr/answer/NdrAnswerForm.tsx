import {
  Button,
  Callout,
  Checkbox,
  Form,
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
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { ndrActionLabels } from '../actions.ts';
import type { NdrAnswer } from '../actions.ts';
import type { NdrAction } from '../../couriers/ndrBuckets.ts';
import * as styles from '../ndr.css.ts';

const defaults = domainMessages.ndrAnswer;

const choices = [
  { id: 're-attempt', key: 'r' },
  { id: 'change-address', key: 'a' },
  { id: 'change-phone', key: 'p' },
  { id: 'return', key: 't' },
] as const satisfies readonly { id: NdrAnswer['action']; key: string }[];

/** The case that is answered. */
export interface AnsweredCaseData {
  courier_name: string;
  city: string;
  pincode: string;
  /** Failed attempts. */
  attempts: number;
  /** The deadline passed without an answer. */
  is_late: boolean;
  /** Why the courier rejected the last answer; empty if it didn't. */
  rejection: string;
}

export interface NdrAnswerFormProps {
  ndr: AnsweredCaseData;
  /** Each action, with the reason where it isn't allowed. */
  allowed: readonly { action: NdrAction; is_allowed: boolean; reason: string }[];
  /** Days for a re-attempt, YYYY-MM-DD. */
  re_attempt_dates: readonly string[];
  /** How the report of a fake attempt reaches the courier. */
  fake_report: { is_sent: boolean; note: string };
  value: NdrAnswer;
  onChange: (patch: Partial<NdrAnswer>) => void;
  /** By field of the answer. */
  errors?: Readonly<Record<string, string>>;
  /** The field for the proof of a fake attempt. */
  proof: ReactNode;
  submitLabel: string;
  isPending?: boolean;
  onSubmit: () => void;
}

/** The seller's answer to a failed delivery, each part only where the courier and the reason allow it. */
export function NdrAnswerForm(props: NdrAnswerFormProps) {
  const messages = useDomainMessages('ndrAnswer', defaults);
  const { ndr, re_attempt_dates, fake_report, value, onChange, errors = {}, proof } = props;
  const { submitLabel, isPending = false, onSubmit } = props;
  const allowed = new Map(props.allowed.map((one) => [one.action, one]));
  const isOpen = choices.some(({ id }) => allowed.get(id)?.is_allowed);
  const fake = allowed.get('fake');
  const choose = (action: NdrAnswer['action']) => {
    if (allowed.get(action)?.is_allowed) onChange({ action, ...(action === 'return' && { is_fake: false }) });
  };
  const shortcut = (keys: string, description: string) => ({
    keys,
    description,
    group: messages.keys,
    isDisabled: !isOpen,
  });
  useShortcut(shortcut('r', ndrActionLabels['re-attempt']), () => choose('re-attempt'));
  useShortcut(shortcut('a', ndrActionLabels['change-address']), () => choose('change-address'));
  useShortcut(shortcut('p', ndrActionLabels['change-phone']), () => choose('change-phone'));
  useShortcut(shortcut('t', ndrActionLabels.return), () => choose('return'));
  useShortcut(shortcut('f', ndrActionLabels.fake), () => {
    if (fake?.is_allowed) onChange({ is_fake: !value.is_fake });
  });
  const fields = useRef<HTMLDivElement>(null);
  // As its button does it, so that errors take the focus.
  useShortcut({ ...shortcut('mod+enter', submitLabel), isActiveInDialogs: true }, () =>
    fields.current?.closest('form')?.requestSubmit(),
  );
  if (!isOpen) return <Callout title={messages.closed}>{allowed.get('return')?.reason ?? ''}</Callout>;

  const isAgain = value.action !== 'return';
  const needsAddress = value.action === 'change-address' || errors['customer_address'] !== undefined;
  return (
    <Form errors={errors} onSubmit={onSubmit}>
      <div ref={fields}>
        <Stack gap={16}>
          {ndr.is_late && (
            <Callout tone="caution" title={messages.late}>
              {messages.lateHelp(ndr.courier_name)}
            </Callout>
          )}
          {ndr.rejection !== '' && (
            <Callout tone="critical" title={messages.rejected(ndr.courier_name)}>
              {ndr.rejection}
            </Callout>
          )}
          <RadioCards
            label={messages.answer(ndr.courier_name)}
            value={value.action}
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
          {isAgain && re_attempt_dates.length > 0 && (
            <Select
              name="re_attempt_date"
              label={messages.day}
              items={[
                { id: 'next', label: messages.nextDay },
                ...re_attempt_dates.map((id) => ({ id, label: formatWeekday(id) })),
              ]}
              value={value.re_attempt_date || 'next'}
              onChange={(id) => onChange({ re_attempt_date: id === 'next' || id === undefined ? '' : id })}
              errorMessage={errors['re_attempt_date']}
            />
          )}
          {needsAddress && (
            <>
              <TextArea
                name="customer_address"
                label={messages.address}
                description={messages.addressHelp(ndr.city, ndr.pincode)}
                value={value.customer_address}
                onChange={(customer_address) => onChange({ customer_address, action: 'change-address' })}
                errorMessage={errors['customer_address']}
              />
              <TextField
                label={messages.landmark}
                value={value.landmark}
                onChange={(landmark) => onChange({ landmark })}
              />
            </>
          )}
          {(value.action === 'change-phone' || value.action === 'change-address') && (
            <PhoneField
              name="alternate_phone"
              label={messages.phone}
              isRequired={value.action === 'change-phone'}
              value={value.alternate_phone}
              onChange={(alternate_phone) => onChange({ alternate_phone })}
              errorMessage={errors['alternate_phone']}
            />
          )}
          {isAgain && (
            <Stack gap={4}>
              <Inline gap={8}>
                <Checkbox
                  isDisabled={!fake?.is_allowed}
                  value={value.is_fake}
                  onChange={(is_fake) => onChange({ is_fake })}
                >
                  {messages.reportFake(ndr.attempts)}
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
          {value.is_fake && (
            <>
              <Callout tone={fake_report.is_sent ? 'neutral' : 'caution'}>{fake_report.note}</Callout>
              {proof}
            </>
          )}
          <TextArea
            name="remark"
            label={messages.remark}
            isRequired={value.is_fake}
            value={value.remark}
            onChange={(remark) => onChange({ remark })}
            errorMessage={errors['remark']}
          />
          <div className={styles.send}>
            <Button type="submit" tone="accent" isWide isPending={isPending}>
              {submitLabel}
            </Button>
          </div>
        </Stack>
      </div>
    </Form>
  );
}

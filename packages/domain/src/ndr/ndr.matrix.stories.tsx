import { Button, Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyerCalls } from './evidence/BuyerCalls.tsx';
import { BuyerAnswerNote } from './evidence/BuyerAnswerNote.tsx';
import { FakeProofField } from './answer/FakeProofField.tsx';
import { FakeReports } from './evidence/FakeReports.tsx';
import { NdrAnswerForm } from './answer/NdrAnswerForm.tsx';
import { NdrAnswers } from './evidence/NdrAnswers.tsx';
import { NdrCaseFacts } from './evidence/NdrCaseFacts.tsx';
import { NdrReasonField } from './evidence/NdrReasonField.tsx';
import { NdrSettingsFields } from './settings/NdrSettingsFields.tsx';
import {
  allowedBut,
  answeredCase,
  blankAnswer,
  buyerCall,
  canDial,
  caseFacts,
  noProof,
} from './ndrStory.fixture.ts';
import { newNdrRule } from './rules.ts';

const none = () => undefined;
const at = '2026-11-21T05:10:00Z';

const meta = { title: 'Domain/NDR matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** An answer that reports a fake attempt, with what is missing. */
export const Answer: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <NdrAnswerForm
        ndr={{ ...answeredCase, is_late: true, rejection: 'The buyer refused the new address.' }}
        allowed={allowedBut({ 'change-address': 'Delhivery has no request for this.' })}
        re_attempt_dates={['2026-11-22']}
        fake_report={{ is_sent: false, note: 'Email the report from this case.' }}
        value={{ ...blankAnswer, is_fake: true }}
        onChange={none}
        errors={{ remark: 'Say what happened.', proof: 'Add a call recording or a screenshot.' }}
        proof={
          <FakeProofField
            value={noProof}
            onChange={none}
            upload={() => Promise.resolve('')}
            errorMessage="Add a call recording or a screenshot."
          />
        }
        submitLabel="Send answer"
        onSubmit={none}
      />
    </div>
  ),
};

/** Facts, reports and answers of a case. */
export const Evidence: Story = {
  render: () => (
    <Stack gap={24}>
      <NdrCaseFacts ndr={caseFacts} orderHref="#order" />
      <BuyerAnswerNote
        buyer="Kavya Reddy"
        answer={{
          choice: 'day',
          date: '2026-11-23',
          address: '',
          landmark: '',
          phone: '',
          comment: 'After six',
          at,
        }}
      />
      <BuyerAnswerNote buyer="Kavya Reddy" answer={null} onAsk={none} />
      <NdrReasonField
        value="CNA"
        onChange={none}
        reported={{ courier_name: 'Delhivery', reason: 'Refused', code: 'EOD-6' }}
      />
      <FakeReports
        awb="80123456789"
        reports={[{ id: '1', attempt: 2, at, proof: { ...noProof, screenshot: '/a.png' }, report: 'Late.' }]}
        fake_report={{
          is_sent: false,
          note: 'Email the report from this case.',
          support_email: 'care@courier.in',
        }}
        renderDownload={({ label }) => (
          <Button size="small" variant="ghost">
            {label}
          </Button>
        )}
      />
      <NdrAnswers
        answers={[
          {
            id: '1',
            label: 'Re-attempt',
            escalation_type: 'FA',
            detail: 'The courier rejected it',
            at,
            by: 'Ritika Sharma',
            remark: '',
            state: 'rejected',
          },
        ]}
      />
    </Stack>
  ),
};

/** Buyers, cut-offs and a rule with an error. */
export const Settings: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <NdrSettingsFields
        value={{
          rules: [{ ...newNdrRule, reason_ids: ['CR'], max_value: 2000 }],
          cut_offs: { delhivery: '20:00' },
          asks_buyers: true,
          sends_buyer_answers: false,
        }}
        onChange={none}
        errors={{ 'rules.0.name': 'Name the rule' }}
      />
    </div>
  ),
};

const noRecording = { ...buyerCall.recording, state: 'none' } as const;
const download = ({ label }: { label: string }) => (
  <Button size="small" variant="ghost">
    {label}
  </Button>
);

/** Calls to a buyer: ready, ringing, connected, not started, at night, and without an account. */
export const Calls: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Stack gap={24}>
        {(
          [
            { dial: canDial, calls: [] },
            { dial: canDial, calls: [{ ...buyerCall, state: 'calling-you' }] },
            { dial: canDial, calls: [{ ...buyerCall, state: 'calling-buyer' }] },
            { dial: canDial, calls: [{ ...buyerCall, state: 'talking' }] },
            {
              dial: { ...canDial, is_simulated: true, is_recorded: false },
              calls: [
                buyerCall,
                { ...buyerCall, id: '2', recording: { ...buyerCall.recording, state: 'due' } },
                { ...buyerCall, id: '3', state: 'no-answer', recording: noRecording },
                { ...buyerCall, id: '4', state: 'busy', recording: noRecording },
                {
                  ...buyerCall,
                  id: '5',
                  state: 'failed',
                  problem: "The buyer's phone couldn't be reached.",
                  recording: noRecording,
                },
              ],
            },
            { dial: canDial, calls: [], error: 'Exotel refused the request: From number is invalid' },
            {
              dial: {
                ...canDial,
                problem: 'Buyers are called from 09:00 to 21:00. Call from Sun 22 Nov, 09:00.',
              },
              calls: [],
            },
            { dial: { ...canDial, is_connected: false, number: '9829014410' }, calls: [] },
            { dial: { ...canDial, is_connected: false }, calls: [] },
          ] as const
        ).map((props, index) => (
          <BuyerCalls key={index} onCall={none} renderDownload={download} {...props} />
        ))}
      </Stack>
    </div>
  ),
};

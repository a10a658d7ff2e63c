import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@khep/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyerAnswerNote } from './BuyerAnswerNote.tsx';
import { NdrAnswers } from './NdrAnswers.tsx';
import { NdrCaseFacts } from './NdrCaseFacts.tsx';
import { NdrReasonField } from './NdrReasonField.tsx';
import { caseFacts } from './ndrStory.fixture.ts';

const meta = {
  title: 'Domain/NdrCaseFacts',
  component: NdrCaseFacts,
  args: { ndr: caseFacts, orderHref: '#order' },
} satisfies Meta<typeof NdrCaseFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cut-off says what happens without an answer. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026, 21:00: a re-attempt is requested')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'KH-100482' })).toHaveFocus();
  },
};

/** Prepaid, with a long address in Hindi. */
export const LongAndHindi: Story = {
  args: {
    ndr: {
      ...caseFacts,
      payment_mode: 'prepaid',
      expiry: 'turns-back',
      address:
        'मकान 214-ब, दूसरी मंज़िल, पुरानी बुनकर सहकारी समिति के पीछे, सांगानेर फ़्लाईओवर के पास, टोंक रोड, जयपुर 302018',
      items: 'Blue pottery mugs, set of 6, Kalamkari cushion cover, hand-block-printed quilt in madder red',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prepaid value')).toBeVisible();
    await expect(canvas.getByText(/the parcel turns back/)).toBeVisible();
  },
};

const answer = {
  choice: 'day',
  date: '2026-11-23',
  address: '',
  landmark: '',
  phone: '',
  comment: 'शाम छह बजे के बाद आएँ',
  at: '2026-11-21T05:10:00Z',
} as const;
const ask = fn();

/** The buyer answered, was asked, or can be asked. */
export const Buyer: Story = {
  render: () => (
    <Stack gap={16}>
      <BuyerAnswerNote buyer="Kavya Reddy" answer={answer} />
      <BuyerAnswerNote buyer="Kavya Reddy" answer={null} linkProgress="sent 21 Nov 2026, 09:14" />
      <BuyerAnswerNote buyer="Kavya Reddy" answer={null} onAsk={ask} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kavya Reddy answered 21 Nov 2026, 10:40')).toBeVisible();
    await expect(canvas.getByText('Deliver on Mon 23 Nov')).toBeVisible();
    await expect(canvas.getByText('Link to the buyer: sent 21 Nov 2026, 09:14.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(ask).toHaveBeenCalledOnce();
  },
};

const correct = fn();

/** The reason of the latest attempt is corrected. */
export const Reason: Story = {
  render: () => (
    <NdrReasonField
      value="CNA"
      reported={{ courier_name: 'Delhivery', reason: 'Refused', code: 'EOD-6' }}
      onChange={correct}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrected. Delhivery reported: Refused (EOD-6)')).toBeVisible();
    canvas.getByRole('button', { name: /Reason/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(correct).toHaveBeenCalledOnce();
  },
};

/** What was answered, and what the courier made of it. */
export const Answers: Story = {
  render: () => (
    <NdrAnswers
      answers={[
        {
          id: '2',
          label: 'Re-attempt',
          escalation_type: 'FA',
          detail: 'The courier rejected it',
          at: '2026-11-21T05:10:00Z',
          by: 'Ritika Sharma',
          remark: '',
          state: 'rejected',
        },
        {
          id: '1',
          label: 'Change phone',
          escalation_type: 'RE',
          detail: '',
          at: '2026-11-20T05:10:00Z',
          by: 'Devendra Meena',
          remark: 'नया नंबर ग्राहक ने दिया',
          state: 'accepted',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [newest, first] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Re-attempt: reported as fake: The courier rejected it');
    await expect(first).toHaveTextContent('Devendra Meena: नया नंबर ग्राहक ने दिया');
  },
};

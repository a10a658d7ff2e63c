import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NdrAnswers } from './NdrAnswers.tsx';

const rejected = {
  id: '2',
  label: 'Re-attempt',
  escalation_type: 'FA',
  detail: 'The courier rejected it',
  at: '2026-11-21T05:10:00Z',
  by: 'Ritika Sharma',
  remark: '',
  state: 'rejected',
};

const meta = {
  title: 'Domain/NdrAnswers',
  component: NdrAnswers,
  args: {
    answers: [
      rejected,
      {
        id: '1',
        label: 'Change phone',
        escalation_type: 'RE',
        detail: '',
        at: '2026-11-20T05:10:00Z',
        by: 'Devendra Meena',
        remark: 'The buyer gave another number',
        state: 'accepted',
      },
    ],
  },
} satisfies Meta<typeof NdrAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest first, each with what the courier made of it. */
export const Answers: Story = {
  play: async ({ canvas }) => {
    const [newest, first] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Re-attempt: reported as fake: The courier rejected it');
    await expect(first).toHaveTextContent('Devendra Meena: The buyer gave another number');
  },
};

/** A long remark in Hindi on a phone. */
export const LongAndHindi: Story = {
  args: {
    answers: [
      {
        ...rejected,
        state: 'queued',
        by: 'रितिका शर्मा',
        remark: 'ग्राहक दिन भर घर पर थे, कोई कॉल नहीं आया और दरवाज़े की घंटी भी नहीं बजी।',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/रितिका शर्मा/)).toBeVisible();
  },
};

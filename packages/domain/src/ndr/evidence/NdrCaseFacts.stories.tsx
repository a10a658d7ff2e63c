import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NdrCaseFacts } from './NdrCaseFacts.tsx';
import { caseFacts } from '../ndrStory.fixture.ts';

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
    await expect(
      canvas.getByText('Answer by 21 Nov 2026, 21:00, or a re-attempt is requested'),
    ).toBeVisible();
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
      situation: {
        happening: 'answer-needed',
        by: '2026-11-21T15:30:00Z',
        otherwise: 'turns-back',
        day: null,
      },
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

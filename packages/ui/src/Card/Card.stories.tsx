import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardSection } from './Card.tsx';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: { title: 'Ship to', children: 'Bengaluru, Karnataka 560034' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card with a title, which names the region. */
export const OneSubject: Story = {
  parameters: { answers: ['title-names-region'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ship to' })).toBeVisible();
  },
};

/** Sections separated by lines. */
export const InSections: Story = {
  args: {
    title: 'Summary',
    hasSections: true,
    children: (
      <>
        <CardSection title="Ship to">Ananya Krishnan</CardSection>
        <CardSection>Dead weight 2.16 kg</CardSection>
      </>
    ),
    footer: 'Draft saved a moment ago',
  },
};

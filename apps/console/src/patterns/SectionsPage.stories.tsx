import { Card } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionsPage } from './SectionsPage.tsx';
import { StoryClient } from './storyClient.fixture.tsx';

const section = (id: string, label: string, status: string, tone: 'positive' | 'caution' | 'info') => ({
  id,
  label,
  status,
  tone,
  content: (
    <Card title={label}>
      <div style={{ blockSize: 420 }} />
    </Card>
  ),
});

const meta = {
  title: 'Patterns/Sections page',
  component: SectionsPage,
  tags: ['!autodocs'],
  args: {
    title: 'Company',
    sections: [
      section('profile', 'Profile', 'Complete', 'positive'),
      section('gst', 'GST', 'Being checked', 'caution'),
      section('bank', 'Bank account', 'Not sent yet', 'info'),
    ],
  },
  render: (args) => (
    <StoryClient>
      <SectionsPage {...args} />
    </StoryClient>
  ),
} satisfies Meta<typeof SectionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link says how its section is, scrolls to it and puts it in the address; arrows move between the links. */
export const TheNavigationLeadsToASection: Story = {
  play: async ({ canvas }) => {
    const bank = canvas.getByRole('link', { name: /Bank account\s*Not sent yet/ });
    // The browser reports what is in view after the first drawing.
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Profile/ })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(bank);
    await waitFor(() => expect(bank).toHaveAttribute('aria-current', 'true'));
    await expect(new URLSearchParams(window.location.search).get('section')).toBe('bank');
    await waitFor(() =>
      expect(document.getElementById('bank')!.getBoundingClientRect().top).toBeLessThan(window.innerHeight),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(bank).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Profile/ })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

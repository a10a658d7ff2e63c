import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListScreen, storyStates } from './listStory.fixture.tsx';

const meta = {
  title: 'Patterns/List page/Matrix',
  beforeEach: () => localStorage.removeItem('khep-list-story-orders'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page in every state, one below the other. */
export const EveryState: Story = {
  // Each is a page of its own elsewhere; here they share one.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {storyStates.map((state) => (
        <ListScreen key={state} state={state} count={4} title={`New orders, ${state}`} />
      ))}
      <ListScreen isPast search="q=nothing" title="New orders, no match" />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('4 of 4');
    await expect(await canvas.findByText('No orders match your filters.')).toBeVisible();
  },
};

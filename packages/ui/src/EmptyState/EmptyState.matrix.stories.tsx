import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, emptyKinds } from './EmptyState.tsx';

const meta = { title: 'Kit/EmptyState/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds with their default texts. */
export const EveryKind: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {emptyKinds.map((kind) => (
        <EmptyState
          key={kind}
          kind={kind}
          {...(kind === 'empty' && { title: 'No SKUs yet' })}
          description="What would put something here."
        />
      ))}
    </div>
  ),
};

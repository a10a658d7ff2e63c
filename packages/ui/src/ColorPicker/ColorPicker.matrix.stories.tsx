import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const meta = { title: 'Kit/ColorPicker/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colour per rating, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Best: (state, label) => <ColorPicker {...state} label={label} defaultValue="#1d3a8a" />,
        Large: (state, label) => <ColorPicker {...state} label={label} defaultValue="#e0592a" />,
        Poor: (state, label) => (
          <ColorPicker {...state} label={label} defaultValue="#ffb300" description="Links" />
        ),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { TagsField } from './TagsField.tsx';

const meta = { title: 'Kit/TagsField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tags: readonly string[] = ['wedding', 'fragile', 'तोहफ़ा'];

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <TagsField {...state} label={label} placeholder="Type and press Enter" />,
        Some: (state, label) => <TagsField {...state} label={label} defaultValue={tags} />,
      }}
    />
  ),
};

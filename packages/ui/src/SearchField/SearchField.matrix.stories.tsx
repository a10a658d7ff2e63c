import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Kit/SearchField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <SearchField {...state} label={label} />,
        Filled: (state, label) => <SearchField {...state} label={label} defaultValue="KH-100482" />,
        Small: (state, label) => (
          <SearchField {...state} label={label} size="small" defaultValue="अनन्या" isLabelHidden={false} />
        ),
      }}
    />
  ),
};

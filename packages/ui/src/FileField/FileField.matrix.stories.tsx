import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../states.fixture.tsx';
import { FileField } from './FileField.tsx';

const meta = { title: 'Kit/FileField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={200}
      of='[data-component="Button"]'
      states={controlStates}
      variants={{
        Empty: (state, label) => (
          <FileField {...state} label={label} onChange={ignore} description="PNG or JPEG" />
        ),
        There: (state, label) => (
          <FileField {...state} label={label} onChange={ignore} action="Change">
            logo.png
          </FileField>
        ),
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { Slider } from './Slider.tsx';

const meta = { title: 'Kit/Slider/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One thumb at either end and between, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      of='[data-part="thumb"]'
      variants={{
        Least: (state, label) => <Slider {...state} label={label} defaultValue={0} unit="%" />,
        Some: (state, label) => <Slider {...state} label={label} defaultValue={40} unit="%" />,
        Most: (state, label) => <Slider {...state} label={label} defaultValue={100} unit="%" />,
      }}
    />
  ),
};

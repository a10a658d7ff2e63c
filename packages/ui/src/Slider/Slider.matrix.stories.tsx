import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { RangeSlider, Slider } from './Slider.tsx';

const meta = { title: 'Kit/Slider/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const range = [200, 1200] as const;

/** One thumb at either end and between, and a range, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      of='[data-part="thumb"]'
      variants={{
        Least: (state, label) => <Slider {...state} label={label} value={0} unit="%" />,
        Some: (state, label) => <Slider {...state} label={label} value={40} unit="%" />,
        Most: (state, label) => <Slider {...state} label={label} value={100} unit="%" />,
        Range: (state, label) => (
          <RangeSlider {...state} label={label} value={range} maxValue={2000} unit="g" />
        ),
      }}
    />
  ),
};

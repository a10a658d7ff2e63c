import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrendMatrix } from '../trend/TrendMatrix.fixture.tsx';
import { LineChart } from './LineChart.tsx';

const meta = { title: 'Charts/LineChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = { render: () => <TrendMatrix Chart={LineChart} /> };

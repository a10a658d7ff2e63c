import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Thumbnail, thumbnailSizes } from './Thumbnail.tsx';

const meta = { title: 'Kit/Thumbnail/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 10 10%22%3E%3Crect width=%2210%22 height=%2210%22 fill=%22%23456%22/%3E%3C/svg%3E';

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Inline gap={12}>
      {thumbnailSizes.map((size) => (
        <Thumbnail key={size} size={size} alt="Indigo saree" src={picture} />
      ))}
      {thumbnailSizes.map((size) => (
        <Thumbnail key={size} size={size} alt="Nothing" />
      ))}
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../tokens/palette.ts';
import { StatusBadge, badgeShapes } from './StatusBadge.tsx';

const meta = { title: 'Kit/StatusBadge/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tick = (
  <svg
    viewBox="0 0 12 12"
    width="12"
    height="12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    aria-hidden="true"
  >
    <path d="m3 6.2 2 2 4-4.4" />
  </svg>
);

/** All tones and shapes, with and without icon. */
export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 12 }}>
      {tones.flatMap((tone) => [
        ...badgeShapes.map((shape) => (
          <div key={`${tone}-${shape}`}>
            <StatusBadge tone={tone} shape={shape}>{`${tone} ${shape}`}</StatusBadge>
          </div>
        )),
        <div key={`${tone}-icon`}>
          <StatusBadge tone={tone} icon={tick}>
            with an icon
          </StatusBadge>
        </div>,
      ])}
    </div>
  ),
};

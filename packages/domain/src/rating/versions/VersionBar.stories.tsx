import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layOutVersions } from './versionBar.ts';
import { VersionBar } from './VersionBar.tsx';

const versions = [
  { version: 1, valid_from: '2025-04-01', valid_till: '2026-03-31' },
  { version: 2, valid_from: '2026-04-01', valid_till: null },
];
const draft = { version: 3, valid_from: '2026-12-01', valid_till: '2027-03-31' };

const meta = {
  title: 'Domain/VersionBar',
  component: VersionBar,
  args: { spans: layOutVersions(versions, draft, '2026-11-21') },
} satisfies Meta<typeof VersionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhichVersionIsInForce: Story = {
  parameters: { answers: ['says-each-span'] },
  play: async ({ canvas }) => {
    const spans = canvas.getAllByRole('listitem');
    await expect(spans).toHaveLength(3);
    await expect(spans[1]).toHaveTextContent('v2 in force');
    await expect(spans[1]).toHaveTextContent('30 Nov 2026');
    await expect(spans[2]).toHaveTextContent('v3 draft');
    // The longer one is wider.
    const width = (index: number) => spans[index]!.getBoundingClientRect().width;
    await expect(width(0)).toBeGreaterThan(width(2));
  },
};

export const BelowEachOtherOnAPhone: Story = {
  parameters: { answers: ['narrow-screens'] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    if (window.innerWidth < 768) await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

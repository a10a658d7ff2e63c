import { Inline, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourierBadge } from './CourierBadge.tsx';

const names = ['Delhivery Surface', 'Delhivery Express', 'XpressBees Surface', 'Blue Dart Air', 'Ekart'];

const meta = {
  title: 'Domain/CourierBadge',
  component: CourierBadge,
  args: { name: 'Delhivery Surface' },
  render: (args) => (
    <Inline gap={16}>
      {[args.name, ...names.slice(1)].map((name) => (
        <Inline key={name} gap={8}>
          <CourierBadge {...args} name={name} />
          <Text as="span">{name}</Text>
        </Inline>
      ))}
    </Inline>
  ),
} satisfies Meta<typeof CourierBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One colour for each company. */
export const EveryCourier: Story = {
  parameters: { answers: ['one-colour-each'] },
  play: async ({ canvas }) => {
    const colour = (letters: string) =>
      canvas.getAllByText(letters).map((badge) => getComputedStyle(badge).backgroundColor);
    await expect(new Set(colour('D')).size).toBe(1);
    await expect(new Set([...colour('D'), ...colour('XB'), ...colour('BD')]).size).toBe(3);
  },
};

/** In lists the name says the service: each company has one mark. */
export const BesideTheirNames: Story = {
  render: () => (
    <>
      {['Delhivery Surface', 'Delhivery Express', 'Blue Dart Air'].map((name) => (
        <p key={name}>
          <CourierBadge name={name} isChip hasName /> {name}
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('D', { exact: true })).toHaveLength(2);
    await expect(canvas.getByText('BD')).toBeVisible();
  },
};

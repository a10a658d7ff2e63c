import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RuleList } from './RuleList.tsx';
import { exampleCouriers, exampleFields, exampleRules } from '../rules/rules.fixture.ts';

const meta = {
  title: 'Domain/RuleList',
  component: RuleList,
  args: {
    rules: exampleRules,
    fields: exampleFields,
    couriers: exampleCouriers,
    shares: new Map([
      ['fragile', 4.1],
      ['north-east', 2.7],
      ['dear', 0],
    ]),
    openId: 'fragile',
    ruleHref: (id) => `#${id}`,
    onReorder: fn(),
    onSwitch: fn(),
  },
} satisfies Meta<typeof RuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule is a sentence; its name opens it. */
export const ReadsAsASentence: Story = {
  parameters: { answers: ['reads-as-a-sentence'] },
  play: async ({ canvas }) => {
    const [fragile] = canvas.getAllByRole('listitem');
    await expect(fragile).toHaveTextContent(
      'when Tag is fragile and Weight is more than 5 kg → Delhivery Surface, XpressBees Surface',
    );
    await expect(canvas.getByRole('link', { name: 'North-East prepaid by air' })).toHaveAttribute(
      'href',
      '#north-east',
    );
  },
};

/** Moves the last rule up with the keyboard and switches one off with the mouse. */
export const OrderAndSwitch: Story = {
  parameters: { answers: ['order-by-keys', 'switch-tells-the-rule'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /High value COD.*up/i }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenCalledWith(['fragile', 'dear', 'north-east']);
    await userEvent.click(within(canvas.getAllByRole('listitem')[0]!).getByRole('switch'));
    await expect(args.onSwitch).toHaveBeenCalledWith('fragile', false);
  },
};

/** A shadowed rule shows its warning. */
export const WithAWarning: Story = {
  args: {
    warnings: new Map([
      [
        'north-east',
        [
          '"North-East prepaid by air" never runs because "Fragile over 5 kg by surface" matches the same orders first. Move it up or narrow "Fragile over 5 kg by surface".',
        ],
      ],
    ]),
  },
  parameters: { answers: ['warning-beside-its-rule'] },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(within(second!).getByText(/never runs/)).toBeVisible();
  },
};

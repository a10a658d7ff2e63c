import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RuleList } from './RuleList.tsx';
import { exampleCouriers, exampleFields, exampleRules } from './rules.fixture.ts';

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
    onOpen: fn(),
    onReorder: fn(),
    onSwitch: fn(),
  },
} satisfies Meta<typeof RuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule is a sentence; a press on its name opens it. */
export const ReadsAsASentence: Story = {
  parameters: { answers: ['reads-as-a-sentence'] },
  play: async ({ canvas, args }) => {
    const [fragile] = canvas.getAllByRole('listitem');
    await expect(fragile).toHaveTextContent(
      'when Tag is fragile and Weight is more than 5 kg → Delhivery Surface, XpressBees Surface',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'North-East prepaid by air' }));
    await expect(args.onOpen).toHaveBeenCalledWith('north-east');
  },
};

/** The last rule goes up by a key, and one is switched off by a mouse. */
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

/** A rule that never gets its turn says so, and what to do. */
export const WithAWarning: Story = {
  args: {
    warnings: new Map([
      [
        'north-east',
        [
          '"North-East prepaid by air" never gets its turn: every order that it wants goes to "Fragile over 5 kg by surface" first. Move it up, or narrow the other.',
        ],
      ],
    ]),
  },
  parameters: { answers: ['warning-beside-its-rule'] },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(within(second!).getByText(/never gets its turn/)).toBeVisible();
  },
};

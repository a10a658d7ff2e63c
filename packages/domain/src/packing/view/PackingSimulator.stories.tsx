import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { packInWorker, packManyInWorker } from '../worker/packInWorker.ts';
import { packItems } from '../pack/packItems.ts';
import { PackingSimulator } from './PackingSimulator.tsx';
import type { PackingSimulatorProps } from './PackingSimulator.tsx';

function Controlled({ value, onChange, ...rest }: PackingSimulatorProps) {
  const [aim, setAim] = useState(value);
  return (
    <PackingSimulator
      {...rest}
      value={aim}
      onChange={(next) => {
        setAim(next);
        onChange(next);
      }}
    />
  );
}

const boxes = [
  { box_id: 'S', name: 'Box S', length: 24, width: 18, height: 12, weight_capacity: 3 },
  { box_id: 'M', name: 'Box M', length: 34, width: 26, height: 13, weight_capacity: 6 },
];
const items = [
  { sku_id: 'BP-MUG-6', quantity: 1, length: 30, width: 22, height: 11, weight: 2150, fragile: true },
  { sku_id: 'TE-NIL-250', quantity: 2, length: 9, width: 9, height: 11, weight: 340, do_not_mix: 'food' },
];

const meta = {
  title: 'Domain/PackingTrial',
  component: PackingSimulator,
  args: {
    items,
    names: new Map([['BP-MUG-6', 'Blue pottery mugs, set of 6']]),
    boxes,
    value: { objective: 'cost', boxIds: [] },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PackingSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result updates while boxes are selected. */
export const UpdatesImmediately: Story = {
  parameters: { answers: ['answers-while-choosing', 'says-what-does-not-fit'] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/Box M.*% full · .* kg charged/)).toBeVisible(), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByText('Box S · 24×18×12 cm'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ objective: 'cost', boxIds: ['S'] });
    await waitFor(() =>
      expect(canvas.getByText(/1 × Blue pottery mugs, set of 6: It's too large for every box/)).toBeVisible(),
    );
  },
};

/** A custom size is used once all three dimensions are entered; keyboard only. */
export const CustomSize: Story = {
  parameters: { answers: ['size-at-hand'] },
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Use a custom size' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('40{Tab}30{Tab}25{Tab}');
    await waitFor(() => expect(canvas.getByText(/^Custom size · /)).toBeVisible(), { timeout: 10_000 });
  },
};

/** The worker returns the same packing as `packOrder` and reports progress. */
export const SameAsServer: Story = {
  parameters: { answers: ['same-as-server'] },
  play: async () => {
    await expect(packInWorker(items, boxes, { seed: 7 })).resolves.toEqual(
      packItems({ items, boxes, options: { seed: 7 } }),
    );
    const questions = Array.from({ length: 60 }, (_, n) => ({
      items: items.map((item) => Object.assign({}, item, { quantity: 1 + (n % 5) })),
      boxes,
    }));
    const onProgress = fn();
    const packings = await packManyInWorker(questions, { onProgress });
    await expect(packings).toEqual(questions.map((question) => packItems(question)));
    await expect(onProgress).toHaveBeenLastCalledWith(60, 60);
    const stop = new AbortController();
    const dropped = packManyInWorker(questions, { signal: stop.signal });
    stop.abort();
    await expect(dropped).rejects.toThrow(/abort/);
  },
};

/** Without dimensions nothing is packed; the server decides. */
export const WithoutDimensions: Story = { args: { items: [] } };

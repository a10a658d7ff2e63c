import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ChoiceItem } from '../Choice/index.ts';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { Kept } from '../Field/field.fixture.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Kit/ComboBox',
  component: ComboBox,
  args: { label: 'Ship from', items: warehouses, onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue ?? undefined} onChange={args.onChange}>
      {(bound) => <ComboBox {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters; arrows and Enter select. */
export const Typing: Story = {
  parameters: { answers: ['typing-narrows'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: /Ship from/ });
    await userEvent.type(input, 'su');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('surat');
    await expect(input).toHaveValue('Surat');
  },
};

/** A message shows without a match. */
export const NothingMatches: Story = {
  parameters: { answers: ['says-when-nothing'] },
  args: { emptyText: 'No warehouse has this name' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    // The list re-renders per letter, so elements may be replaced.
    await waitFor(() => expect(screen.getByText('No warehouse has this name')).toBeVisible());
  },
};

function Searched({ onChange }: { onChange?: ((id: string) => void) | undefined }) {
  const [found, setFound] = useState<readonly ChoiceItem[]>([]);
  const search = (words: string) =>
    setFound(words === '' ? [] : [{ id: 'ML-IND-K', label: `Indigo bedsheet, ${words}` }]);
  return <ComboBox label="Product" items={found} onInputChange={search} {...(onChange && { onChange })} />;
}

/** Results come from a custom search. */
export const FromASearch: Story = {
  parameters: { answers: ['searches-elsewhere'] },
  render: (args) => <Searched onChange={args.onChange} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'king');
    await userEvent.click(await screen.findByRole('option', { name: 'Indigo bedsheet, king' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ML-IND-K');
  },
};

function Added() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Stack gap={12}>
      <ComboBox
        label="Add a warehouse"
        items={warehouses}
        clearsOnSelect
        onChange={(id) => setChosen((now) => [...now, id])}
      />
      <Text>{chosen.join(', ') || 'None yet'}</Text>
    </Stack>
  );
}

/** Adding items: after each selection it is empty and focused. */
export const Adding: Story = {
  parameters: { answers: ['adds-and-stays'] },
  render: () => <Added />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Add a warehouse/ });
    await userEvent.type(input, 'su');
    await screen.findByRole('option', { name: /Surat/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('surat')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('jai');
    await userEvent.click(await screen.findByRole('option', { name: /Jaipur/ }));
    await expect(await canvas.findByText('surat, jaipur')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** A thousand options: only visible ones are rendered. */
export const Thousand: Story = {
  parameters: { answers: ['draws-what-is-in-sight'] },
  args: {
    label: 'Product',
    items: Array.from({ length: 1000 }, (_, at) => ({ id: `sku-${at}`, label: `ML-${1000 + at}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = await screen.findAllByRole('option');
    await expect(options.length).toBeLessThan(100);
    await userEvent.keyboard('1999{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('ML-1999');
  },
};

/** A scanner types a code and Enter. */
export const ScannedCode: Story = {
  parameters: { answers: ['scanned-code-adds'] },
  args: {
    label: 'Product',
    items: [
      { id: '1', code: 'TP-S-01', label: 'Terracotta planter, small' },
      { id: '2', code: 'TP-S-010', label: 'Terracotta planter, ten' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tp-s-01{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Terracotta planter, small');
  },
};

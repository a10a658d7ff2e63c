import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { SortableList } from './SortableList.tsx';

interface Rule {
  id: string;
  name: string;
  courier: string;
}

const rules: Rule[] = [
  { id: 'cod', name: 'COD under ₹500', courier: 'Delhivery Surface' },
  { id: 'heavy', name: 'Over 5 kg', courier: 'Blue Dart Ground' },
  { id: 'island', name: 'To the islands', courier: 'India Post' },
  { id: 'rest', name: 'Everything else', courier: 'the cheapest' },
];

const onReorder = fn();

function Rules({ isDisabled = false }: { isDisabled?: boolean }) {
  const [items, setItems] = useState(rules);
  return (
    <SortableList
      label="Rules, the first that fits decides"
      items={items}
      getLabel={(rule) => rule.name}
      isDisabled={isDisabled}
      onReorder={(ids, move) => {
        onReorder(ids, move);
        setItems(ids.map((id) => items.find((item) => item.id === id)!));
      }}
    >
      {(rule, position) => (
        <>
          <Text weight="medium">{`${position}. ${rule.name}`}</Text>
          <Text size="secondary" tone="third">{`Goes with ${rule.courier}`}</Text>
        </>
      )}
    </SortableList>
  );
}

const meta = {
  title: 'Kit/SortableList',
  component: Rules,
  beforeEach: () => void onReorder.mockClear(),
} satisfies Meta<typeof Rules>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map((row) => row.querySelector('p')!.textContent.replace(/^\d\. /, ''));

/** Past the middle of the next row, they swap. */
export const DragsByItsHandle: Story = {
  parameters: { answers: ['drag-by-pointer'] },
  play: async ({ canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Move COD under ₹500' });
    const list = canvas.getByRole('list');
    const third = canvas.getAllByRole('listitem')[2]!.getBoundingClientRect();
    const pointer = { pointerId: 1, button: 0, bubbles: true, clientX: third.left + 10 };
    // A synthetic pointer can't be captured.
    list.setPointerCapture = () => undefined;
    list.hasPointerCapture = () => true;
    await fireEvent.pointerDown(handle, pointer);
    await fireEvent.pointerMove(list, { ...pointer, clientY: third.bottom - 2 });
    // React shows a move in its next pass.
    await waitFor(() => expect(namesIn(canvasElement)[2]).toBe('COD under ₹500'));
    await expect(onReorder).not.toHaveBeenCalled();
    await fireEvent.pointerUp(list, { ...pointer, clientY: third.bottom - 2 });
    await expect(onReorder).toHaveBeenCalledOnce();
    await expect(onReorder).toHaveBeenCalledWith(['heavy', 'island', 'cod', 'rest'], {
      id: 'cod',
      from: 0,
      to: 2,
    });
  },
};

/** Picked up, moved and dropped by keyboard. */
export const MovesByKeys: Story = {
  parameters: { answers: ['move-by-keys'] },
  play: async ({ canvas, canvasElement }) => {
    const said = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(said.getByRole('status')).toHaveTextContent('COD under ₹500 picked up at 1 of 4'),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(said.getByRole('status')).toHaveTextContent('COD under ₹500 at 2 of 4'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Move COD under ₹500' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReorder).toHaveBeenCalledOnce();
    await expect(onReorder).toHaveBeenCalledWith(['heavy', 'island', 'rest', 'cod'], {
      id: 'cod',
      from: 0,
      to: 3,
    });
    await waitFor(() => expect(said.getByRole('status')).toHaveTextContent('dropped at 4 of 4'));
  },
};

/** Escape cancels. */
export const EscapePutsItBack: Story = {
  parameters: { answers: ['escape-puts-back'] },
  play: async ({ canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Move Over 5 kg' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(namesIn(canvasElement)[0]).toBe('Over 5 kg');
    await userEvent.keyboard('{Escape}');
    await expect(namesIn(canvasElement)).toEqual(rules.map(({ name }) => name));
    await expect(canvas.getByRole('button', { name: 'Move Over 5 kg' })).toHaveFocus();
    await expect(onReorder).not.toHaveBeenCalled();
  },
};

/** By one position; at the top the button keeps focus. */
export const StepsByItsButtons: Story = {
  parameters: { answers: ['step-by-buttons'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move To the islands up' }));
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvasElement)[0]).toBe('To the islands');
    const up = canvas.getByRole('button', { name: 'Move To the islands up' });
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onReorder).toHaveBeenCalledTimes(2);
  },
};

/** Read-only. */
export const ReadOnly: Story = {
  parameters: { answers: ['disabled-shows-order'] },
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

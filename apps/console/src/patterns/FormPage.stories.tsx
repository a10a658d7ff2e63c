import { calls } from '@khep/api';
import { VersionConflict } from '@khep/api/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestLeave } from '../forms/leaveGuard.ts';
import {
  WarehousePage,
  newWarehouse,
  savedWarehouse,
  storyError,
  type StoryWarehouse,
} from './warehouseForm.fixture.tsx';

const meta = {
  title: 'Patterns/Form page',
  component: WarehousePage,
  tags: ['!autodocs'],
  args: { initial: newWarehouse, save: fn(), onSaved: fn() },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof WarehousePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = { ok: true, answer: 'war_1' } as const;

/** Problems are shown when the form is sent, at its top and at each field; nothing is shown while it is filled in. */
export const WhatIsMissing: Story = {
  args: { save: fn(() => Promise.resolve(saved)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save warehouse' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('link', { name: /PIN code:/ }));
    await expect(canvas.getByRole('textbox', { name: /PIN code/ })).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The server's errors are shown like the browser's own, by field name. Ctrl + Enter saves. */
export const RefusedByTheServer: Story = {
  name: 'Server errors',
  args: {
    save: fn(() =>
      Promise.resolve({
        ok: false as const,
        message: 'Error adding warehouse',
        fields: {
          name: 'Jaipur exists already. Enter a different name.',
          state: 'Choose the state of the PIN code.',
        },
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Jaipur');
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '302017');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Jaipur exists already. Enter a different name.'),
    );
    await userEvent.type(name, ' 2');
    await expect(name).toBeValid();
  },
};

/** Presses while a save is pending are ignored, and all tries of a draft carry one idempotency key. */
export const OneSaveAtATime: Story = {
  args: { save: fn(() => new Promise<typeof saved>(() => undefined)), initial: savedWarehouse },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' 2');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await userEvent.keyboard('{Enter}');
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

/** A draft is restored after a reload, over the record as it is now. Discard goes back to the record. */
export const RestoredDraft: Story = {
  args: { initial: savedWarehouse },
  beforeEach: () => {
    const draft = {
      typed: { name: 'Jaipur workshop' },
      base: { name: savedWarehouse.name },
      idempotencyKey: 'story-key',
    };
    sessionStorage.setItem('draft:::story', JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await expect(name).toHaveValue('Jaipur workshop');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Jaipur studio');
    await expect(canvas.queryByText('Unsaved changes restored.')).toBeNull();
  },
};

const theirs: StoryWarehouse = { ...savedWarehouse, name: 'Jaipur hub', charge: 60, version: 8 };

/** Someone else saved first: both values of every field, a choice for each, then one more save over theirs. */
export const ChangedBySomeoneElse: Story = {
  name: 'Version conflict',
  args: {
    initial: savedWarehouse,
    save: fn((_values, { ifMatch }) =>
      Promise.resolve(
        ifMatch === 8
          ? saved
          : {
              ok: false as const,
              message: 'Error updating warehouse',
              fields: {},
              error: new VersionConflict(
                { endpoint: calls.warehouse.update, status: 412, message: '', code: 'version_conflict' },
                {
                  current: theirs,
                  changedBy: 'Devendra',
                  changedAt: new Date(Date.now() - 120_000).toISOString(),
                },
              ),
            },
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Jaipur workshop');
    await userEvent.click(canvas.getByRole('button', { name: 'Save warehouse' }));
    const dialog = await screen.findByRole('dialog', { name: 'Devendra changed this too' });
    await expect(dialog).toHaveTextContent('Saved 2 min ago.');
    const mine = within(dialog).getByRole('radio', { name: /Jaipur workshop/ });
    await expect(mine).toBeChecked();
    await expect(within(dialog).getByRole('radio', { name: /₹60.00/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: /₹45.00/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save chosen values' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('war_1'));
    await expect(args.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Jaipur workshop', charge: 45 }),
      expect.objectContaining({ ifMatch: 8 }),
    );
  },
};

const leave = fn();

/** Leaving with unsaved changes asks. The draft can be kept, or discarded. */
export const LeavingAsks: Story = {
  args: { initial: savedWarehouse },
  play: async ({ canvas }) => {
    leave.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' 2');
    requestLeave(leave);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(leave).not.toHaveBeenCalled();
    requestLeave(leave);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(leave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Jaipur studio');
  },
};

/** While the record is loading. */
export const Loading: Story = { args: { initial: undefined } };

const record = { reload: () => Promise.resolve() };

/** The record does not exist. */
export const NotFound: Story = {
  args: {
    initial: undefined,
    record: { ...record, error: storyError(404), notFound: 'Warehouse not found' },
  },
};

/** The user lacks the module. */
export const NoAccess: Story = {
  args: {
    initial: undefined,
    record: { ...record, error: storyError(403, 'Ask a brand owner for access in Settings > Users.') },
  },
};

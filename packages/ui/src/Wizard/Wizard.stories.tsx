import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Wizard } from './Wizard.tsx';

const onComplete = fn();
const onStepChange = fn();
let letSaved: () => void = () => undefined;

function CreateOrder({ isKeptOutside = false }: { isKeptOutside?: boolean }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [step, setStep] = useState('products');
  return (
    <Wizard
      label="Create order"
      finishLabel="Create order"
      onComplete={onComplete}
      onReset={() => setName('')}
      {...(isKeptOutside && {
        stepId: step,
        onStepChange: (id: string) => {
          onStepChange(id);
          setStep(id);
        },
      })}
      steps={[
        {
          id: 'buyer',
          label: 'Buyer',
          description: 'Who the parcel goes to',
          onNext: () => {
            if (name !== '') return true;
            setError('Enter the buyer’s name.');
            document.querySelector<HTMLElement>('input')?.focus();
            return false;
          },
          content: (
            <TextField
              label="Name"
              value={name}
              onChange={(next) => {
                setName(next);
                setError(undefined);
              }}
              errorMessage={error}
            />
          ),
        },
        {
          id: 'products',
          label: 'Products and payment',
          content: <Text>Two planters, prepaid</Text>,
          onNext: () => new Promise((resolve) => (letSaved = () => resolve(true))),
        },
        { id: 'review', label: 'Packaging and review', content: <Text>{`To ${name}, in box L`}</Text> },
      ]}
    />
  );
}

const meta = {
  title: 'Kit/Wizard',
  component: CreateOrder,
  beforeEach: () => {
    onComplete.mockClear();
    onStepChange.mockClear();
    // React Aria announces pending state later; removed with the story.
    return () => document.querySelector('[data-live-announcer]')?.remove();
  },
} satisfies Meta<typeof CreateOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = 'Next';

/** An error keeps the step and focuses the field; then focus moves to each heading. */
export const StepByStep: Story = {
  parameters: {
    answers: ['stays-when-refused', 'focus-moves-to-the-heading', 'waits-for-a-promise', 'finishes-once'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter the buyer’s name.');
    await userEvent.type(field, 'Asha Rao');
    canvas.getByRole('button', { name: next }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Step 2 of 3: Products and payment' })).toHaveFocus(),
    );
    const waiting = canvas.getByRole('button', { name: next });
    await userEvent.click(waiting);
    await userEvent.click(waiting, { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('heading', { name: /Step 2/ })).toBeVisible();
    letSaved();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Step 3 of 3/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  },
};

/** Back by button and by step, and start again. */
export const GoesBackAndStartsAgain: Story = {
  parameters: { answers: ['reset-goes-to-the-first'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Asha Rao');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('heading', { name: 'Step 1 of 3: Buyer' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** The address is the state: a reload restores the step. */
export const KeptInTheAddress: Story = {
  parameters: { answers: ['address-keeps-the-step'] },
  args: { isKeptOutside: true },
  render: (args) => (
    <Stack>
      <CreateOrder {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Step 2 of 3/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Buyer/ }));
    await expect(onStepChange).toHaveBeenCalledWith('buyer');
    await expect(canvas.getByRole('heading', { name: /Step 1 of 3/ })).toHaveFocus();
  },
};

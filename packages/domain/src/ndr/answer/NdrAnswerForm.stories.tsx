import { Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { NdrAnswerForm } from './NdrAnswerForm.tsx';
import { allowedBut, answeredCase, blankAnswer } from '../ndrStory.fixture.ts';

const meta = {
  title: 'Domain/NdrAnswerForm',
  component: NdrAnswerForm,
  args: {
    ndr: answeredCase,
    allowed: allowedBut(),
    re_attempt_dates: ['2026-11-22', '2026-11-23', '2026-11-24'],
    fake_report: { is_sent: true, note: 'Delhivery gets your remark, the reasons and links to the proof.' },
    value: blankAnswer,
    onChange: fn(),
    proof: <Text>Proof</Text>,
    submitLabel: 'Send answer',
    isPending: false,
    onSubmit: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NdrAnswerForm
        {...args}
        value={value}
        onChange={(patch) => {
          args.onChange(patch);
          setValue({ ...value, ...patch });
        }}
      />
    );
  },
} satisfies Meta<typeof NdrAnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A letter chooses, Mod and Enter send. */
export const ByKeys: Story = {
  parameters: { answers: ['answer-by-keys'] },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('radio', { name: /Change phone/ })).toBeChecked();
    await userEvent.keyboard('a');
    await expect(canvas.getByLabelText('House, street and area')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A report asks for the proof. A return ends it. */
export const FakeAttempt: Story = {
  parameters: { answers: ['fake-needs-proof'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Report attempt 2 as fake' }));
    await expect(canvas.getByText(/gets your remark/)).toBeVisible();
    await expect(canvas.getByText('Proof')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Return to origin/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'return', is_fake: false });
    await expect(canvas.queryByText('Proof')).toBeNull();
  },
};

/** The courier has no request for some answers, the cut-off has passed, and the last answer was rejected. */
export const Limited: Story = {
  args: {
    ndr: { ...answeredCase, is_late: true, rejection: 'The buyer refused the new address.' },
    allowed: allowedBut({
      'change-address': 'Delhivery has no request for this.',
      fake: '“Out of delivery area” can’t be reported as fake: no attempt was claimed.',
    }),
  },
  parameters: { answers: ['says-why-not'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Change address/ })).toBeDisabled();
    await expect(canvas.getByText('Delhivery has no request for this.')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('radio', { name: /Re-attempt/ })).toBeChecked();
  },
};

/** Keys that send an incomplete answer lead to what is missing, also where it is below the fold. */
export const ErrorsTakeTheFocus: Story = {
  args: { value: { ...blankAnswer, action: 'change-address' } },
  render: function Render(args) {
    const [errors, setErrors] = useState<Record<string, string>>({});
    return (
      <NdrAnswerForm
        {...args}
        errors={errors}
        onSubmit={() => setErrors({ customer_address: 'Enter house, street and area.' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const link = await canvas.findByRole('link', { name: /House, street and area/ });
    await waitFor(() => expect(link.closest('[role=group]')).toHaveFocus());
    await userEvent.click(link);
    await expect(canvas.getByRole('textbox', { name: /House, street and area/ })).toHaveFocus();
  },
};

/** The answer is invalid. */
export const Errors: Story = {
  args: {
    value: { ...blankAnswer, action: 'change-address', is_fake: true },
    errors: {
      customer_address: 'Enter house, street and area, at least 10 characters.',
      remark: 'Say what happened: the courier asks for it with the proof.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('House, street and area')).toHaveAccessibleDescription(
      /at least 10 characters/,
    );
  },
};

/** Answered, or moving again: only the reason is shown. */
export const Closed: Story = {
  args: {
    allowed: allowedBut({
      're-attempt': 'Answered: waiting for Delhivery.',
      'change-address': 'Answered: waiting for Delhivery.',
      'change-phone': 'Answered: waiting for Delhivery.',
      return: 'Answered: waiting for Delhivery.',
      fake: 'Answered: waiting for Delhivery.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered: waiting for Delhivery.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

const hindi: DomainMessages = {
  ndrAnswer: {
    answer: (courier) => `${courier} को जवाब दें`,
    day: 'दोबारा डिलीवरी का दिन',
    nextDay: 'अगला संभव दिन',
    reportFake: (attempt) => `प्रयास ${attempt} को नकली बताएँ`,
    remark: 'टिप्पणी',
  },
};

/** In Hindi, with a long remark. */
export const InHindi: Story = {
  args: {
    value: {
      ...blankAnswer,
      remark: 'ग्राहक दिन भर घर पर थे, कोई कॉल नहीं आया और दरवाज़े की घंटी भी नहीं बजी। कृपया शाम छह बजे के बाद जाएँ।',
    },
    submitLabel: 'जवाब भेजें',
  },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 340 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'जवाब भेजें' })).toBeVisible();
  },
};

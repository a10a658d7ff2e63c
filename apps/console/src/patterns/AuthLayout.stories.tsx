import { Button, Link, Stack, TextField } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Patterns/Log-in layout',
  component: AuthLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Log in',
    lead: 'Ship, track and get paid for every order.',
    aside: (
      <>
        New here? <Link href="#sign-up">Set up your brand</Link>
      </>
    ),
    isWide: false,
    children: (
      <Stack gap={16}>
        <TextField label="Email or phone" size="large" />
        <Button tone="accent" size="large" isWide>
          Log in
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form beside the decorated panel, which phones leave out. */
export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'About Khep' })).toBeVisible();
  },
};

/** Two fields side by side, and a long title in Hindi. */
export const WideInHindi: Story = {
  args: { title: 'स्वागत है, रितिका शर्मा जी', lead: 'पहला ऑर्डर भेजने के लिए ये चरण पूरे करें।', isWide: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('स्वागत है');
  },
};

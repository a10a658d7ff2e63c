import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = { title: 'Kit/Form/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;
const errors = { name: 'Enter a name.', 'buyer.email': 'This email is written wrongly.' };

function Fields({ isWrong = false }: { isWrong?: boolean }) {
  return (
    <>
      <TextField label="नाम" name="name" errorMessage={isWrong ? errors.name : undefined} />
      <TextField
        label="Email"
        name="buyer.email"
        errorMessage={isWrong ? errors['buyer.email'] : undefined}
      />
      <Button type="submit" tone="accent">
        Save
      </Button>
    </>
  );
}

/** Filled, with field errors, and rejected as a whole. */
export const EveryState: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      }}
    >
      <Form onSubmit={ignore}>
        <Fields />
      </Form>
      <Form onSubmit={ignore} errors={errors}>
        <Fields isWrong />
      </Form>
      <Form onSubmit={ignore} problem="That password is not right.">
        <Fields />
      </Form>
    </div>
  ),
};

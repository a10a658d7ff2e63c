import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button, buttonVariants, buttonSizes, buttonTones } from './Button.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = {
  title: 'Kit/Button/Matrix',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones, variants and sizes; with an icon, disabled and pending. */
export const EveryToneLookSizeAndState: Story = {
  render: () => (
    <Stack gap={20}>
      {buttonTones.map((tone) => (
        <Stack key={tone} gap={8}>
          {buttonVariants.map((look) => (
            <Inline key={look} gap={12}>
              {buttonSizes.map((size) => (
                <Button key={size} tone={tone} variant={look} size={size}>{`${tone} ${look}`}</Button>
              ))}
              <Button tone={tone} variant={look} iconStart={<PlusIcon size={16} />}>
                Add
              </Button>
              <Button tone={tone} variant={look} isDisabled>
                Disabled
              </Button>
              <Button tone={tone} variant={look} isPending>
                Pending
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

const live = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'loading'] as const;

/** All tones and variants in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={live}
      cell={140}
      variants={Object.fromEntries(
        buttonTones.flatMap((tone) =>
          buttonVariants.map((look) => [
            `${tone} ${look}`,
            ({ isDisabled, isPending }) => (
              <Button
                tone={tone}
                variant={look}
                {...(isDisabled && { isDisabled })}
                {...(isPending && { isPending })}
              >
                Create order
              </Button>
            ),
          ]),
        ),
      )}
    />
  ),
};

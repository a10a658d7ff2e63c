import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/IconButton/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones, variants and sizes; disabled. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'accent', 'critical'] as const).map((tone) => (
        <Inline key={tone} gap={12}>
          {(['solid', 'outline', 'ghost'] as const).map((look) =>
            (['small', 'medium', 'large'] as const).map((size) => (
              <IconButton
                key={`${look}-${size}`}
                label={`${tone} ${look} ${size}`}
                tone={tone}
                variant={look}
                size={size}
              >
                <PlusIcon size={16} />
              </IconButton>
            )),
          )}
          <IconButton label={`${tone} disabled`} tone={tone} variant="outline" isDisabled>
            <PlusIcon size={16} />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
};

/** All tones and variants in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      cell={80}
      variants={Object.fromEntries(
        (['neutral', 'accent', 'critical'] as const).flatMap((tone) =>
          (['solid', 'outline', 'ghost'] as const).map((look) => [
            `${tone} ${look}`,
            ({ isDisabled }, label) => (
              <IconButton label={label} tone={tone} variant={look} {...(isDisabled && { isDisabled })}>
                <PlusIcon size={16} />
              </IconButton>
            ),
          ]),
        ),
      )}
    />
  ),
};

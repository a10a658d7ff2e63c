import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';
import { sizes, tones, weights } from './Text.css.ts';

const meta = {
  title: 'Kit/Text/Matrix',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = <T extends object>(styles: T) => Object.keys(styles) as (keyof T)[];

/** All sizes, tones and weights, in letters and digits. */
export const EverySizeToneAndWeight: Story = {
  render: () => (
    <Stack gap={24}>
      <Stack>
        {namesOf(sizes).map((size) => (
          <Text key={size} size={size}>
            Sent from Jaipur, ₹1,24,350.00 ({size})
          </Text>
        ))}
      </Stack>
      <Inline gap={20}>
        {namesOf(tones).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Inline>
      <Inline gap={20}>
        {namesOf(weights).map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Inline>
      <Stack gap={2}>
        <Text isNumeric>₹1,11,111.11</Text>
        <Text isNumeric>₹8,08,080.80</Text>
      </Stack>
      <Text>जयपुर से भेजा गया</Text>
    </Stack>
  ),
};

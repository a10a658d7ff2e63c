import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { DiffList } from './DiffList.tsx';

const meta = { title: 'Kit/DiffList/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const changes = [
  { field: 'Pincode', before: '560034', after: '560035' },
  { field: 'Phone', before: null, after: '98450 12345' },
  { field: 'Landmark', before: 'Opposite the old water tower', after: null },
  { field: 'पता', before: 'मकान 12, गांधी नगर, जयपुर', after: 'मकान 14, गांधी नगर, टोंक रोड, जयपुर, राजस्थान' },
];

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      <DiffList changes={changes} />
      <div style={{ inlineSize: 300 }}>
        <DiffList changes={changes} />
      </div>
      <DiffList changes={[]} />
    </Stack>
  ),
};

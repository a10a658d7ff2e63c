import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CourierWarehouses } from './CourierWarehouses.tsx';
import type { CourierWarehouseData } from './CourierWarehouses.tsx';

const warehouse = (change: Partial<CourierWarehouseData>): CourierWarehouseData => ({
  warehouse_id: 'whs_1',
  warehouse_name: 'Jaipur studio',
  place: 'Jaipur 302017',
  name: 'Jaipur Studio WH-1',
  own_name: 'whs_06g1k2m8q0000h2v9x4c',
  state: 'known',
  problem: '',
  checked_at: null,
  can_send: false,
  ...change,
});

const meta = {
  title: 'Domain/CourierWarehouses',
  component: CourierWarehouses,
  args: {
    courier: 'Delhivery',
    known_by: 'name',
    onSave: fn(async () => undefined),
    onSend: fn(async () => undefined),
    warehouses: [
      warehouse({}),
      warehouse({
        warehouse_id: 'whs_2',
        warehouse_name: 'Bhiwandi',
        place: 'Thane 421302',
        name: '',
        state: 'unregistered',
        can_send: true,
      }),
      warehouse({
        warehouse_id: 'whs_3',
        warehouse_name: 'भिवंडी पूर्व का बड़ा गोदाम, दूसरी मंज़िल',
        place: 'Thane 421308',
        name: '',
        state: 'outdated',
        problem: 'Delhivery refused it: Pincode does not exist',
        can_send: true,
      }),
    ],
  },
} satisfies Meta<typeof CourierWarehouses>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }, index: number) =>
  within(canvas.getAllByRole('listitem')[index]!);

/** Every state says what it means for bookings. */
export const States: Story = {
  parameters: { answers: ['state-in-words', 'send-on-purpose'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(rowOf(canvas, 0).getByText('Registered')).toBeVisible();
    await expect(rowOf(canvas, 0).queryByRole('button')).toBeNull();
    await expect(rowOf(canvas, 1).getByText('The first booking registers it.')).toBeVisible();
    await expect(rowOf(canvas, 2).getByText(/Pincode does not exist/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register now Bhiwandi at Delhivery' }));
    await expect(args.onSend).toHaveBeenCalledWith(args.warehouses[1]);
  },
};

/** A name that Delhivery doesn't have stays in the field, with the reason; a corrected one is saved. */
export const WrongName: Story = {
  args: {
    onSave: fn(async (_warehouse: CourierWarehouseData, name: string) =>
      name === 'Jaipur Studio WH-1' ? undefined : 'Delhivery has no warehouse of this name.',
    ),
    warehouses: [warehouse({ name: '', state: 'unregistered', can_send: true })],
  },
  parameters: { answers: ['wrong-name-at-field'] },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of Jaipur studio at Delhivery' });
    await userEvent.type(field, 'jaipur studio{Enter}');
    await expect(await canvas.findByText('Delhivery has no warehouse of this name.')).toBeVisible();
    await expect(field).toHaveValue('jaipur studio');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'Jaipur Studio WH-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name of Jaipur studio' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(args.warehouses[0], 'Jaipur Studio WH-1');
    await expect(canvas.queryByText('Delhivery has no warehouse of this name.')).toBeNull();
  },
};

/** XpressBees gives a code, which can't be checked. */
export const Codes: Story = {
  args: {
    courier: 'XpressBees',
    known_by: 'code',
    warehouses: [
      warehouse({ name: '', state: 'no-code' }),
      warehouse({ warehouse_id: 'whs_2', warehouse_name: 'Bhiwandi', name: 'ORXB1BHIW01', state: 'code' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask XpressBees for the code/)).toBeVisible();
    await expect(canvas.getByText('Only XpressBees can check it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code of Bhiwandi from XpressBees' })).toHaveValue(
      'ORXB1BHIW01',
    );
  },
};

export const NoWarehouses: Story = {
  args: { warehouses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No warehouses yet')).toBeVisible();
  },
};

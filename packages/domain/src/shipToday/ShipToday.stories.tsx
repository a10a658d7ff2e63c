import { Heading, Sheet, ShortcutHelp } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShipFixes } from './ShipFixes.tsx';
import { ShipGroups } from './ShipGroups.tsx';
import { ShipRunGroups } from './ShipRunGroups.tsx';
import { ShipRunOrders } from './ShipRunOrders.tsx';
import { exceptions, fixOptions, groups, noon, orders, runGroups, runOrders } from './shipToday.fixture.ts';

const onExclude = fn();
const onCourierChange = fn();
const onSlotChange = fn();
const onFix = fn();
const orderHref = (id: string) => `#${id}`;
const links = { order: orderHref, edit: orderHref, packaging: orderHref };

interface PlanProps {
  isOpen: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

function Plan({ isOpen, onOpenChange = () => undefined }: PlanProps) {
  const [expandedIds, setExpanded] = useState<readonly string[]>([groups[0]?.key ?? '']);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  return (
    <Sheet
      title="Ship today"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      sideLabel="4 need you"
      side={
        <>
          <Heading level={3}>4 need you</Heading>
          <ShipFixes exceptions={exceptions} links={links} options={fixOptions} onFix={onFix} />
        </>
      }
    >
      <ShipGroups
        groups={groups}
        orders={orders}
        excludedIds={excluded}
        now={noon}
        expandedIds={expandedIds}
        onExpandedChange={setExpanded}
        orderHref={orderHref}
        onExclude={(id, isExcluded) => {
          onExclude(id, isExcluded);
          setExcluded((before) =>
            isExcluded ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)),
          );
        }}
        onCourierChange={onCourierChange}
        onSlotChange={onSlotChange}
      />
      <ShortcutHelp />
    </Sheet>
  );
}

const meta = {
  title: 'Domain/ShipToday',
  component: Plan,
  args: { isOpen: true },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    for (const call of [onExclude, onCourierChange, onSlotChange]) call.mockClear();
    onFix.mockReset();
    onFix.mockResolvedValue(undefined);
    // React Aria announces a pending button by its id, which may have left the page when axe looks.
    return () => document.querySelector('[data-live-announcer]')?.remove();
  },
} satisfies Meta<typeof Plan>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: 'Ship today' }));

/** The plan by keyboard alone: J and K move, X excludes, C changes the courier. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('j');
    await expect(sheet.getByRole('button', { name: 'Orders with Delhivery Surface' })).toHaveFocus();
    await userEvent.keyboard('j');
    const first = sheet.getByRole('checkbox', { name: 'Ship KH-100474' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(onExclude).toHaveBeenLastCalledWith('ord_0_0', true);
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('x');
    await expect(onExclude).toHaveBeenLastCalledWith('ord_0_0', false);
    await userEvent.keyboard('jk');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('c');
    const menu = await page.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Blue Dart Air/ }));
    await expect(onCourierChange).toHaveBeenCalledWith('ord_0_0', 3);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('kk');
    await userEvent.keyboard('{Enter}');
    await expect(sheet.queryByRole('checkbox', { name: 'Ship KH-100474' })).toBeNull();
  },
};

/** Every command of the sheet is in the list behind the question mark. */
export const ListsItsCommands: Story = {
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await userEvent.keyboard('?');
    const page = within(canvasElement.ownerDocument.body);
    const help = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const group = within(help.getByRole('region', { name: 'Ship today' }));
    for (const command of ['Next order or group', 'Exclude or include the order', 'Next fix'])
      await expect(group.getByText(command)).toBeVisible();
  },
};

/** E goes to the next fix; Enter in a field saves it. A problem is shown at the fix. */
export const FixesInPlace: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    onFix.mockResolvedValueOnce('The address is very short. Check house, street and area.');
    await userEvent.keyboard('e');
    const address = sheet.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByRole('alert')).toHaveTextContent('very short');
    await userEvent.clear(address);
    await userEvent.type(address, 'Plot 14, Kavuri Hills{Enter}');
    await expect(onFix).toHaveBeenLastCalledWith(exceptions[0], {
      kind: 'address',
      address: 'Plot 14, Kavuri Hills',
      pincode: '500081',
      state: 'Telangana',
      phone: '9845012345',
    });
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
    const bill = sheet.getByRole('textbox', { name: 'E-way bill number' });
    await userEvent.type(bill, '12{Enter}');
    await expect(await sheet.findByText(/has 12 digits/)).toBeVisible();
    await expect(onFix).toHaveBeenCalledTimes(2);
    await userEvent.clear(bill);
    await userEvent.type(bill, '1234 5678 9012{Enter}');
    await waitFor(() =>
      expect(onFix).toHaveBeenLastCalledWith(exceptions[2], { kind: 'eway-bill', number: '123456789012' }),
    );
    // The orders without a courier and without packaging both offer an own box; the last one is packaging.
    const pack = sheet.getAllByRole('button', { name: 'Pack in own box' }).at(-1)!;
    await userEvent.click(pack);
    await expect(await sheet.findByText('Enter length, width and height in cm.')).toBeVisible();
    const own = within(sheet.getAllByRole('group', { name: /Own box/ }).at(-1)!);
    for (const [side, value] of [
      ['Length', '60'],
      ['Width', '40'],
      ['Height', '30'],
    ] as const) {
      await userEvent.type(own.getByRole('textbox', { name: new RegExp(side, 'i') }), `${value}{Tab}`);
    }
    await userEvent.click(pack);
    await waitFor(() =>
      expect(onFix).toHaveBeenLastCalledWith(exceptions[3], {
        kind: 'own-box',
        length: 60,
        width: 40,
        height: 30,
      }),
    );
  },
};

/** A box of the catalogue is chosen in place. */
export const PacksInABox: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(sheet.getAllByRole('button', { name: /^Own box/ }).at(-1)!);
    await userEvent.click(await page.findByRole('option', { name: 'Box M, 34×26×13 cm' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Pack in box' }));
    await waitFor(() =>
      expect(onFix).toHaveBeenLastCalledWith(exceptions[3], { kind: 'box', boxId: 'box_m' }),
    );
  },
};

/** Who receives the goods of a registered buyer is answered in place, before the invoice is issued. */
export const AsksWhoReceives: Story = {
  render: () => (
    <ShipFixes
      exceptions={[
        {
          ...exceptions[0]!,
          problem: 'receiver',
          why: 'The GSTIN is of Rajasthan, and the goods go to Karnataka. Who receives them decides the place of supply.',
        },
      ]}
      links={links}
      options={fixOptions}
      onFix={onFix}
    />
  ),
  play: async ({ canvasElement }) => {
    onFix.mockResolvedValue(undefined);
    const fixes = within(canvasElement);
    await userEvent.click(fixes.getByRole('button', { name: /^Another person/ }));
    await waitFor(() =>
      expect(onFix).toHaveBeenLastCalledWith(expect.anything(), { kind: 'receiver', receiver: 'other' }),
    );
  },
};

function StillShort() {
  const [version, setVersion] = useState(3);
  return (
    <ShipFixes
      exceptions={exceptions.slice(0, 1).map((one) => ({ ...one, version }))}
      links={links}
      options={fixOptions}
      onFix={() => {
        setVersion(version + 1);
        return Promise.resolve(undefined);
      }}
    />
  );
}

/** A saved fix may not be enough: the order stays, with a notice that it was saved. */
export const SavedButStillOpen: Story = {
  render: () => <StillShort />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), ', 2{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Saved, but not fixed yet. The address is very short.',
    );
  },
};

/** A state that doesn't exist is refused at its field, and nothing is sent. */
export const UnknownState: Story = {
  render: () => (
    <ShipFixes
      exceptions={exceptions.slice(0, 1).map((one) => ({ ...one, state: 'Narnia' }))}
      links={links}
      options={fixOptions}
      onFix={onFix}
    />
  ),
  play: async ({ canvas }) => {
    const state = canvas.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveAccessibleDescription("Narnia isn't a state of India. Choose one.");
    await userEvent.click(canvas.getByRole('button', { name: 'Use address' }));
    await expect(onFix).not.toHaveBeenCalled();
    await userEvent.type(state, 'Telan{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use address' }));
    await waitFor(() => expect(onFix).toHaveBeenCalledOnce());
    await expect(onFix.mock.lastCall?.[1]).toMatchObject({ state: 'Telangana' });
  },
};

/** A slot that a user chose. */
export const AnotherSlot: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(sheet.getByRole('button', { name: /Pickup slot of Delhivery Surface/ }));
    await userEvent.click(await page.findByRole('option', { name: '18:00–20:00' }));
    await expect(onSlotChange).toHaveBeenCalledWith(groups[0]?.key, groups[0]?.slots[1]);
  },
};

/** A run: failed orders are first, with what to do. */
export const Running: Story = {
  render: () => (
    <>
      <ShipRunGroups groups={runGroups} linksOf={() => null} />
      <ShipRunOrders orders={runOrders} orderHref={orderHref} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('KH-100451');
    await expect(canvas.getByText('1 failed', { selector: '[data-shape=tag] *' })).toBeVisible();
    await expect(canvas.getByText('25 of 26')).toBeVisible();
  },
};

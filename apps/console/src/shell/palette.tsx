import { calls } from '@khep/api';
import type { FoundRecord } from '@khep/api';
import { recordGroups } from '@khep/domain/home';
import type { RecordKind } from '@khep/domain/home';
import type { Command, CommandGroup, CommandSearch } from '@khep/ui';
import { client } from '../data/client.ts';
import type { Access, Module } from '../data/useAccess.ts';
import type { ConsoleText } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';
import { openShipToday } from '../url/shipTodayAddress.ts';
import { ModuleIcon } from './ModuleIcon.tsx';
import type { SidebarModule } from './modules.ts';

/** The server needs at least two characters. */
const minSearchLength = 2;

type Allows = Access['allows'];
/** A command and its module. */
type ModuleCommand = Command & { module: Module };

const actions = (messages: ConsoleText): ModuleCommand[] => [
  {
    id: 'ship-today',
    label: messages.shell.shipToday,
    hint: 'Shift S',
    onAction: openShipToday,
    module: 'orders',
  },
  { id: 'create-order', label: 'Create order', href: paths.createOrder(), module: 'orders' },
  { id: 'add-sku', label: 'Add SKU', href: paths.addSku(), module: 'sku' },
  { id: 'add-warehouse', label: 'Add warehouse', href: paths.addWarehouse(), module: 'settings' },
];

/** Commands of modules that the user can access. */
const allowed = (places: readonly ModuleCommand[], allows: Allows): Command[] =>
  places.filter(({ module }) => allows(module)).map(({ module: _module, ...command }) => command);

/**
 * All screens and actions of the palette.
 * @param modules those that the user can access
 */
export function paletteGroups(
  modules: readonly SidebarModule[],
  allows: Allows,
  messages: ConsoleText,
): CommandGroup[] {
  const screens = modules.flatMap((module): Command[] => {
    const icon = <ModuleIcon name={module.module} />;
    const items = module.items ?? [];
    if (items.length === 0) return [{ id: module.href, label: module.label, icon, href: module.href }];
    return items.map((item) => ({
      id: item.href,
      label: item.label,
      description: module.label,
      icon,
      href: item.href,
    }));
  });
  const more: ModuleCommand[] = [
    {
      id: 'procurement',
      label: 'Procurement',
      icon: <ModuleIcon name="procurement" />,
      href: paths.procurement(),
      module: 'procurement',
    },
    {
      id: 'sentry-demo',
      label: 'Error-reporting demo',
      icon: <ModuleIcon name="settings" />,
      href: paths.sentryDemo(),
      module: 'home',
    },
  ];
  return [
    { id: 'actions', title: messages.shell.paletteActions, commands: allowed(actions(messages), allows) },
    { id: 'screens', title: messages.shell.paletteScreens, commands: [...screens, ...allowed(more, allows)] },
  ].filter(({ commands }) => commands.length > 0);
}

/** Filters commands by text; every word must match. */
export function filterCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (command: Command) => {
    const all = `${command.label} ${command.description ?? ''}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter((group) => group.commands.length > 0);
}

/** Maximum of SKUs in the results. */
const maxSkus = 5;

async function findOrders(q: string, signal: AbortSignal): Promise<CommandGroup> {
  const { data } = await client.call(calls.orders.lookup, { query: { q } }, { signal, quiet: true });
  const commands = data.orders.map((order): Command => ({
    id: order.id,
    label: order.order_id,
    description: [order.buyer_name, order.city, ...order.awbs].filter((part) => part !== '').join(' · '),
    icon: <ModuleIcon name="orders" />,
    hint: order.matched,
    href: paths.orderDetails(order.id),
  }));
  return { id: 'orders', title: 'Orders', commands };
}

async function findSkus(search: string, signal: AbortSignal): Promise<CommandGroup> {
  const query = { search, page_size: maxSkus };
  const { data } = await client.call(calls.sku.list, { query }, { signal, quiet: true });
  const commands = data.skus.map((sku): Command => ({
    id: sku.id,
    label: sku.sku_name,
    description: sku.sku_id,
    icon: <ModuleIcon name="sku" />,
    href: paths.skuDetails(sku.id),
  }));
  return { id: 'skus', title: 'SKUs', commands };
}

/** Where a record opens. */
const recordHref: Record<RecordKind, (record: FoundRecord) => string> = {
  ndr: ({ id, tab }) => `${paths.ndr(tab)}?open=${encodeURIComponent(id)}`,
  return: ({ id, tab }) => `${paths.returns(tab)}?open=${encodeURIComponent(id)}`,
  manifest: ({ id }) => paths.manifestDetails(id),
  pickup: ({ id }) => paths.pickup(id),
  invoice: ({ id }) => paths.orderDetails(id),
  'credit-note': ({ id }) => paths.orderDetails(id),
  'freight-invoice': () => paths.billing('invoice'),
};
/** The module whose icon a record has. */
const recordIcon: Partial<Record<RecordKind, Module>> = {
  ndr: 'ndr',
  return: 'rto',
  'freight-invoice': 'billing',
};

async function findRecords(q: string, signal: AbortSignal): Promise<CommandGroup[]> {
  const { data } = await client.call(calls.home.find, { query: { q } }, { signal, quiet: true });
  const byKind = Map.groupBy(data.records, ({ kind }) => kind);
  return [...byKind].map(([kind, records]) => ({
    id: kind,
    title: recordGroups[kind].title,
    commands: records.map((record): Command => ({
      id: `${kind} ${record.id} ${record.number}`,
      label: record.number,
      description: record.description,
      icon: <ModuleIcon name={recordIcon[kind] ?? 'orders'} />,
      href: recordHref[kind](record),
    })),
  }));
}

/** Searches orders by id, AWB or phone and SKUs by name or code and records by number on the
 * server, and screens by name. */
export function createPaletteSearch(places: readonly CommandGroup[], allows: Allows): CommandSearch {
  return async (text, signal) => {
    const screens = filterCommands(places, text);
    const words = text.trim();
    if (words.length < minSearchLength) return screens;
    const [orders, skus, records] = await Promise.all([
      allows('orders') ? findOrders(words, signal) : undefined,
      allows('sku') ? findSkus(words, signal) : undefined,
      // The server knows which records the user can open; every number has a digit.
      /\d/.test(words) ? findRecords(words, signal) : [],
    ]);
    const found = [...(orders ? [orders] : []), ...records, ...(skus ? [skus] : [])];
    return [...found.filter(({ commands }) => commands.length > 0), ...screens];
  };
}

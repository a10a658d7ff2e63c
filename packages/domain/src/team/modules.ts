/** A module that users are given access to, and what it opens. */
export interface ModuleInfo {
  id: string;
  /** As in the sidebar. */
  label: string;
  /** Actions that access allows, in one line. */
  purpose: string;
}

/** Every module that is granted, in the order of the sidebar. `home` is open to every user. */
export const grantedModules = [
  { id: 'orders', label: 'Orders', purpose: 'Create, pack, allocate, print and cancel orders' },
  { id: 'shipment', label: 'Shipments', purpose: 'Track shipments and request an RTO' },
  { id: 'ndr', label: 'NDR', purpose: 'Respond to failed deliveries and escalate them' },
  { id: 'rto', label: 'Returns & RTO', purpose: 'Approve returns, receive parcels and record QC' },
  { id: 'reconciliation', label: 'Reconciliation', purpose: 'Upload courier invoices and COD remittances' },
  { id: 'dispute', label: 'Disputes', purpose: 'Raise and settle disputes with couriers' },
  { id: 'billing', label: 'Billing', purpose: 'Wallet, shipping charges, remittances and invoices' },
  { id: 'analytics', label: 'Analytics', purpose: 'Reports on revenue, couriers, SKUs and returns' },
  { id: 'sku', label: 'SKUs & boxes', purpose: 'Edit products, prices, stock and box sizes' },
  { id: 'pick and pack', label: 'Pick & pack', purpose: 'Pick lists and packing with a scanner' },
  { id: 'rate calculator', label: 'Rate calculator', purpose: 'Compare courier rates for a parcel' },
  { id: 'procurement', label: 'Procurement', purpose: 'Purchase orders and received stock' },
  { id: 'finance', label: 'Finance', purpose: 'Sales, freight, COD due and GST by order' },
  {
    id: 'settings',
    label: 'Settings',
    purpose: 'Company, bank account, users, couriers, rate cards and rules',
  },
] as const satisfies readonly ModuleInfo[];

export type GrantedModule = (typeof grantedModules)[number]['id'];

/** Every module of the product; `open` is available to every signed-in user. */
export const modules = ['open', 'home', ...grantedModules.map(({ id }) => id)] as const;
export type Module = (typeof modules)[number];

/** Roles, the one with the most rights first. */
export const teamRoles = ['owner', 'manager', 'user'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const isTeamRole = (text: unknown): text is TeamRole => teamRoles.some((one) => one === text);

/** Labels of the roles, and the modules that each may grant to others. */
export const rolePurposes: Readonly<Record<TeamRole, { label: string; purpose: string }>> = {
  owner: { label: 'Owner', purpose: 'Has every module and grants everything' },
  manager: { label: 'Manager', purpose: 'Grants the modules they have' },
  user: { label: 'User', purpose: 'Grants nothing' },
};

/** Sets of modules for common jobs, to start from. */
export const accessPresets = [
  { id: 'packer', label: 'Packer', modules: ['orders', 'shipment', 'pick and pack'] },
  { id: 'ndr-desk', label: 'NDR desk', modules: ['orders', 'shipment', 'ndr', 'rto'] },
  {
    id: 'accounts',
    label: 'Accounts',
    modules: ['reconciliation', 'dispute', 'billing', 'analytics', 'finance'],
  },
] as const satisfies readonly { id: string; label: string; modules: readonly GrantedModule[] }[];

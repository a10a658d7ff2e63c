import type { TableColumns } from '@khep/api';

/** Headings of the file by column of the import. */
export type ColumnMapping = Readonly<Record<string, string>>;

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Names that other programs use for a column. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  order_id: ['ordernumber', 'orderno', 'ordername'],
  buyer_name: ['name', 'customername', 'customer', 'shippingname', 'consigneename'],
  buyer_phone: ['phone', 'mobile', 'mobileno', 'mobilenumber', 'phonenumber', 'contactnumber'],
  buyer_email: ['email', 'emailid'],
  address: ['shippingaddress', 'address1', 'addressline1', 'street'],
  pincode: ['pin', 'zip', 'zipcode', 'postalcode', 'pincodenumber'],
  sku_id: ['sku', 'skucode', 'productcode', 'lineitemsku'],
  sku_name: ['productname', 'itemname', 'title', 'lineitemname'],
  quantity: ['qty', 'lineitemquantity'],
  unit_price: ['price', 'rate', 'mrp', 'lineitemprice'],
  actual_weight: ['weight', 'weightg', 'deadweight'],
  package_id: ['boxcode', 'boxid'],
};

/** Matches the columns of a file with those of the import: by equal names, then by names of other programs. */
export function suggestMapping({ columns, fields }: TableColumns): ColumnMapping {
  const byName = new Map(columns.map(({ name }) => [plain(name), name]));
  const exact = fields.flatMap(({ name }) => {
    const found = byName.get(plain(name));
    return found === undefined ? [] : [[name, found] as const];
  });
  const taken = new Set(exact.map(([, name]) => name));
  const matched = new Map(exact);
  for (const { name } of fields.filter((field) => !matched.has(field.name))) {
    const found = otherNames[name]
      ?.map((other) => byName.get(other))
      .find((column) => column !== undefined && !taken.has(column));
    if (found === undefined) continue;
    matched.set(name, found);
    taken.add(found);
  }
  return Object.fromEntries(matched);
}

/** Required columns of the import that no column of the file is matched with. */
export function missingColumns({ fields }: TableColumns, mapping: ColumnMapping): string[] {
  return fields.filter(({ name, is_required }) => is_required && !mapping[name]).map(({ name }) => name);
}

/** Whether the file can be imported without asking: it names the required columns as the import does. */
export function isMatched({ columns, fields }: TableColumns): boolean {
  const names = new Set(columns.map(({ name }) => name));
  return fields.every(({ name, is_required }) => !is_required || names.has(name));
}

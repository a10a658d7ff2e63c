import type { FieldKind, MappingField } from './fields.ts';

type Known = Partial<Omit<MappingField, 'name' | 'is_required'>>;

/** Contents of the columns of our own imports, and their names in other programs. */
const known: Readonly<Record<string, Known>> = {
  order_id: {
    label: 'Order ID',
    aliases: ['order number', 'order no', 'order name', 'reference number', 'sale order code', 'name'],
  },
  order_date: { label: 'Order date', kind: 'date', aliases: ['date', 'created at', 'order created'] },
  channel_id: { label: 'Channel', aliases: ['channel', 'marketplace', 'source'] },
  payment_mode: {
    label: 'Payment mode',
    aliases: ['payment', 'payment method', 'cod or prepaid', 'payment type', 'payment method title'],
  },
  buyer_name: {
    label: 'Buyer name',
    kind: 'name',
    aliases: [
      'name',
      'customer name',
      'customer',
      'shipping name',
      'consignee_name',
      'receiver name',
      'consignee',
    ],
  },
  buyer_phone: {
    label: 'Buyer phone',
    kind: 'phone',
    aliases: [
      'phone',
      'mobile',
      'mobile no',
      'mobile number',
      'phone number',
      'contact number',
      'shipping phone',
    ],
  },
  buyer_email: { label: 'Buyer email', aliases: ['email', 'email id', 'customer email'] },
  address: {
    label: 'Address',
    aliases: [
      'shipping address',
      'address 1',
      'address line 1',
      'street',
      'shipping address1',
      'consignee_address',
    ],
  },
  address_2: {
    label: 'Address, line 2',
    aliases: ['address 2', 'address line 2', 'shipping address2', 'shipping address line 2'],
  },
  address_3: {
    label: 'Address, line 3',
    aliases: ['address 3', 'address line 3', 'shipping address line 3'],
  },
  landmark: { label: 'Landmark' },
  buyer_last_name: { label: 'Buyer last name', aliases: ['last name', 'surname', 'shipping last name'] },
  other_phone: {
    label: 'Other phone',
    aliases: ['alternate phone', 'alternate mobile', 'billing phone', 'other mobile'],
  },
  payment_status: { label: 'Payment status', aliases: ['financial status'] },
  amount_due: {
    label: 'Amount to collect',
    kind: 'number',
    aliases: ['outstanding balance', 'collectable amount', 'collectible amount', 'cod amount'],
  },
  order_total: {
    label: 'Order total',
    kind: 'number',
    aliases: ['order total amount', 'order value', 'order amount', 'invoice value', 'total'],
  },
  order_discount: {
    label: 'Order discount',
    kind: 'number',
    aliases: ['cart discount', 'cart discount amount', 'discount value', 'coupon discount'],
  },
  line_total: {
    label: 'Line total',
    kind: 'number',
    aliases: ['item total', 'row total', 'lineitem total', 'line amount'],
  },
  city: { label: 'City', aliases: ['shipping city', 'consignee_city', 'destination city', 'town'] },
  state: {
    label: 'State',
    kind: 'state',
    aliases: ['shipping state', 'shipping province', 'province', 'consignee_state'],
  },
  pincode: {
    label: 'PIN code',
    kind: 'pincode',
    aliases: [
      'pin',
      'zip',
      'zip code',
      'postal code',
      'pincode number',
      'shipping zip',
      'consignee_pincode',
      'postcode',
    ],
  },
  company_name: { label: 'Company', aliases: ['billing company', 'shipping company', 'company name'] },
  gst_number: {
    label: 'GSTIN or UIN',
    aliases: ['gstin', 'gst number', 'gst no', 'buyer gstin', 'customer gstin', 'uin'],
  },
  receiver: { label: 'Receiver of the goods', aliases: ['goods receiver'] },
  billing_name: { label: 'Billing name', aliases: ['bill to name'] },
  billing_address: {
    label: 'Billing address',
    aliases: ['billing address1', 'billing street', 'bill to address'],
  },
  billing_city: { label: 'Billing city', aliases: ['bill to city'] },
  billing_state: { label: 'Billing state', kind: 'state', aliases: ['billing province', 'bill to state'] },
  billing_pincode: {
    label: 'Billing PIN code',
    kind: 'pincode',
    aliases: ['billing zip', 'billing postcode', 'bill to pincode'],
  },
  sku_id: {
    label: 'SKU',
    aliases: ['sku', 'sku code', 'product code', 'lineitem sku', 'item code', 'item sku code', 'seller sku'],
  },
  sku_name: {
    label: 'SKU name',
    kind: 'name',
    aliases: ['product name', 'item name', 'title', 'lineitem name', 'product'],
  },
  quantity: { label: 'Quantity', kind: 'number', aliases: ['qty', 'lineitem quantity', 'units'] },
  unit_price: {
    label: 'Unit price',
    kind: 'number',
    aliases: ['price', 'rate', 'mrp', 'lineitem price', 'selling price', 'item price'],
  },
  discount: { label: 'Discount', kind: 'number', aliases: ['discount amount'] },
  shipping_charges: { label: 'Shipping charges', kind: 'number', aliases: ['shipping'] },
  cod_charges: { label: 'COD charges', kind: 'number', aliases: ['cod fee'] },
  sku_quantity: {
    label: 'Stock',
    kind: 'number',
    aliases: ['stock', 'available', 'inventory', 'on hand', 'quantity'],
  },
  actual_weight: {
    label: 'Weight',
    kind: 'weight',
    unit: 'g',
    aliases: ['weight', 'weight g', 'dead weight', 'weight in grams', 'product weight'],
  },
  sku_length: { label: 'Length', kind: 'number', aliases: ['length', 'length cm', 'l'] },
  sku_width: { label: 'Width', kind: 'number', aliases: ['width', 'width cm', 'breadth', 'w', 'b'] },
  sku_height: { label: 'Height', kind: 'number', aliases: ['height', 'height cm', 'h'] },
  gst: { label: 'GST', kind: 'percent', aliases: ['gst rate', 'tax', 'gst %', 'tax rate'] },
  cess: { label: 'Cess', kind: 'percent' },
  freeze_weight: { label: 'Weight frozen', kind: 'flag', aliases: ['weight freeze', 'frozen'] },
  fragile: { label: 'Fragile', kind: 'flag', aliases: ['is fragile', 'breakable'] },
  ships_in_own_box: { label: 'Ships in its own box', kind: 'flag', aliases: ['own box'] },
  hsn_code: { label: 'HSN code', aliases: ['hsn', 'hsn/sac'] },
  is_active: { label: 'Active', kind: 'flag', aliases: ['active', 'status', 'enabled'] },
  is_combo: { label: 'Combo', kind: 'flag' },
  sku_category: { label: 'Category', aliases: ['category'] },
  sub_category: { label: 'Sub-category', aliases: ['subcategory'] },
  package_id: { label: 'Box code', aliases: ['box code', 'box id', 'code'] },
  name: { label: 'Name', kind: 'name', aliases: ['box name', 'title'] },
  length: { label: 'Length', kind: 'number', aliases: ['length cm', 'outer length', 'l'] },
  width: { label: 'Width', kind: 'number', aliases: ['width cm', 'breadth', 'outer width', 'w', 'b'] },
  height: { label: 'Height', kind: 'number', aliases: ['height cm', 'outer height', 'h'] },
  type: { label: 'Box type', kind: 'number', aliases: ['package type'] },
  weight_capacity: {
    label: 'Maximum weight',
    kind: 'weight',
    unit: 'kg',
    aliases: ['capacity', 'max weight', 'weight limit'],
  },
  box_cost: { label: 'Cost', kind: 'number', aliases: ['box price', 'price'] },
  empty_weight: { label: 'Empty weight', kind: 'weight', unit: 'g', aliases: ['tare weight', 'box weight'] },
  outer_length: { label: 'Outer length', kind: 'number' },
  outer_width: { label: 'Outer width', kind: 'number' },
  outer_height: { label: 'Outer height', kind: 'number' },
  zone: { label: 'Zone', kind: 'zone', aliases: ['zone name', 'zone code'] },
  from_pincode: {
    label: 'From PIN code',
    kind: 'pincode',
    aliases: ['origin pincode', 'origin pin', 'pickup pincode', 'source pincode', 'from'],
  },
  to_pincode: {
    label: 'To PIN code',
    kind: 'pincode',
    aliases: ['destination pincode', 'destination pin', 'delivery pincode', 'pincode', 'to', 'pin', 'zip'],
  },
  weight: {
    label: 'Weight',
    kind: 'weight',
    unit: 'g',
    aliases: ['weight g', 'dead weight', 'weight in grams', 'actual weight'],
  },
  cod_amount: { label: 'COD amount', kind: 'number', aliases: ['collectable amount', 'cod value'] },
  awb: { label: 'AWB', kind: 'awb', aliases: ['waybill', 'awb no', 'awb number', 'tracking number'] },
  billed_weight_g: {
    label: 'Billed weight, grams',
    kind: 'weight',
    unit: 'g',
    aliases: ['charged weight g', 'billed weight gm', 'applied weight g'],
  },
  billed_weight_kg: {
    label: 'Billed weight, kg',
    kind: 'weight',
    unit: 'kg',
    aliases: ['charged weight', 'billed weight', 'charged weight kg', 'applied weight', 'new weight'],
  },
  notice_date: { label: 'Notice date', kind: 'date', aliases: ['date', 'raised on', 'discrepancy date'] },
  reference: { label: 'Notice number', aliases: ['ticket', 'ticket id', 'notice no', 'dispute id'] },
  outcome: { label: 'Outcome', aliases: ['status', 'resolution', 'decision'] },
  released_amount: {
    label: 'Waived amount',
    kind: 'amount',
    aliases: ['credit amount', 'amount waived', 'refund'],
  },
  remark: { label: 'Remark', aliases: ['remarks', 'comment', 'reason'] },
};

const spelled = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Describes a column of one of our imports, by its name. */
export function importField(name: string, is_required: boolean): MappingField {
  const found = known[name];
  const kind: FieldKind = found?.kind ?? 'text';
  return { name, label: spelled(name), ...found, kind, is_required };
}

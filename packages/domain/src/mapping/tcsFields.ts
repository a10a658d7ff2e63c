import type { MappingField } from './fields.ts';

/** Fields of the portal's table of TCS credits: the sheet TCS of the Excel of GSTR-2A. */
export const tcsFields: readonly MappingField[] = [
  {
    name: 'operator_gstin',
    label: 'GSTIN of the marketplace',
    kind: 'text',
    aliases: ['GSTIN of E-com. Operator', 'GSTIN of e-Commerce Operator', 'etin', 'ctin'],
    is_required: true,
  },
  {
    name: 'operator_name',
    label: 'Name of the marketplace',
    kind: 'name',
    aliases: ["E-com. Operator's Name"],
    is_required: false,
  },
  {
    name: 'month',
    label: 'Tax period',
    kind: 'text',
    aliases: ['Tax period of GSTR 8', 'Period', 'month'],
    is_required: true,
  },
  {
    name: 'gross',
    label: 'Gross value of supplies',
    kind: 'amount',
    aliases: ['Gross Value of Supplies (₹)', 'Gross Value', 'Gross value of supplies made'],
    is_required: true,
  },
  {
    name: 'returned',
    label: 'Value of supplies returned',
    kind: 'amount',
    aliases: ['Value of Supplies Returned (₹)', 'Sales Return'],
    is_required: false,
  },
  {
    name: 'net',
    label: 'Net amount liable for TCS',
    kind: 'amount',
    aliases: ['Net Amount Liable for TCS (₹)', 'Net Value'],
    is_required: true,
  },
  {
    name: 'igst',
    label: 'Integrated tax',
    kind: 'amount',
    aliases: ['Integrated Tax (₹)', 'IGST'],
    is_required: true,
  },
  {
    name: 'cgst',
    label: 'Central tax',
    kind: 'amount',
    aliases: ['Central Tax (₹)', 'CGST'],
    is_required: true,
  },
  {
    name: 'sgst',
    label: 'State or UT tax',
    kind: 'amount',
    aliases: ['State/UT Tax (₹)', 'State Tax /UT Tax', 'SGST'],
    is_required: true,
  },
];

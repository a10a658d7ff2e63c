import { importField, invoiceFields, remittanceFields } from '@khep/domain/mapping';
import type { MappingField, ImportType } from '@khep/domain/mapping';
import { sampleHeading } from '../lookups/samples.ts';
import { requiredColumns as requiredOrderColumns } from '../../orders/imports/parseOrderRows.ts';

const required: Record<Exclude<ImportType, 'invoice' | 'cod-remittance'>, readonly string[]> = {
  sku: ['sku_id'],
  box: ['package_id'],
  orders: requiredOrderColumns,
  'pincode-mapping': ['pincode', 'zone'],
  'weight-notice': ['awb'],
  'dispute-responses': ['awb', 'outcome'],
  'rate-parcels': ['from_pincode', 'to_pincode', 'weight'],
  serviceability: ['to_pincode'],
};

/** The fields that columns of a file are matched with. */
export function importFields(type: ImportType): readonly MappingField[] {
  if (type === 'invoice') return invoiceFields;
  if (type === 'cod-remittance') return remittanceFields;
  return sampleHeading(type).map((name) => importField(name, required[type].includes(name)));
}

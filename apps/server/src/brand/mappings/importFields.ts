import {
  bankStatementFields,
  creditNoteFields,
  importField,
  invoiceFields,
  rateCardFields,
  remittanceFields,
  tcsFields,
} from '@khep/domain/mapping';
import type { ImportType, MappingField } from '@khep/domain/mapping';
import { fileFormats } from './fileFormats.ts';

/** The fields that columns of a file are matched with. */
export function importFields(type: ImportType): readonly MappingField[] {
  if (type === 'invoice') return invoiceFields;
  if (type === 'cod-remittance') return remittanceFields;
  if (type === 'credit-note') return creditNoteFields;
  if (type === 'bank-statement') return bankStatementFields;
  if (type === 'tcs-credits') return tcsFields;
  if (type === 'rate-card') return rateCardFields;
  const { columns, more = [], required } = fileFormats[type];
  return [...columns, ...more].map((name) => importField(name, required.includes(name)));
}

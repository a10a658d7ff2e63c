import type { VersionColumns } from './columns.ts';

interface DocumentVersionsTable extends VersionColumns {
  brand_id: string;
  /** `slas:1`, `company_profile`. */
  document: string;
}

export interface DocumentTables {
  document_versions: DocumentVersionsTable;
}

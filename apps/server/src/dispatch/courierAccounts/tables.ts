import type { CourierPartner, LabelMaker } from '@khep/domain/couriers';
import type { VersionColumns } from '../../platform/db/columns.ts';

interface CourierLabelChoicesTable extends VersionColumns {
  brand_id: string;
  partner: CourierPartner;
  label: LabelMaker;
}

export interface CourierAccountTables {
  courier_label_choices: CourierLabelChoicesTable;
}

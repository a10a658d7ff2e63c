import type { Calibration, RtoModel } from '@khep/domain/rtoRisk';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

/** One model per brand, fitted to its own history. */
interface RtoModelsTable {
  brand_id: string;
  model: Json<RtoModel>;
  calibration: Json<Calibration>;
  fitted_at: Timestamp;
}

export interface RtoRiskTables {
  rto_models: RtoModelsTable;
}

import type { ViewSettings } from '@khep/api';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

interface SavedViewsTable {
  brand_id: string;
  id: string;
  /** The id of the list in the console: `new-orders`. */
  list: string;
  name: string;
  view: Json<ViewSettings>;
  /** From 1, one more with each change. */
  version: Generated<number>;
  /** The name of the user who made it, as it was then. */
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ViewTables {
  saved_views: SavedViewsTable;
}

/** Documents of one registration in one month (YYYY-MM). */
export interface GstMonthKey {
  brand_id: string;
  gstin: string;
  month: string;
}

/** The id of a line: ids of a file sort by line, and are a range of the primary key. */
export const lineId = (file_id: string, line_no: number): string =>
  `${file_id}-${String(line_no).padStart(8, '0')}`;

/** The ids before and after which a file has no line. */
export const lineIdRange = (file_id: string): { first: string; last: string } => ({
  first: lineId(file_id, 0),
  last: lineId(file_id, 99_999_999),
});

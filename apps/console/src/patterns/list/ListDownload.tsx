import type { ListEndpoint, RequestOf, RowOf } from '@khep/api';
import type { CallArguments } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
import { toCsvCell } from '@khep/domain/mapping';
import { gridCsv } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import type { ListColumn } from './columns.tsx';
import type { List } from './defineList.ts';
import { loadMatching } from './matchingRows.ts';

interface ListDownloadProps<E extends ListEndpoint> {
  list: List<E>;
  query: RequestOf<E>['query'];
  rows: readonly RowOf<E>[];
  /** All rows are in `rows`: none are fetched. */
  isLoaded: boolean;
}

/** Second lines that a file has as columns of their own, with their headings. */
const secondHeadings: Readonly<Record<string, string>> = { awb: 'AWB', courier_name: 'Courier' };

/** The columns of a file: also AWBs and couriers that a list shows below another value. */
function fileColumns<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row>[] {
  const headings = new Set(columns.map(({ header }) => header));
  const added = columns.flatMap(({ secondField }): ListColumn<Row>[] => {
    const header = secondField && secondHeadings[secondField];
    if (!secondField || !header || headings.has(header)) return [];
    headings.add(header);
    const value = (row: Row) => (row as Record<string, string | undefined>)[secondField];
    return [{ id: secondField, header, value, cell: value }];
  });
  return [...columns, ...added];
}

/**
 * The rows of a list as CSV, with a mark in front by which Excel reads ₹ and Devanagari, and with AWBs that it doesn't round.
 */
export function listCsv<Row>(
  { columns }: { columns: readonly ListColumn<Row>[] },
  rows: readonly Row[],
): string {
  return `\uFEFF${gridCsv(rows, fileColumns(columns), toCsvCell)}`;
}

/** Downloads every row that matches the filters, not only those that are loaded. */
export function ListDownload<E extends ListEndpoint>({ list, query, rows, isLoaded }: ListDownloadProps<E>) {
  const client = useClient();
  const { download } = list;
  if (!download) return null;
  async function file(): Promise<Blob> {
    if (download && download !== 'csv') {
      const request = [{ query }] as unknown as CallArguments<typeof download>;
      const { blob, name } = await client.file(download, ...request);
      return new File([blob], name);
    }
    const all = isLoaded ? rows : await loadMatching(client, list, query);
    return new Blob([listCsv(list, all)], { type: 'text/csv;charset=utf-8' });
  }
  return (
    <DownloadButton
      file={file}
      name={`${list.id}.csv`}
      failure={
        download === 'csv' ? 'Failed to download file!!! try another format' : String(download.errorMessage)
      }
      variant="ghost"
    />
  );
}

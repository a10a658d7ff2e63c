import type { ListEndpoint, RequestOf, RowOf } from '@khep/api';
import type { CallArguments } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
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

/** The rows of a list as CSV, with a mark in front by which Excel reads ₹ and Devanagari. */
export function listCsv<Row>(
  { columns }: { columns: readonly ListColumn<Row>[] },
  rows: readonly Row[],
): string {
  return `\uFEFF${gridCsv(rows, columns)}`;
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

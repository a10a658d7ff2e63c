import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { downloadCsv } from '../downloadCsv.ts';
import { inputMessages } from '../inputMessages.ts';
import { Button } from '../Button/index.ts';
import { DownloadIcon } from '../icons/index.ts';
import * as styles from './FileUploader.css.ts';
import { failedRowsCsv } from './failedRows.ts';
import type { FailedRow } from './uploads.ts';

const defaults = inputMessages.upload;
/** Rows shown; all of them are in the download. */
const most = 50;

export interface FailedRowsProps {
  fileName: string;
  rows: readonly FailedRow[];
}

/** Rejected rows with the reason, also as a download. */
export function FailedRows({ fileName, rows }: FailedRowsProps) {
  const words = useMessages('upload', defaults);
  const lines = rows.flatMap(({ row, problems }) => problems.map((problem, at) => ({ ...problem, row, at })));
  return (
    <>
      <div className={styles.head}>
        <span className={styles.said} data-tone="critical">
          {words.failedRows(rows.length)}
        </span>
        <Button
          size="small"
          iconStart={<DownloadIcon size={14} />}
          onPress={() =>
            downloadCsv(
              `${fileName.replace(/\.[^.]+$/, '')}-${words.csvName}.csv`,
              failedRowsCsv(rows, words.problem),
            )
          }
        >
          {words.download}
        </Button>
      </div>
      {/* A scrolling region must be focusable. */}
      <div className={styles.report} tabIndex={0} role="group" aria-label={words.report(fileName)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.heading} scope="col">
                {words.row}
              </th>
              <th className={styles.heading} scope="col">
                {words.column}
              </th>
              <th className={styles.heading} scope="col">
                {words.problem}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map(({ row, at, column, message }) => (
              <tr key={`${row}-${at}`}>
                <td className={styles.line}>{row}</td>
                <td className={styles.cell}>{column ?? words.wholeRow}</td>
                <td className={styles.cell}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > most && <span className={styles.said}>{words.more(lines.length - most)}</span>}
    </>
  );
}

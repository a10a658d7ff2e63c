import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { announce } from '../../announce/index.ts';
import { Card } from '../../Card/index.ts';
import { chartMessages } from '../../chartMessages.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { ChartIcon, DownloadIcon, GridIcon } from '../../icons/index.ts';
import { Link } from '../../Link/index.ts';
import { Menu } from '../../Menu/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { Table } from '../../Table/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { downloadTable } from '../csv.ts';
import { downloadPng } from '../downloadPng.ts';
import type { ChartTable } from '../table.ts';
import * as styles from './ChartFrame.css.ts';

const defaults = chartMessages.chart;

export const chartFrames = ['card', 'none'] as const;

/** Common props of all charts, besides data. */
export interface ChartProps {
  /** The charted data: "Orders per day". Names the chart, its table and its file. */
  title: string;
  /** A line below the title: "Last 14 days". */
  description?: string;
  /** `none` for a chart inside another card. @default 'card' */
  frame?: (typeof chartFrames)[number];
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** Additional header actions. */
  actions?: ReactNode;
  /** Reserves the space while data is loading. @default false */
  isLoading?: boolean;
  /** Error message. */
  error?: string | undefined;
  /** Adds a retry button to the error. */
  onRetry?: () => void;
  /** Replaces the empty message, for example by an EmptyState. */
  empty?: ReactNode;
}

export interface ChartFrameProps extends ChartProps {
  children: ReactNode;
  /** The data of the drawing, for the table view and the CSV file. */
  table: ChartTable;
  /** There is no data. @default false */
  isEmpty?: boolean;
  /** Height of the drawing in pixels, reserved while loading. */
  height: number;
  /** Attribution, for example a map's source and licence. */
  attribution?: ReactNode;
}

/** Frames a chart: title, table view, download as CSV or PNG, attribution, and empty, loading and error states. */
export function ChartFrame({
  children,
  title,
  description,
  frame = 'card',
  level = 2,
  actions,
  isLoading = false,
  error,
  onRetry,
  empty,
  table,
  isEmpty = false,
  height,
  attribution,
}: ChartFrameProps) {
  const words = useMessages('chart', defaults);
  const [isTable, setTable] = useState(false);
  const id = useId();
  const toolsRef = useRef<HTMLDivElement>(null);
  const isReady = !isLoading && error === undefined && !isEmpty;

  async function save(format: string) {
    const drawn = toolsRef.current?.closest<HTMLElement>('[data-component="Card"], [data-component="Chart"]');
    if (format === 'csv' || !drawn) {
      announce(words.downloaded(downloadTable(title, table)));
      return;
    }
    try {
      announce(words.downloaded(await downloadPng(title, drawn)));
    } catch {
      announce(words.notDrawn);
    }
  }
  const formats = [
    // The drawing is gone while its table is shown.
    ...(isTable ? [] : [{ id: 'png', label: words.downloadPng }]),
    { id: 'csv', label: words.downloadCsv },
  ];

  /** T in the drawing shows the table; its button takes the focus, as the drawing is gone. */
  function showTable(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return;
    if (!(target instanceof Element) || target.getAttribute('data-component') !== 'Plot') return;
    event.preventDefault();
    event.stopPropagation();
    setTable(true);
    toolsRef.current?.querySelector<HTMLElement>('[data-part="view"] button')?.focus();
  }

  const tools = (actions || isReady) && (
    <div className={styles.tools} ref={toolsRef} data-part="chart-tools">
      {actions}
      {isReady && (
        <>
          <span data-part="view">
            <IconButton
              size="small"
              label={isTable ? words.showChart : words.showTable}
              onPress={() => setTable(!isTable)}
            >
              {isTable ? <ChartIcon size={16} /> : <GridIcon size={16} />}
            </IconButton>
          </span>
          <Menu
            label={words.download}
            items={formats}
            onAction={(format) => void save(format)}
            trigger={
              <IconButton size="small" label={words.download}>
                <DownloadIcon size={16} />
              </IconButton>
            }
          />
        </>
      )}
    </div>
  );

  const body = (
    <>
      {error !== undefined ? (
        <EmptyState kind="error" title={words.error} description={error} {...(onRetry && { onRetry })} />
      ) : isLoading ? (
        <div role="img" aria-label={words.loading(title)}>
          <Skeleton shape="block" height={height} />
        </div>
      ) : isEmpty ? (
        (empty ?? <EmptyState title={words.empty} />)
      ) : isTable ? (
        <TableTwin title={title} table={table} />
      ) : (
        children
      )}
      {isReady && attribution && <p className={styles.note}>{attribution}</p>}
    </>
  );

  if (frame === 'card')
    return (
      <Card title={title} level={level} description={description} {...(tools && { actions: tools })}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the drawing inside */}
        <div data-component="Chart" onKeyDown={showTable}>
          {body}
        </div>
      </Card>
    );
  const Title = `h${level}` as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the drawing inside
    <section className={styles.figure} aria-labelledby={id} data-component="Chart" onKeyDown={showTable}>
      <div className={styles.head}>
        <div>
          <Title id={id} className={styles.title}>
            {title}
          </Title>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {tools}
      </div>
      {body}
    </section>
  );
}

function TableTwin({
  title,
  table: { columns, rows, hrefs, valueHrefs },
}: {
  title: string;
  table: ChartTable;
}) {
  const words = useMessages('chart', defaults);
  return (
    <div className={styles.twin}>
      <Table
        label={words.table(title)}
        rows={rows}
        rowKey={(_row, index) => String(index)}
        columns={columns.map(({ header, number }, index) => ({
          id: String(index),
          header,
          align: number ? ('end' as const) : ('start' as const),
          isRowHeader: index === 0,
          cell: (row: ChartTable['rows'][number]) => {
            const cell = row[index] ?? null;
            const at = rows.indexOf(row);
            const href = index === 0 ? hrefs?.[at] : valueHrefs?.[at]?.[index - 1];
            const text = cell === null ? '–' : typeof cell === 'number' ? (number?.full(cell) ?? cell) : cell;
            if (href === undefined) return text;
            return (
              <Link href={href}>
                {text}
                {/* A list of links names what each value is of. */}
                {index > 0 && <VisuallyHidden>{`, ${header}, ${row[0] ?? ''}`}</VisuallyHidden>}
              </Link>
            );
          },
        }))}
      />
    </div>
  );
}

import type { ChartMessages } from '../chartWords.ts';
import { sankey, sankeyJustify, sankeyLinkHorizontal } from '@visx/sankey';
import type { Tone } from '../../tokens/palette.ts';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, formatShare, type ChartNumber } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Place, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { fitted, textWidth } from '../scale.ts';

export interface SankeyNode {
  id: string;
  /** "Shipped". */
  label: string;
  /** A semantic colour. @default the first palette colour */
  tone?: Tone;
}

export interface SankeyLink {
  /** ID of the source stage. */
  from: string;
  /** ID of the target stage. */
  to: string;
  value: number;
}

export interface FlowData {
  stages: readonly SankeyNode[];
  /** Flows between stages, without cycles. */
  flows: readonly SankeyLink[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
}

const bar = 10;

/** Returns the drawable flows: between known stages, with a positive value. */
export const drawnFlows = ({ stages, flows }: FlowData): SankeyLink[] => {
  const known = new Set(stages.map(({ id }) => id));
  return flows.filter(({ from, to, value }) => known.has(from) && known.has(to) && value > 0);
};

/** Draws stages from left to right, connected by bands proportional to their value. */
export function sankeyDrawing(
  data: FlowData,
  { width, height }: Size,
  words: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(data.number);
  const flows = drawnFlows(data);
  const used = new Set(flows.flatMap(({ from, to }) => [from, to]));
  const stages = data.stages.filter(({ id }) => used.has(id));

  const layout = sankey<SankeyNode, object>()
    .nodeId(({ id }) => id)
    .nodeAlign(sankeyJustify)
    .nodeWidth(bar)
    .nodePadding(26)
    .extent([
      [0, 16],
      [width, height - 4],
    ]);
  const graph = layout({
    nodes: stages.map((stage) => ({ ...stage })),
    links: flows.map(({ from, to, value }) => ({ source: from, target: to, value })),
  });
  const band = sankeyLinkHorizontal<SankeyNode, object>();

  const nodes = graph.nodes.map((node, index) => ({
    stage: stages[index]!,
    x0: node.x0 ?? 0,
    x1: node.x1 ?? 0,
    y0: node.y0 ?? 0,
    y1: node.y1 ?? 0,
    value: node.value ?? 0,
  }));
  const byId = new Map(nodes.map((node) => [node.stage.id, node]));
  const links = graph.links.map((link, index) => ({
    from: flows[index]!.from,
    to: flows[index]!.to,
    value: flows[index]!.value,
    d: band(link) ?? '',
    wide: Math.max(1, link.width ?? 0),
    y0: link.y0 ?? 0,
    y: ((link.y0 ?? 0) + (link.y1 ?? 0)) / 2,
  }));
  const ofNode = (id: string) => byId.get(id)!;

  // One row per stage: the stage itself, then its outgoing flows from the top.
  const order = nodes.toSorted((one, other) => one.x0 - other.x0 || one.y0 - other.y0);
  const leaving = order.map(({ stage }) =>
    links.filter(({ from }) => from === stage.id).toSorted((one, other) => one.y0 - other.y0),
  );
  const placeOfLink = new Map(
    leaving.flatMap((own, row) =>
      own.map((link, index): [typeof link, Place] => [link, { row, column: index + 1 }]),
    ),
  );
  const columns = new Set(nodes.map(({ x0 }) => Math.round(x0))).size;
  const room = width / Math.max(1, columns - 1) - 16;

  return {
    still: (
      <>
        {links.map((link) => {
          const place = placeOfLink.get(link);
          return (
            <path
              key={`${link.from} ${link.to}`}
              data-mark={place && `${place.row}:${place.column}`}
              className={`${styles.flow} ${markClass(0, ofNode(link.to).stage.tone)}`}
              d={link.d}
              strokeWidth={link.wide}
            />
          );
        })}
        {order.map(({ stage, x0, x1, y0, y1, value }, row) => {
          const isLast = x1 > width - bar && x0 > 0;
          return (
            <g key={stage.id} data-mark={`${row}:0`} className={markClass(0, stage.tone)}>
              <rect
                className={styles.fill}
                x={x0}
                y={y0}
                width={x1 - x0}
                height={Math.max(1, y1 - y0)}
                rx={2}
              />
              <text
                className={`${styles.name} ${styles.haloed}`}
                x={isLast ? x1 : x0}
                y={y0 - 5}
                textAnchor={isLast ? 'end' : 'start'}
              >
                {formatLabel(stage.label, style.short(value), room)}
              </text>
            </g>
          );
        })}
      </>
    ),
    marks: order.map(({ stage, x0, x1, y0, value }, row): Mark[] => [
      { x: (x0 + x1) / 2, y: y0, title: stage.label, lines: [{ value: style.full(value) }] },
      ...leaving[row]!.map((link) => ({
        x: (x1 + ofNode(link.to).x0) / 2,
        y: link.y,
        title: words.flow(stage.label, ofNode(link.to).stage.label),
        lines: [{ value: style.full(link.value) }, { value: formatShare(link.value, value) }],
      })),
    ]),
    over: (_mark, { row, column }) => {
      const node = order[row]!;
      const link = leaving[row]![column - 1];
      return link ? (
        <path
          className={`${styles.flow} ${markClass(0, ofNode(link.to).stage.tone)}`}
          data-over=""
          d={link.d}
          strokeWidth={link.wide}
          pointerEvents="none"
        />
      ) : (
        <rect
          className={styles.outline}
          x={node.x0}
          y={node.y0}
          width={node.x1 - node.x0}
          height={Math.max(1, node.y1 - node.y0)}
          rx={2}
        />
      );
    },
  };
}

/** Adds the value to a label if both fit; a truncated value would be misleading. */
function formatLabel(label: string, amount: string, room: number): string {
  const whole = `${label} ${amount}`;
  return textWidth(whole) <= room ? whole : fitted(label, room);
}

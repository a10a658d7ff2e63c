import { useState } from 'react';
import { formatNumber } from '../money/index.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { BoxEdges, BoxTurner, firstYaw, pathOf, turned } from '../packing/view/BoxTurner.tsx';
import { boxEdges, createView, visibleFaces } from '../packing/view/projectBox.ts';
import type { Cuboid, Point, View } from '../packing/view/projectBox.ts';
import * as styles from './BoxComparison.css.ts';
import type { Dimensions } from './evidence.ts';

const defaults = domainMessages.boxComparison;

export interface BoxComparisonProps {
  /** Our packed box, outer centimetres. */
  packed: Dimensions;
  /** Dimensions that the courier billed, centimetres; null if it gave none. */
  billed: Dimensions | null;
}

const wide = 320;
const high = 220;
const inset = 26;

const litres = ({ length, width, height }: Dimensions) =>
  formatNumber((length * width * height) / 1000, 1, 1);

interface SizeLabel {
  at: Point;
  text: string;
}

/** The lengths of the three edges that meet at the nearest lower corner. */
function sizeLabels(box: Cuboid, { project, toViewer }: View, size: Dimensions): SizeLabel[] {
  const x = toViewer[0] > 0 ? box.x + box.length : box.x;
  const y = toViewer[1] > 0 ? box.y + box.width : box.y;
  return [
    { at: project(box.x + box.length / 2, y, box.z), text: String(size.length) },
    { at: project(x, box.y + box.width / 2, box.z), text: String(size.width) },
    { at: project(x, y, box.z + box.height / 2), text: String(size.height) },
  ];
}

/** Our packed box inside the billed one, to scale. It turns by dragging or with the arrow keys. */
export function BoxComparison({ packed, billed }: BoxComparisonProps) {
  const messages = useDomainMessages('boxComparison', defaults);
  const [yaw, setYaw] = useState(firstYaw);
  const outer: Dimensions = billed
    ? {
        length: Math.max(packed.length, billed.length),
        width: Math.max(packed.width, billed.width),
        height: Math.max(packed.height, billed.height),
      }
    : packed;
  const across = Math.hypot(outer.length, outer.width);
  const scale = Math.min(
    (wide - 2 * inset) / across,
    (high - 2 * inset) / (across * 0.5 + outer.height * 0.87),
  );
  /** Both boxes have one centre on one floor. */
  const placed = (box: Dimensions): Cuboid => ({
    x: ((outer.length - box.length) / 2) * scale,
    y: ((outer.width - box.width) / 2) * scale,
    z: 0,
    length: box.length * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const view = createView(yaw, placed(outer));
  const ours = placed(packed);
  const theirs = billed && placed(billed);
  const edges = theirs ? boxEdges(theirs, view) : [];

  return (
    <div className={styles.comparison} data-component="BoxComparison">
      <BoxTurner
        label={messages.turn}
        valueText={messages.seenFrom(turned(yaw))}
        yaw={yaw}
        onTurn={setYaw}
        wide={wide}
        high={high}
      >
        <BoxEdges edges={edges} shows="behind" className={`${styles.billedEdge} ${styles.hiddenEdge}`} />
        {visibleFaces(ours, view).map(({ side, points }) => (
          <path key={side} className={styles.packedFace[side]} d={`${pathOf(points)}Z`} />
        ))}
        <BoxEdges edges={edges} shows="front" className={styles.billedEdge} />
        {sizeLabels(ours, view, packed).map(({ at, text }, index) => (
          <text key={index} className={styles.size} x={at.u} y={at.v - 3}>
            {text}
          </text>
        ))}
        {theirs &&
          billed &&
          sizeLabels(theirs, view, billed).map(({ at, text }, index) => (
            <text
              key={index}
              className={`${styles.size} ${styles.billedSize}`}
              x={at.u * 1.06}
              y={at.v * 1.06 + 12}
            >
              {text}
            </text>
          ))}
      </BoxTurner>
      <div className={styles.legend}>
        <span className={styles.key}>
          <span className={styles.packedMark} aria-hidden="true" />
          {messages.packed(sizeText(packed), litres(packed))}
        </span>
        <span className={styles.key}>
          {billed && <span className={styles.billedMark} aria-hidden="true" />}
          {billed ? messages.billed(sizeText(billed), litres(billed)) : messages.notBilled}
        </span>
      </div>
    </div>
  );
}

const sizeText = ({ length, width, height }: Dimensions) => `${length} × ${width} × ${height} cm`;

import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@khep/ui';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BoxEdges, BoxTurner, firstYaw, pathOf, turned, yawStep } from './BoxTurner.tsx';
import * as styles from './PackedBoxView.css.ts';
import { boxEdges, paintOrder, createView, visibleFaces } from './projectBox.ts';
import type { Cuboid } from './projectBox.ts';
import { itemColors, handlingLabel, positionLabel } from './boxData.ts';
import type { BoxData } from './boxData.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.packedBox;

export interface PackedBoxViewProps {
  /** Names the image: "Box 1". */
  label: string;
  box: BoxData;
  /** Shown between the image and the slider. */
  caption?: ReactNode;
  /** The items in the box while it is packed, by the numbers of its items from 0. Without it a slider walks through them. */
  progress?: PackingProgress | undefined;
}

export interface PackingProgress {
  placed: ReadonlySet<number>;
  /** The piece that goes in next; its place is lit. */
  next: number | undefined;
}

const wide = 300;
const high = 190;
const inset = 16;

/** Keeps the image size constant during rotation, by the box's longest view. */
function fitScale({ length, width, height }: Cuboid): number {
  const across = Math.hypot(length, width);
  const tall = across * 0.5 + height * 0.87;
  return Math.min((wide - 2 * inset) / across, (high - 2 * inset) / tall);
}

/**
 * Shows the positions of items in a box: a 3D view rotated by dragging, arrow keys or buttons, a slider for
 * the packing order, and the positions as text.
 */
export function PackedBoxView({ label, box, caption, progress }: PackedBoxViewProps) {
  const messages = useDomainMessages('packedBox', defaults);
  const [yaw, setYaw] = useState(firstYaw);
  const placed = useMemo(
    () =>
      box.items.filter(
        (item, at) =>
          item.position && item.rotation && (!progress || progress.placed.has(at) || progress.next === at),
      ),
    [box.items, progress],
  );
  const lit = progress?.next === undefined ? undefined : box.items[progress.next];
  const [shown, setShown] = useState<number | null>(null);
  const step = Math.min(shown ?? placed.length, placed.length);
  const stepsId = useId();

  const kinds = useMemo(() => [...new Set(box.items.map((item) => item.sku_id))], [box.items]);
  const { length, width, height } = box.inner_dimensions ?? box.dimensions;
  const outer: Cuboid = { x: 0, y: 0, z: 0, length, width, height };
  const scale = fitScale(outer);
  const scaled = (c: Cuboid): Cuboid => ({
    x: c.x * scale,
    y: c.y * scale,
    z: c.z * scale,
    length: c.length * scale,
    width: c.width * scale,
    height: c.height * scale,
  });
  const whole = scaled(outer);
  const view = createView(yaw, whole);
  const cuboids = placed.slice(0, step).map((item) => scaled({ ...item.position!, ...item.rotation! }));
  const edges = boxEdges(whole, view);

  const last = placed[step - 1];
  return (
    <div className={styles.view} data-component="PackedBoxView">
      <div className={styles.stage}>
        <BoxTurner
          label={messages.turn(label)}
          valueText={messages.seenFrom(turned(yaw))}
          yaw={yaw}
          onTurn={setYaw}
          wide={wide}
          high={high}
        >
          <BoxEdges edges={edges} shows="behind" className={`${styles.outline} ${styles.outlineBehind}`} />
          {paintOrder(cuboids, view).map((index) => {
            const colours = itemColors(kinds.indexOf(placed[index]!.sku_id));
            const isLast = progress
              ? placed[index] === lit
              : index === step - 1 && shown !== null && step < placed.length;
            return (
              <g key={index} data-part="item">
                {visibleFaces(cuboids[index]!, view).map(({ side, points }) => (
                  <path
                    key={side}
                    className={isLast ? `${styles.face} ${styles.lastPlaced}` : styles.face}
                    d={`${pathOf(points)}Z`}
                    fill={colours[side]}
                  />
                ))}
              </g>
            );
          })}
          <BoxEdges edges={edges} shows="front" className={styles.outline} />
        </BoxTurner>
        <div className={styles.buttons}>
          <IconButton
            label={messages.turnLeft(label)}
            size="small"
            onPress={() => setYaw((now) => turned(now - yawStep))}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={messages.turnRight(label)}
            size="small"
            onPress={() => setYaw((now) => turned(now + yawStep))}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      {caption}
      {!progress && placed.length > 1 && (
        <div className={styles.steps}>
          <label className={styles.stepsLabel} htmlFor={stepsId}>
            <span>{messages.order}</span>
            <span aria-hidden="true">{messages.step(step, placed.length)}</span>
          </label>
          <input
            id={stepsId}
            className={styles.range}
            type="range"
            min={0}
            max={placed.length}
            step={1}
            value={step}
            aria-valuetext={
              last
                ? `${messages.step(step, placed.length)}, ${last.sku_name ?? last.sku_id}`
                : messages.step(0, placed.length)
            }
            onChange={(event) => setShown(Number(event.target.value))}
          />
        </div>
      )}
      <details className={styles.items}>
        <summary className={styles.summary}>{messages.positions(label)}</summary>
        <ol className={styles.list}>
          {box.items.map((item, i) => (
            <li key={`${item.sku_id} ${positionLabel(item, messages)}`} className={styles.item}>
              <span
                className={styles.swatch}
                style={{ background: itemColors(kinds.indexOf(item.sku_id)).left }}
              />
              <span>
                {i + 1}. {item.sku_name ?? item.sku_id}
                {item.quantity > 1 && ` × ${item.quantity}`}
                {handlingLabel(item, messages) && `, ${handlingLabel(item, messages)}`}{' '}
                <span className={styles.waiting}>{positionLabel(item, messages)}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

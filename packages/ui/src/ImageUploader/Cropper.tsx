import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../Button/index.ts';
import { Slider } from '../Slider/index.ts';
import { Text } from '../Text/index.ts';
import { firstCrop, maxZoom, moved, zoomed, zoomOf, type Crop, type Size } from './crop.ts';
import * as styles from './ImageUploader.css.ts';

const defaults = inputMessages.image;

export interface CropperProps {
  /** URL of the image to crop. */
  source: string;
  image: Size;
  /** Width divided by height of the result. */
  aspect: number;
  onUse: (crop: Crop) => void;
  onCancel: () => void;
}

/** A crop area behind which the image is moved and zoomed. */
export function Cropper({ source, image, aspect, onUse, onCancel }: CropperProps) {
  const words = useMessages('image', defaults);
  const [crop, setCrop] = useState(() => firstCrop(image, aspect));
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // React's wheel handler is passive and can't prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setCrop((now) => zoomed(now, image, zoomOf(now, image) * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [image]);

  function drag(event: PointerEvent<HTMLDivElement>) {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const scale = crop.width / event.currentTarget.clientWidth;
    setCrop(moved(crop, image, (from.x - event.clientX) * scale, (from.y - event.clientY) * scale));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = crop.width * (event.shiftKey ? 0.1 : 0.01);
    const keys: Record<string, () => Crop> = {
      // The image follows the arrow, so the crop area moves the opposite way.
      ArrowLeft: () => moved(crop, image, step, 0),
      ArrowRight: () => moved(crop, image, -step, 0),
      ArrowUp: () => moved(crop, image, 0, step),
      ArrowDown: () => moved(crop, image, 0, -step),
      '+': () => zoomed(crop, image, zoomOf(crop, image) * 1.1),
      '=': () => zoomed(crop, image, zoomOf(crop, image) * 1.1),
      '-': () => zoomed(crop, image, zoomOf(crop, image) / 1.1),
      Home: () => firstCrop(image, aspect),
    };
    const next = keys[event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCrop(next());
  }

  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.cropper}>
      <div
        ref={frame}
        className={styles.frame}
        style={{ aspectRatio: aspect }}
        role="application"
        aria-label={words.frame}
        aria-roledescription={words.cropper}
        tabIndex={0}
        data-part="frame"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <img
          className={styles.picture}
          src={source}
          alt=""
          draggable={false}
          style={{
            inlineSize: percent(image.width, crop.width),
            transform: `translate(${percent(-crop.x, image.width)}, ${percent(-crop.y, image.height)})`,
          }}
        />
      </div>
      <Slider
        label={words.zoom}
        unit="%"
        minValue={100}
        maxValue={maxZoom * 100}
        step={5}
        value={Math.round(zoomOf(crop, image) * 100)}
        onChange={(zoom) => setCrop(zoomed(crop, image, zoom / 100))}
      />
      <Text size="secondary" tone="third">
        {words.how}
      </Text>
      <div className={styles.actions}>
        <Button tone="accent" size="small" onPress={() => onUse(crop)}>
          {words.use}
        </Button>
        <Button size="small" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

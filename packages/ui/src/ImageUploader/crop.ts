export interface Size {
  width: number;
  height: number;
}

/** The crop area in image pixels. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** Maximum zoom. */
export const maxZoom = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Returns the largest area of the shape within an image. */
function cover(image: Size, aspect: number): Size {
  return image.width / image.height > aspect
    ? { width: image.height * aspect, height: image.height }
    : { width: image.width, height: image.width / aspect };
}

/** Returns the initial, centred crop area. */
export function firstCrop(image: Size, aspect: number): Crop {
  const size = cover(image, aspect);
  return { ...size, x: (image.width - size.width) / 2, y: (image.height - size.height) / 2 };
}

/** Moves the crop area by image pixels, clamped to the edges. */
export function moved(crop: Crop, image: Size, byX: number, byY: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + byX, 0, image.width - crop.width),
    y: clamp(crop.y + byY, 0, image.height - crop.height),
  };
}

/** Returns the zoom: 1 for the largest crop area. */
export const zoomOf = (crop: Crop, image: Size) => cover(image, crop.width / crop.height).width / crop.width;

/** Zooms around the centre. */
export function zoomed(crop: Crop, image: Size, zoom: number): Crop {
  const whole = cover(image, crop.width / crop.height);
  const near = clamp(zoom, 1, maxZoom);
  const size = { width: whole.width / near, height: whole.height / near };
  return moved(
    { ...size, x: crop.x + (crop.width - size.width) / 2, y: crop.y + (crop.height - size.height) / 2 },
    image,
    0,
    0,
  );
}

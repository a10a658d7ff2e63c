export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in its own pixels. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** How far a picture can be brought nearer. */
export const maxZoom = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The largest part of a shape that a picture has. */
function cover(image: Size, aspect: number): Size {
  return image.width / image.height > aspect
    ? { width: image.height * aspect, height: image.height }
    : { width: image.width, height: image.width / aspect };
}

/** The part that is kept at first: the middle. */
export function firstCrop(image: Size, aspect: number): Crop {
  const size = cover(image, aspect);
  return { ...size, x: (image.width - size.width) / 2, y: (image.height - size.height) / 2 };
}

/** The part moved by pixels of the picture, no further than its edges. */
export function moved(crop: Crop, image: Size, byX: number, byY: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + byX, 0, image.width - crop.width),
    y: clamp(crop.y + byY, 0, image.height - crop.height),
  };
}

/** How near the picture is: 1 where as much as can be is kept. */
export const zoomOf = (crop: Crop, image: Size) => cover(image, crop.width / crop.height).width / crop.width;

/** The part at another nearness, about the same middle. */
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

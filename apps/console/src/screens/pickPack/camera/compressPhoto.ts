import { uploadLimits } from '@khep/domain/uploads';

/** Pixels of the longer side: enough for the print of a tape, a tenth of the bytes that phones save. */
const longestSide = 1600;
const quality = 0.82;

/** Width and height of a photo after its longer side is limited; a small one stays as it is. */
export function fitPhoto(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

type Source = { image: CanvasImageSource; width: number; height: number };

async function draw({ image, width, height }: Source, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  const size = fitPhoto(width, height);
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('The browser made no image of the canvas.');
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

/** The image that a camera shows now, as a compressed photo. */
export async function photoOf(video: HTMLVideoElement, name: string): Promise<File> {
  // The first image comes a moment after the camera is open.
  if (video.videoWidth === 0)
    await new Promise((done) => video.addEventListener('loadeddata', done, { once: true }));
  return draw({ image: video, width: video.videoWidth, height: video.videoHeight }, name);
}

/** A chosen photo, compressed; as it is where the browser can't read it, for the server to say so. */
export async function compressPhoto(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const made = await draw(
      { image, width: image.width, height: image.height },
      file.name.replace(/\.\w+$/, ''),
    );
    image.close();
    const isPhoto = file.type === 'image/jpeg' || file.type === 'image/webp';
    return made.size < file.size || !isPhoto || file.size > uploadLimits.image ? made : file;
  } catch {
    return file;
  }
}

import type { Services } from '../../start/services.ts';

/** Loads an image of a preference as a `data:` URL; undefined without a valid one. */
export async function loadImageDataUrl(services: Services, path: string): Promise<string | undefined> {
  if (path === '') return undefined;
  const bytes = await services.files.read(path);
  return (
    bytes &&
    `data:image/${path.endsWith('.jpg') ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`
  );
}

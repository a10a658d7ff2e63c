import type { Services } from '../../services.ts';

/** A picture of a preference as a `data:` URL; undefined where there is none or it is not one of ours. */
export async function loadImageDataUrl(services: Services, path: string): Promise<string | undefined> {
  if (path === '') return undefined;
  const bytes = await services.files.read(path);
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

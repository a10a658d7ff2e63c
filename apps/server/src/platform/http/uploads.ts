import type { Hono } from 'hono';
import type { Services } from '../../start/services.ts';
import type { Environment } from './requestLog.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
};

/** Serves uploaded images. Names can't be guessed, and content can't execute. */
export function serveUploads(app: Hono<Environment>, services: Services): void {
  app.get('/files/:name', async (context) => {
    const name = context.req.param('name');
    const bytes = await services.files.read(name);
    if (bytes === undefined) return context.text('File not found.', 404);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { runInThread } from '../../base/runInThread.ts';
import type { Environment } from './requestLog.ts';

const require = createRequire(import.meta.url);
const types: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Khep API</title>
<link rel="icon" href="/docs/api/favicon-32x32.png">
<link rel="stylesheet" href="/docs/api/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/docs/api/swagger-ui-bundle.js"></script>
<script src="/docs/api/start.js"></script>
</body>
</html>`;

const start = `window.SwaggerUIBundle({
  url: '/docs/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  tryItOutEnabled: true,
  persistAuthorization: false,
});`;

async function generateOpenApi(): Promise<string> {
  const text = await runInThread<string>(new URL('openApiWorker.ts', import.meta.url));
  if (text === undefined) throw new Error('The OpenAPI document could not be generated');
  return text;
}

/** API reference, generated from the endpoint declarations. */
export function serveApiDocs(app: Hono<Environment>): void {
  app.get('/docs/api', (context) => context.html(page));
  let openApi: Promise<string> | undefined;
  app.get('/docs/api/openapi.json', async (context) => {
    // Generated on first use, outside the event loop.
    openApi ??= generateOpenApi().catch((error: unknown) => {
      openApi = undefined;
      throw error;
    });
    return context.body(await openApi, 200, { 'content-type': 'application/json' });
  });
  app.get('/docs/api/start.js', (context) =>
    context.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/docs/api/:file', async (context) => {
    const file = context.req.param('file');
    const type = types.get(file);
    if (type === undefined) return context.notFound();
    const folder = (require('swagger-ui-dist/absolute-path.js') as () => string)();
    return context.body(new Uint8Array(await readFile(join(folder, file))), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    });
  });
}

import { parentPort } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { openApiDocument } from '@khep/api/openapi';

yieldToRequests();

// Takes half a second, because the schemas of all endpoints are written out.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(JSON.stringify(openApiDocument()));

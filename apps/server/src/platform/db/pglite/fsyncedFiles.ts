import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  /** The real file descriptor. */
  nfd?: number;
}

interface StreamOperations {
  fsync?: (stream: NodeStream) => number;
}

/** Number of fsync calls, for the self-test. */
export const syncs = { count: 0 };

/**
 * PGlite's file system on Node with fsync. Without it a commit is acknowledged while its rows are only in the
 * OS cache.
 */
export class FsyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const options = result.emscriptenOpts;
    options.preRun = [
      (module) => {
        const operations = (module.NODEFS as unknown as { stream_ops: StreamOperations }).stream_ops;
        operations.fsync = (stream) => {
          if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
          syncs.count += 1;
          return 0;
        };
      },
      ...(options.preRun ?? []),
    ];
    return result;
  }
}

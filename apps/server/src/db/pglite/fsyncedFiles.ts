import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  /** The real file descriptor. */
  nfd?: number;
}

interface StreamOperations {
  fsync?: (stream: NodeStream) => number;
}

/** How often the disk has been told to write: the start-up proof reads it. */
export const syncs = { count: 0 };

/**
 * PGlite's file system on Node with the fsync that it lacks. Without it a commit is acknowledged
 * while its rows are only in the operating system's memory.
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

/** An error in a row. */
export interface RowProblem {
  /** The column; omitted for the whole row. */
  column?: string;
  /** The error and how to fix it: "Enter six digits." */
  message: string;
}

export interface FailedRow {
  /** Line in the file; the header is 1. */
  row: number;
  /** Original values by column. */
  values: Readonly<Record<string, string>>;
  problems: readonly RowProblem[];
}

/** The server's result. */
export interface UploadOutcome {
  /** "248 orders created". */
  message?: string;
  /** Rejected rows; the others were imported. */
  failedRows?: readonly FailedRow[];
}

export interface UploadProgress {
  /** Aborts when cancelled. */
  signal: AbortSignal;
  /** Uploaded fraction, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a file. A thrown error is shown with a retry button. */
export type Upload = (file: File, progress: UploadProgress) => Promise<UploadOutcome | void>;

export interface UploadItem {
  id: number;
  file: File;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'refused';
  /** Uploaded fraction, 0 to 1. */
  progress: number;
  /** Error message. */
  problem?: string;
  outcome?: UploadOutcome;
}

/** Concurrent uploads. */
const atOnce = 2;

export interface UploadsOptions {
  upload: Upload;
  /** Returns why a file is rejected before upload. */
  refuse?: (file: File) => string | undefined;
  /** Message for errors without one. */
  unknownProblem: string;
  /** Called when a file's status changes. */
  onStatus?: (item: UploadItem) => void;
}

/** The files of an uploader, stored outside React: progress is frequent, and uploads outlive renders. */
export function createUploads(options: UploadsOptions) {
  let current = options;
  let items: readonly UploadItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function change(id: number, next: Partial<UploadItem>) {
    const before = items.find((item) => item.id === id);
    if (!before) return;
    const after = { ...before, ...next };
    items = items.map((item) => (item.id === id ? after : item));
    for (const listener of listeners) listener();
    if (before.status !== after.status) current.onStatus?.(after);
  }

  async function send(item: UploadItem) {
    const controller = new AbortController();
    running.set(item.id, controller);
    change(item.id, { status: 'sending', progress: 0, problem: undefined, outcome: undefined });
    const isMine = () => running.get(item.id) === controller;
    try {
      const outcome = await current.upload(item.file, {
        signal: controller.signal,
        onProgress: (share) => isMine() && change(item.id, { progress: Math.min(1, Math.max(0, share)) }),
      });
      if (isMine()) change(item.id, { status: 'done', progress: 1, outcome: outcome ?? {} });
    } catch (error) {
      const words = error instanceof Error && error.message !== '' ? error.message : current.unknownProblem;
      if (isMine()) change(item.id, { status: 'failed', problem: words });
    } finally {
      if (isMine()) running.delete(item.id);
      begin();
    }
  }

  function begin() {
    const waiting = items.filter((item) => item.status === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, atOnce - running.size))) void send(item);
  }

  function stop(id: number) {
    running.get(id)?.abort();
    running.delete(id);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    items: () => items,
    /** Updates callbacks for later uploads. */
    configure: (next: UploadsOptions) => {
      current = next;
    },
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        const problem = current.refuse?.(file);
        return {
          id: nextId++,
          file,
          progress: 0,
          status: problem ? 'refused' : 'waiting',
          ...(problem && { problem }),
        };
      });
      items = [...items, ...added];
      for (const listener of listeners) listener();
      for (const item of added) if (item.status === 'refused') current.onStatus?.(item);
      begin();
    },
    cancel: (id: number) => {
      stop(id);
      change(id, { status: 'cancelled' });
      begin();
    },
    retry: (id: number) => {
      change(id, { status: 'waiting', progress: 0, problem: undefined });
      begin();
    },
    remove: (id: number) => {
      stop(id);
      items = items.filter((item) => item.id !== id);
      for (const listener of listeners) listener();
      begin();
    },
    /** Aborts everything: the page is closed. */
    stopAll: () => {
      for (const id of running.keys()) stop(id);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** What is wrong with a row of a file that was read. */
export interface RowProblem {
  /** The column it is in; absent where it is the row as a whole. */
  column?: string;
  /** What is wrong and what to do: "Enter six digits." */
  message: string;
}

export interface FailedRow {
  /** Its line in the file, the heading being line 1. */
  row: number;
  /** The row as it came, by column. */
  values: Readonly<Record<string, string>>;
  problems: readonly RowProblem[];
}

/** What the server made of a file. */
export interface UploadOutcome {
  /** "248 orders created". */
  message?: string;
  /** Rows that were left out; the others count as taken. */
  failedRows?: readonly FailedRow[];
}

export interface UploadProgress {
  /** Ends the upload when the person cancels it. */
  signal: AbortSignal;
  /** How much is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file. What it throws is shown with a button to try again. */
export type Upload = (file: File, progress: UploadProgress) => Promise<UploadOutcome | void>;

export interface UploadItem {
  id: number;
  file: File;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'refused';
  /** Sent so far, from 0 to 1. */
  progress: number;
  /** What went wrong. */
  problem?: string;
  outcome?: UploadOutcome;
}

/** Files on their way at the same time; the others wait. */
const atOnce = 2;

export interface UploadsOptions {
  upload: Upload;
  /** Why a file is not even sent: too large, of another kind. */
  refuse?: (file: File) => string | undefined;
  /** Said where an upload throws something without words. */
  unknownProblem: string;
  /** A file's status has changed. */
  onStatus?: (item: UploadItem) => void;
}

/**
 * The files of one uploader, outside React: progress comes many times a second, and an upload must outlive the
 * renders of the page it was begun on.
 */
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
    /** The newest callbacks, for uploads that begin from now on. */
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
    /** Ends whatever is under way: the page is left. */
    stopAll: () => {
      for (const id of running.keys()) stop(id);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

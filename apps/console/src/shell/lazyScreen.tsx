import { lazy } from 'react';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** The screen's code couldn't be fetched: the browser is offline, or a deployment removed the file. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  /** Fetches the code again and uses it from then on. Rejects if it fails again. */
  readonly reload: () => Promise<void>;

  constructor(cause: unknown, reload: () => Promise<void>) {
    super("The screen's code could not be loaded.", { cause });
    this.reload = reload;
  }
}

/**
 * A screen whose code is fetched when it is first opened. Unlike React's `lazy`, a failure can be retried.
 */
export function lazyScreen(load: Load): ComponentType {
  const createScreen = (first: Load): ComponentType =>
    lazy(async () => {
      try {
        return await first();
      } catch (error) {
        throw new ScreenLoadError(error, async () => {
          const loaded = await load();
          Current = createScreen(async () => loaded);
        });
      }
    });
  let Current = createScreen(load);
  return function LazyScreen() {
    return <Current />;
  };
}

import { lazy } from 'react';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** The code of a screen did not come: the network is away, or a deployment has taken the file away. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenMissing';
  /** Asks for the code once more, and draws it from then on; fails where it still does not come. */
  readonly fetchAgain: () => Promise<void>;

  constructor(cause: unknown, fetchAgain: () => Promise<void>) {
    super('The code of the screen could not be loaded', { cause });
    this.fetchAgain = fetchAgain;
  }
}

/** A screen whose code comes when it is first opened. React's own `lazy` keeps a failure for good; this one can be asked again. */
export function lazyScreen(load: Load): ComponentType {
  const begin = (first: Load): ComponentType =>
    lazy(async () => {
      try {
        return await first();
      } catch (error) {
        throw new ScreenLoadError(error, async () => {
          const loaded = await load();
          Current = begin(async () => loaded);
        });
      }
    });
  let Current = begin(load);
  return function LazyScreen() {
    return <Current />;
  };
}

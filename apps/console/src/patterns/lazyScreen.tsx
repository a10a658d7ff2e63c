import { lazy } from 'react';
import type { ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
/** A screen whose code can be fetched before it is opened. */
export type LazyScreen = ComponentType & { preload: () => void };
/** Optional where every prop of the screen is. */
type PropsArgument<Props> = {} extends Props ? [props?: Props] : [props: Props];

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
 * A screen with its props, whose code is fetched when it is first opened. Unlike React's `lazy`, a failure can be
 * retried.
 */
export function lazyScreen<Props extends object>(
  load: Load<Props>,
  ...[props]: PropsArgument<Props>
): LazyScreen {
  const createScreen = (first: Load<Props>): ComponentType<Props> =>
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
  function Screen() {
    return <Current {...(props as Props)} />;
  }
  return Object.assign(Screen, {
    // A failure is shown when the screen opens.
    preload: () => void load().catch(() => undefined),
  });
}

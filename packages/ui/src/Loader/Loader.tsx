import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { LottiePlayer } from 'lottie-web';
import { useEffect, useRef, useState } from 'react';
import { loaderWords as defaultLoaderWords } from '../shellMessages.ts';
import * as styles from './Loader.css.ts';

export const loaderSizes = ['page', 'component'] as const;

export interface LoaderProps {
  /** `page` centres it in the window. @default 'component' */
  size?: (typeof loaderSizes)[number];
  /** A CSS length. @default '20rem' */
  height?: string;
  /** Names the loading content for screen readers. @default 'Loading' */
  label?: string;
}

/** Milliseconds before it shows: most waits are shorter, and a flash is distracting. */
export const loaderDelay = 300;

/** Milliseconds before the animation is loaded: on a slow line its 50 kB would delay what is waited for. */
const animationDelay = 3000;

function StillParcel() {
  return (
    <svg
      viewBox="0 0 500 500"
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="13"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="m250 130 96 52v116l-96 52-96-52V182zM154 182l96 52 96-52M250 234v116" />
      <path d="m202 156 96 52v36" strokeWidth="11" />
    </svg>
  );
}

/** The wait for a page or a part of it. */
export function Loader({ size = 'component', height = '20rem', label }: LoaderProps) {
  const loaderWords = useMessages('loader', defaultLoaderWords);
  const [isShown, setShown] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const showing = setTimeout(() => setShown(true), loaderDelay);
    const moving = setTimeout(async () => {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // Loaded on demand; offline the still image remains.
      const loaded = await Promise.all([
        import('lottie-web/build/player/lottie_light.js'),
        import('./parcelAnimation.ts'),
      ]).catch(() => undefined);
      if (!loaded || isGone || !canvas.current) return;
      const [{ default: exported }, { parcelAnimation }] = loaded;
      // The types declare an ES module default, but the CommonJS file exports the player itself.
      const player = exported as unknown as LottiePlayer;
      // The player mutates its data and can't handle shared references, so it gets a deep copy.
      const animationData: unknown = JSON.parse(JSON.stringify(parcelAnimation));
      const animation = player.loadAnimation({
        container: canvas.current,
        renderer: 'svg',
        loop: true,
        autoplay: true,
        animationData,
      });
      setMoving(true);
      stop = () => animation.destroy();
    }, animationDelay);
    return () => {
      isGone = true;
      clearTimeout(showing);
      clearTimeout(moving);
      stop();
    };
  }, []);

  return (
    <div
      className={styles.loader}
      role="status"
      data-component="Loader"
      data-size={size}
      data-moving={isMoving || undefined}
    >
      <div className={styles.picture} style={{ blockSize: height }} aria-hidden="true">
        <div ref={canvas} hidden={!isMoving} style={{ blockSize: '100%' }} />
        {isShown && !isMoving && <StillParcel />}
      </div>
      {isShown && <span className={styles.words}>{label ?? loaderWords.loading}</span>}
    </div>
  );
}

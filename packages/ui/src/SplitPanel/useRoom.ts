import { useEffect, type RefObject } from 'react';
import { roomProperty } from './SplitPanel.css.ts';

/** Free space between the panel and the end of the screen. */
const gap = 16;
/** A panel that begins low on the screen is still worth opening. */
const least = 320;

/** Keeps the height that a panel has on the screen as a custom property, while the page scrolls and changes size. */
export function useRoom(frame: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!isActive || !element) return undefined;
    const panel = element.querySelector('aside');
    const measure = () => {
      const top = Math.max(panel?.getBoundingClientRect().top ?? 0, 0);
      element.style.setProperty(roomProperty, `${Math.max(least, window.innerHeight - top - gap)}px`);
    };
    measure();
    // Content above the panel may load after it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [frame, isActive]);
}

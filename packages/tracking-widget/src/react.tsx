import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { defineKhepTrack } from './KhepTrackElement.ts';
import type { TrackEventDetail } from './KhepTrackElement.ts';

export interface KhepTrackProps {
  /** The brand's slug: `mitti-and-loom`. */
  brand: string;
  /** The Khep server: `https://ship.example.in`. */
  server: string;
  /** A language of the tracking page. @default the language of the page, else of the browser */
  language?: string;
  /** An AWB, or an order number and PIN code, to show at once. */
  order?: string;
  /** @default 'auto': as the page's `color-scheme` */
  theme?: 'auto' | 'light' | 'dark';
  onFound?: (detail: TrackEventDetail) => void;
  onNotFound?: (detail: TrackEventDetail) => void;
  onError?: (detail: TrackEventDetail) => void;
}

/** The tracking form of a brand. It renders nothing on a server but the element. */
export function KhepTrack({
  brand,
  server,
  language,
  order,
  theme = 'auto',
  onFound,
  onNotFound,
  onError,
}: KhepTrackProps): ReactElement {
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(defineKhepTrack, []);
  useEffect(() => {
    const listeners = { found: onFound, 'not-found': onNotFound, error: onError };
    const added = Object.entries(listeners).flatMap(([name, handle]) => {
      if (!handle) return [];
      const listener = (event: Event) => handle((event as CustomEvent<TrackEventDetail>).detail);
      node?.addEventListener(`khep-track:${name}`, listener);
      return [[name, listener] as const];
    });
    return () => {
      for (const [name, listener] of added) node?.removeEventListener(`khep-track:${name}`, listener);
    };
  }, [node, onFound, onNotFound, onError]);
  return createElement('khep-track', { ref: setNode, brand, server, lang: language, order, theme });
}

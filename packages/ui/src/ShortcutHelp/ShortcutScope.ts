import { createContext, type RefObject } from 'react';

/** The overlay around a component: its shortcuts work only there. */
export const ShortcutScope = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

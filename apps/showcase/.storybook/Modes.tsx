import { densityAttribute, moreContrast } from '@khep/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { inHindi } from './inHindi.ts';

/** Puts what the toolbar says on the page itself, so that dialogs and menus get it too. */
export const Modes: Decorator = (Story, { globals, args }) => {
  const { density, contrast, direction, language } = globals as Record<string, string>;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute(densityAttribute, density ?? 'comfortable');
    page.classList.toggle(moreContrast, contrast === 'more');
    page.dir = direction ?? 'ltr';
    page.lang = language === 'hi' ? 'hi' : 'en';
  }, [density, contrast, direction, language]);
  const story = language === 'hi' ? <Story args={inHindi(args)} /> : <Story />;
  // Arabic of the Emirates writes Latin digits, as the kit's own words do: only the direction changes.
  return direction === 'rtl' ? <I18nProvider locale="ar-AE">{story}</I18nProvider> : story;
};

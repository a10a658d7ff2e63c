import { densityAttribute, moreContrast } from '@khep/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { addons } from 'storybook/preview-api';
import { brandProperties, brands, propertiesOf } from '../src/foundations/brands.ts';
import type { BrandId } from '../src/foundations/brands.ts';
import { writeInHindi } from './textsInHindi.ts';

/** A play function asks for the story's own words: they are changed once it has found them. */
function useHindi(isOn: boolean, storyId: string) {
  useEffect(() => {
    if (!isOn) return undefined;
    const channel = addons.getChannel();
    let end: (() => void) | undefined;
    const begin = (finished: { storyId?: string }) => {
      if (finished.storyId === storyId) end ??= writeInHindi(document.body);
    };
    channel.on('storyFinished', begin);
    return () => {
      channel.off('storyFinished', begin);
      end?.();
    };
  }, [isOn, storyId]);
}

/** Puts what the toolbar says on the page itself, so that dialogs and menus get it too. */
export const Modes: Decorator = (Story, { globals, id }) => {
  const { brand, density, contrast, direction, language } = globals as Record<string, string>;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute(densityAttribute, density ?? 'comfortable');
    page.classList.toggle(moreContrast, contrast === 'more');
    page.dir = direction ?? 'ltr';
    page.lang = language === 'hi' ? 'hi' : 'en';
  }, [density, contrast, direction, language]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const name of brandProperties) style.removeProperty(name);
    if (brand !== undefined && brand in brands)
      for (const [name, value] of Object.entries(propertiesOf(brand as BrandId, contrast === 'more')))
        style.setProperty(name, value);
  }, [brand, contrast]);
  useHindi(language === 'hi', id);
  // Arabic of the Emirates writes Latin digits, as the kit's own words do: only the direction changes.
  return direction === 'rtl' ? (
    <I18nProvider locale="ar-AE">
      <Story />
    </I18nProvider>
  ) : (
    <Story />
  );
};

import type { ReactNode } from 'react';
import { brandColors } from './brandColor.ts';
import enhance from './enhance.js?raw';
import { brandTheme, frame, page } from './page.css.ts';
import { safeLink } from './safeLink.ts';
import type { Language } from './messages.ts';

/** Replaced by the page's styles at build time. */
const styles = '__KHEP_PAGE_STYLES__';

const variable = (name: string) => name.slice('var('.length, -1);

export interface DocumentProps {
  language: Language;
  title: string;
  brandColor?: string | undefined;
  favicon?: string | null | undefined;
  children: ReactNode;
}

/** The HTML document: head, brand colours, styles and the script. */
export function Document({ language, title, brandColor, favicon, children }: DocumentProps) {
  const colors = brandColors(brandColor);
  const theme = `:root{${variable(brandTheme.color)}:${colors.color};${variable(brandTheme.onColor)}:${colors.onColor};${variable(brandTheme.soft)}:${colors.soft}}`;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <link rel="icon" href={safeLink(favicon) ?? 'data:,'} />
        <style dangerouslySetInnerHTML={{ __html: theme + styles }} />
      </head>
      <body className={page}>
        <main className={frame}>{children}</main>
        <script dangerouslySetInnerHTML={{ __html: enhance }} />
      </body>
    </html>
  );
}

export interface WidgetSnippetInit {
  /** The brand's slug. */
  brand: string;
  /** The script's address on the Khep server, with its version. */
  script_url: string;
  /** `sha384-…` of the script. */
  integrity: string;
  /** A language of the tracking page; without it the language of the page. */
  language?: string;
  theme?: 'light' | 'dark';
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the HTML that a brand puts on its site to show the tracking widget. */
export function widgetSnippet({ brand, script_url, integrity, language, theme }: WidgetSnippetInit): string {
  const more = `${language ? ` lang="${attribute(language)}"` : ''}${theme ? ` theme="${theme}"` : ''}`;
  return [
    `<script src="${attribute(script_url)}" integrity="${attribute(integrity)}" crossorigin="anonymous" async></script>`,
    `<khep-track brand="${attribute(brand)}"${more}></khep-track>`,
  ].join('\n');
}

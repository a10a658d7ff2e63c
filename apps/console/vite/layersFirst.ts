import type { Plugin } from 'vite';

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Links the style sheet that fixes the order of the CSS layers before all others. How modules are split into files
 * decides their order otherwise, and a reset that comes last takes the borders off every button.
 */
export function layersFirst(): Plugin {
  return {
    name: 'khep-layers-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const layers = Object.values(bundle).find(
          (file) =>
            file.type === 'asset' && /@layer khep\s*[,;]\s*(?:@layer )?khep\.reset/.test(String(file.source)),
        );
        if (!layers) throw new Error('No style sheet declares the order of the CSS layers.');
        const links = html.match(styleSheet) ?? [];
        const first = links.filter((link) => link.includes(layers.fileName));
        const others = links.filter((link) => !link.includes(layers.fileName));
        const place = links[0];
        if (place === undefined || first.length === 0) return html;
        return html
          .replace(place, '<!--styles-->')
          .replaceAll(styleSheet, '')
          .replace('<!--styles-->', [...first, ...others].join(''));
      },
    },
  };
}

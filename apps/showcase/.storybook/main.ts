import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/domain/src/**/*.stories.tsx',
    '../../../packages/tracking-widget/src/**/*.stories.tsx',
    '../../console/src/patterns/**/*.stories.tsx',
    '../../console/src/screens/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // Stories show the source of the packages, so that a change needs no build.
    resolve: { ...vite.resolve, conditions: ['@khep/source', ...defaultClientConditions] },
  }),
};
export default config;

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Khep · खेप',
    brandUrl: './?path=/story/start-here--start-here',
    brandTarget: '_self',
    fontBase: '"Hanken Grotesk", system-ui, sans-serif',
    colorPrimary: '#3f3fc4',
    colorSecondary: '#3f3fc4',
    appBg: '#faf9f7',
    appBorderRadius: 10,
  }),
  sidebar: { showRoots: true },
});

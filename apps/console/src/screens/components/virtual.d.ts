declare module 'virtual:khep-catalogue' {
  import type { ComponentEntry } from '../../../vite/catalogue/types.ts';

  export const catalogue: readonly ComponentEntry[];
}

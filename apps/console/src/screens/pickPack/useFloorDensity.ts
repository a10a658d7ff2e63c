import { densityAttribute } from '@khep/ui';
import { useLayoutEffect } from 'react';

let screens = 0;

/** Makes the targets of the whole page as large as work on foot needs, overlays included, while a screen of the floor is shown. */
export function useFloorDensity(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    screens += 1;
    page.setAttribute(densityAttribute, 'floor');
    return () => {
      screens -= 1;
      if (screens === 0) page.removeAttribute(densityAttribute);
    };
  }, []);
}

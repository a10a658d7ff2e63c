import { useState } from 'react';

const key = 'khep-sidebar';

/** Whether the sidebar is collapsed, stored in this browser. Expanded by default. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed');
  return [
    isCollapsed,
    (next) => {
      localStorage.setItem(key, next ? 'collapsed' : 'expanded');
      setCollapsed(next);
    },
  ];
}

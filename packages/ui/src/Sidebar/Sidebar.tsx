import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from 'react-aria-components/Button';
import { sidebarWords as defaultSidebarWords } from '../shellMessages.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { SidebarModule, SidebarProps } from './model.ts';
import { SidebarModuleItem } from './SidebarModuleItem.tsx';
import * as styles from './Sidebar.css.ts';

function KhepMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="17"
      height="17"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3 3.5 7.5v9L12 21l8.5-4.5v-9L12 3ZM3.8 7.7 12 12l8.2-4.3M12 12v8.6" />
    </svg>
  );
}

/** The main navigation. Its modules are data; collapsed it shows icons only. */
export function Sidebar(props: SidebarProps) {
  const sidebarWords = useMessages('sidebar', defaultSidebarWords);
  const { brandName, productName, mark, modules, bottomModules = [], mode = 'expanded', onToggle } = props;
  const toggleLabel =
    mode === 'drawer'
      ? sidebarWords.close
      : mode === 'collapsed'
        ? sidebarWords.expand
        : sidebarWords.collapse;

  function items(list: readonly SidebarModule[]) {
    return list.map((module) => (
      <SidebarModuleItem
        key={module.id}
        module={module}
        mode={mode}
        isActive={module.id === props.activeModule}
        activeSubModule={props.activeSubModule}
        onNavigate={props.onNavigate}
      />
    ));
  }

  return (
    <nav className={styles.sidebar} aria-label={sidebarWords.label} data-component="Sidebar" data-mode={mode}>
      <div className={styles.brand}>
        <span className={styles.mark}>{mark ?? <KhepMark />}</span>
        {mode !== 'collapsed' && (
          <span className={styles.names}>
            <span className={styles.brandName}>{brandName}</span>
            {productName && <span className={styles.productName}>{productName}</span>}
          </span>
        )}
        {onToggle && (
          <Tooltip
            trigger={
              <Button className={styles.toggle} aria-label={toggleLabel} onPress={onToggle}>
                <svg
                  viewBox="0 0 24 24"
                  width="18"
                  height="18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d={mode === 'drawer' ? 'm6 6 12 12M18 6 6 18' : 'M4 5h16v14H4zM9.5 5v14'} />
                </svg>
              </Button>
            }
            placement="end"
          >
            {toggleLabel}
          </Tooltip>
        )}
      </div>
      <ul className={styles.list}>{items(modules)}</ul>
      {bottomModules.length > 0 && (
        <ul className={`${styles.list} ${styles.bottom}`}>{items(bottomModules)}</ul>
      )}
    </nav>
  );
}

import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { formatCount } from '../formatCount.ts';
import { Menu } from '../Menu/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { SidebarModule, SidebarMode } from './model.ts';
import * as styles from './Sidebar.css.ts';

interface ItemProps {
  module: SidebarModule;
  mode: SidebarMode;
  isActive: boolean;
  activeSubModule: string | undefined;
  onNavigate: (() => void) | undefined;
}

function RailItem({ module, isActive, activeSubModule, onNavigate }: ItemProps) {
  const hasCount = module.count !== undefined && module.count > 0;
  const name = hasCount ? `${module.label}, ${formatCount(module.count ?? 0)}` : module.label;
  const inside = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {module.icon}
      </span>
      {hasCount && module.countTone && module.countTone !== 'neutral' && (
        <span className={styles.spot} data-tone={module.countTone} />
      )}
    </>
  );
  if (module.subModules && module.subModules.length > 0) {
    return (
      <Menu
        label={module.label}
        placement="end top"
        items={module.subModules.map(({ id, label, href, count }) => ({
          id,
          label,
          href,
          ...(id === activeSubModule && { isCurrent: true }),
          ...(count !== undefined && { hint: formatCount(count) }),
        }))}
        {...(onNavigate && { onAction: onNavigate })}
        trigger={
          <Button className={styles.module} data-active={isActive || undefined} aria-label={name}>
            {inside}
          </Button>
        }
      />
    );
  }
  return (
    <Tooltip
      trigger={
        <Link
          className={styles.module}
          href={module.href}
          data-active={isActive || undefined}
          aria-label={name}
          aria-current={isActive ? 'page' : undefined}
          {...(onNavigate && { onPress: onNavigate })}
        >
          {inside}
        </Link>
      }
      placement="end"
    >
      {name}
    </Tooltip>
  );
}

/** A module, with its sub-modules while active. */
export function SidebarModuleItem(props: ItemProps) {
  const { module, mode, isActive, activeSubModule, onNavigate } = props;
  if (mode === 'collapsed')
    return (
      <li>
        <RailItem {...props} />
      </li>
    );
  const subModules = isActive ? (module.subModules ?? []) : [];
  const isPage = isActive && !subModules.some((subModule) => subModule.id === activeSubModule);
  return (
    <li>
      <Link
        className={styles.module}
        href={module.href}
        data-active={isActive || undefined}
        aria-current={isActive ? (isPage ? 'page' : 'true') : undefined}
        {...(onNavigate && { onPress: onNavigate })}
      >
        <span className={styles.icon} aria-hidden="true">
          {module.icon}
        </span>
        <span className={styles.label}>{module.label}</span>
        {module.count !== undefined && module.count > 0 && (
          <span className={styles.count} data-tone={module.countTone ?? 'neutral'}>
            {formatCount(module.count)}
          </span>
        )}
      </Link>
      {subModules.length > 0 && (
        <ul className={styles.subList} aria-label={module.label}>
          {subModules.map((subModule) => (
            <li key={subModule.id}>
              <Link
                className={styles.subModule}
                href={subModule.href}
                data-active={subModule.id === activeSubModule || undefined}
                aria-current={subModule.id === activeSubModule ? 'page' : undefined}
                {...(onNavigate && { onPress: onNavigate })}
              >
                <span className={styles.label}>{subModule.label}</span>
                {subModule.count !== undefined && subModule.count > 0 && (
                  <span className={styles.subCount}>{formatCount(subModule.count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

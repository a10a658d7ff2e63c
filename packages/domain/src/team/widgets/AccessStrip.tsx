import { VisuallyHidden } from '@khep/ui';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { modulesOf } from '../access.ts';
import type { Access } from '../access.ts';
import { grantedModules } from '../modules.ts';
import * as styles from './AccessStrip.css.ts';

const defaults = domainMessages.accessStrip;

export interface AccessStripProps {
  access: Access;
}

/** The modules of a user at a glance, one mark each in the order of the sidebar. */
export function AccessStrip({ access }: AccessStripProps) {
  const messages = useDomainMessages('accessStrip', defaults);
  const open = new Set<string>(modulesOf(access));
  return (
    <span className={styles.strip} data-component="AccessStrip">
      {grantedModules.map(({ id, label }) => (
        <span key={id} className={styles.module} data-open={open.has(id) || undefined} title={label} />
      ))}
      <VisuallyHidden>{messages.modules(open.size, grantedModules.length)}</VisuallyHidden>
    </span>
  );
}

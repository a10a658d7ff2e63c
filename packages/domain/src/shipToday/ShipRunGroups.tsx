import { ProgressBar, Stack, StatusBadge } from '@khep/ui';
import type { ReactNode } from 'react';
import { groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { ShipRunGroupData } from './data.ts';
import { GroupHead } from './ShipGroupRow.tsx';
import { WarehouseGroups } from './ShipGroups.tsx';
import * as styles from './ShipRun.css.ts';

const messages = domainMessages.shipToday.groups;

export interface ShipRunGroupsProps {
  groups: readonly ShipRunGroupData[];
  /** Links to the pickup and the manifest of a group, where they exist. */
  linksOf: (group: ShipRunGroupData) => ReactNode;
}

/** Progress of a run by warehouse and courier, with the pickups and manifests that it made. */
export function ShipRunGroups({ groups, linksOf }: ShipRunGroupsProps) {
  return (
    <Stack gap={16}>
      <WarehouseGroups groups={groups} lastHeader={messages.progress}>
        {(group) => {
          const { key, courier_name, done, failed, orders, message } = group;
          const text = messages.doneOf(groupIndian(String(done)), groupIndian(String(orders)));
          return (
            <li key={key} className={styles.group}>
              <GroupHead
                group={group}
                last={
                  <div className={styles.progress}>
                    <span className={styles.line}>
                      <strong className={styles.strong}>{text}</strong>
                      <span className={styles.message}>{message}</span>
                      {failed > 0 && (
                        <StatusBadge tone="critical">
                          {messages.failed(groupIndian(String(failed)))}
                        </StatusBadge>
                      )}
                    </span>
                    <ProgressBar
                      label={courier_name}
                      isLabelHidden
                      value={done}
                      max={Math.max(1, orders)}
                      valueText={text}
                      tone={failed > 0 ? 'caution' : 'positive'}
                    />
                    {linksOf(group)}
                  </div>
                }
              />
            </li>
          );
        }}
      </WarehouseGroups>
    </Stack>
  );
}

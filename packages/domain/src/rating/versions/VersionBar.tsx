import { formatDate } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { BarSpan } from './versionBar.ts';
import * as styles from './VersionBar.css.ts';

export interface VersionBarProps {
  /** As `layOutVersions` returns them. */
  spans: readonly BarSpan[];
}

/** The versions of a rate card by date: ended, in force, to come and the draft, with today. */
export function VersionBar({ spans }: VersionBarProps) {
  const messages = useDomainMessages('versionBar', domainMessages.versionBar);
  return (
    <ol className={styles.bar} aria-label={messages.label} data-component="VersionBar">
      {spans.map(({ version, state, from, till, days, today }, at) => (
        <li key={`${state} ${version}`} className={styles.span} style={{ flexGrow: days }}>
          <span className={styles.name} data-state={state}>
            <strong>{messages.version(version)}</strong> {messages.states[state]}
          </span>
          <span className={styles.track} data-state={state}>
            {today !== undefined && (
              <span className={styles.today} style={{ insetInlineStart: `${today * 100}%` }}>
                <span className={styles.todayName}>{messages.today}</span>
              </span>
            )}
          </span>
          <span className={styles.days}>
            <span>{formatDate(from)}</span>
            <span data-part={at < spans.length - 1 ? 'till' : undefined}>
              {till === null ? messages.open : formatDate(till)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

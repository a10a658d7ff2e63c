import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { useOpen, type OpenProps } from '../Dialog/OverlayProps.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  RefreshIcon,
  WarningIcon,
} from '../icons/index.ts';
import { Link } from '../Link/index.ts';
import { ProgressBar, ProgressRing } from '../Progress/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { trayMargin, trayRoom } from '../bottomRoom.ts';
import { endings, headline, isEnded, overall, type Job } from './job.ts';
import * as styles from './JobTray.css.ts';

const defaults = structureMessages.jobs;

interface JobTrayOptions {
  /** Newest first. Without jobs nothing is rendered. */
  jobs: readonly Job[];
  /** Cancels a queued or running job. */
  onCancel?: (id: string) => void;
  /** Retries a failed or cancelled job. */
  onRetry?: (id: string) => void;
  /** Dismisses a finished job; also called for each by "Clear finished". */
  onDismiss?: (id: string) => void;
}

/** Whether the list is shown. `defaultOpen` is `true` here. */
export type JobTrayProps = JobTrayOptions & OpenProps;

type RowProps = { job: Job } & Pick<JobTrayOptions, 'onCancel' | 'onRetry' | 'onDismiss'>;

function JobRow({ job, onCancel, onRetry, onDismiss }: RowProps) {
  const words = useMessages('jobs', defaults);
  const { id, label, status, done, total, detail, result, link, issues } = job;
  const { canCancel = false, canRetry = false } = job;
  const [areIssuesOpen, setIssuesOpen] = useState(false);
  const issuesId = useId();
  const hasEnded = isEnded(job);
  return (
    <li className={styles.job} data-status={status}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        {!hasEnded && canCancel && onCancel && (
          <IconButton label={words.cancel(label)} size="small" onPress={() => onCancel(id)}>
            <CloseIcon size={14} />
          </IconButton>
        )}
        {status !== 'done' && hasEnded && canRetry && onRetry && (
          <IconButton label={words.retry(label)} size="small" onPress={() => onRetry(id)}>
            <RefreshIcon size={14} />
          </IconButton>
        )}
        {hasEnded && onDismiss && (
          <IconButton label={words.dismiss(label)} size="small" onPress={() => onDismiss(id)}>
            <CloseIcon size={14} />
          </IconButton>
        )}
      </div>
      {status === 'running' && (
        <ProgressBar label={label} isLabelHidden value={done} max={total} valueText={detail} />
      )}
      <p className={styles.state}>
        {status === 'done' && <CheckIcon size={14} />}
        {(status === 'failed' || status === 'partial') && <WarningIcon size={14} />}
        <span className={styles.words}>
          {status === 'running' && detail !== undefined
            ? detail
            : [words.status[status], detail].filter(Boolean).join(' · ')}
        </span>
        {result && 'href' in result && <Link {...result}>{result.label}</Link>}
      </p>
      {((result && 'onPress' in result) || link || issues) && (
        <div className={styles.actions}>
          {result && 'onPress' in result && (
            <Button size="small" onPress={result.onPress}>
              {result.label}
            </Button>
          )}
          {link &&
            ('href' in link ? (
              <Link href={link.href}>{link.label}</Link>
            ) : (
              <Button size="small" onPress={link.onPress}>
                {link.label}
              </Button>
            ))}
          {issues && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={areIssuesOpen}
              aria-controls={areIssuesOpen ? issuesId : undefined}
              onClick={() => setIssuesOpen(!areIssuesOpen)}
            >
              {issues.label}
              {areIssuesOpen ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
            </button>
          )}
        </div>
      )}
      {issues && areIssuesOpen && (
        <div id={issuesId} className={styles.issues}>
          {issues.content}
        </div>
      )}
    </li>
  );
}

/** Says how much room the page needs at its end, so that its last controls can be scrolled above the tray. */
function useRoomAtTheEnd(tray: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = tray.current;
    if (!isShown || !element) return undefined;
    const page = document.documentElement;
    const observer = new ResizeObserver(() =>
      page.style.setProperty(trayRoom, `${element.offsetHeight + trayMargin}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(trayRoom);
    };
  }, [tray, isShown]);
}

/** Jobs that run in the background: progress, cancel, retry, result. One to a page. */
export function JobTray({ jobs, onCancel, onRetry, onDismiss, ...open }: JobTrayProps) {
  const words = useMessages('jobs', defaults);
  const [isOpen, setOpen] = useOpen({ defaultOpen: true, ...open });
  const listId = useId();
  const seen = useRef(jobs);
  useEffect(() => {
    const said = endings(seen.current, jobs, words);
    seen.current = jobs;
    if (said.length > 0) announce(said.join('. '));
  }, [jobs, words]);

  const tray = useRef<HTMLElement>(null);
  useRoomAtTheEnd(tray, jobs.length > 0);

  if (jobs.length === 0) return null;
  const ended = jobs.filter(isEnded);
  const isRunning = ended.length < jobs.length;
  const line = headline(jobs, words);
  const howFar = overall(jobs);

  return (
    <section ref={tray} className={styles.tray} aria-label={words.region} data-component="JobTray">
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isRunning && (
          // The adjacent text says the same, and a button has no child semantics.
          <span className={styles.sign} aria-hidden="true">
            <ProgressRing label={line} size="small" value={howFar} />
          </span>
        )}
        <span className={styles.headline}>{line}</span>
        {isOpen ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
      </button>
      {isOpen && (
        <div id={listId} className={styles.body}>
          {isRunning && <p className={styles.note}>{words.safeToLeave}</p>}
          {/* The list may overflow, so it is focusable for scrolling. */}
          <ul className={styles.list} tabIndex={0} aria-label={words.region}>
            {jobs.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                {...(onCancel && { onCancel })}
                {...(onRetry && { onRetry })}
                {...(onDismiss && { onDismiss })}
              />
            ))}
          </ul>
          {ended.length > 1 && onDismiss && (
            <div className={styles.foot}>
              <Button size="small" variant="ghost" onPress={() => ended.forEach(({ id }) => onDismiss(id))}>
                {words.clear}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

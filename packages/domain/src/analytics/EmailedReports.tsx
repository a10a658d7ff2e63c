import { Button, EmptyState } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { formatDateTime, weekdayNames } from '../days/index.ts';
import { analyticsMessages } from '../messages/analytics.ts';
import type { EmailedRhythm } from './emailed/sendingTimes.ts';
import { OutsideAddresses } from './OutsideAddresses.tsx';
import type { OutsideAddressesProps, ShownOutsideAddress } from './OutsideAddresses.tsx';
import * as styles from './EmailedReports.css.ts';

const defaults = analyticsMessages.emailedReports;

/** A page that is sent by email, as the call has it. */
export interface ShownEmailedReport {
  id: string;
  title: string;
  rhythm: EmailedRhythm;
  weekday: number;
  hour: number;
  filter_text: string;
  /** Who set it up. */
  owner: string;
  /** Who gets it. */
  recipients: readonly { user_id: string; name: string }[];
  /** Who gets it outside the brand. */
  addresses: readonly ShownOutsideAddress[];
  /** Whether the reader gets it. */
  is_mine: boolean;
  next_at: string;
  last_sent_at: string | null;
  problem: string;
}

export interface EmailedReportsProps {
  reports: readonly ShownEmailedReport[];
  /** The one that is being sent or stopped. */
  pendingId?: string | undefined;
  onSend: (report: ShownEmailedReport) => void;
  /** Ends the email for all. */
  onStop: (report: ShownEmailedReport) => void;
  /** Ends it for the reader alone. */
  onLeave: (report: ShownEmailedReport) => void;
  /** Whether the reader can send pages to addresses outside the brand. */
  canAdd: boolean;
  onAddAddress: (report: ShownEmailedReport, email: string) => ReturnType<OutsideAddressesProps['onAdd']>;
  onAskAddress: OutsideAddressesProps['onAsk'];
  onRemoveAddress: OutsideAddressesProps['onRemove'];
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The pages of analytics that a brand's people get by email: when, with which filters, and how to stop them. */
export function EmailedReports({
  reports,
  pendingId,
  onSend,
  onStop,
  onLeave,
  canAdd,
  onAddAddress,
  onAskAddress,
  onRemoveAddress,
}: EmailedReportsProps) {
  const messages = useDomainMessages('emailedReports', defaults);
  if (reports.length === 0)
    return (
      <div data-component="EmailedReports">
        <EmptyState title={messages.empty} description={messages.emptyHelp} />
      </div>
    );
  return (
    <ul className={styles.list} data-component="EmailedReports" aria-label={messages.label}>
      {reports.map((report) => {
        const { id, title, rhythm, weekday, hour, filter_text, owner, is_mine, problem } = report;
        const names = report.recipients.map(({ name }) => name);
        return (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.lead}>
                {messages.rhythms[rhythm](title, weekdayNames[weekday] ?? '', clock(hour))}
              </p>
              {filter_text !== '' && <p className={styles.detail}>{filter_text}</p>}
              <p className={styles.detail}>
                {is_mine && names.length === 1 ? messages.toYou : messages.to(names.join(', '))}
                {' · '}
                {report.last_sent_at === null
                  ? messages.next(formatDateTime(report.next_at))
                  : messages.sent(formatDateTime(report.last_sent_at))}
              </p>
              {!is_mine && owner !== '' && <p className={styles.detail}>{messages.by(owner)}</p>}
              {problem !== '' && <p className={styles.problem}>{problem}</p>}
            </div>
            <div className={styles.actions}>
              {is_mine && (
                <Button
                  size="small"
                  isDisabled={pendingId !== undefined}
                  aria-label={messages.sendOne(title)}
                  onPress={() => onSend(report)}
                >
                  {messages.send}
                </Button>
              )}
              {is_mine && names.length > 1 && (
                <Button
                  size="small"
                  isDisabled={pendingId !== undefined}
                  aria-label={messages.leaveOne(title)}
                  onPress={() => onLeave(report)}
                >
                  {messages.leave}
                </Button>
              )}
              <Button
                size="small"
                isDisabled={pendingId !== undefined}
                aria-label={names.length > 1 ? messages.stopOneForAll(title) : messages.stopOne(title)}
                onPress={() => onStop(report)}
              >
                {names.length > 1 ? messages.stopForAll : messages.stop}
              </Button>
            </div>
            {(canAdd || report.addresses.length > 0) && (
              <OutsideAddresses
                title={title}
                addresses={report.addresses}
                canAdd={canAdd}
                isPending={pendingId !== undefined}
                onAdd={(email) => onAddAddress(report, email)}
                onAsk={onAskAddress}
                onRemove={onRemoveAddress}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

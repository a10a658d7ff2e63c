import { Button, Link, Text, useShortcut } from '@khep/ui';
import { useRef, useState } from 'react';
import { groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { FixLinks, FixOptions, ShipExceptionData, ShipFix } from './data.ts';
import type { ShipProblem } from './run.ts';
import { ExceptionFix } from './ExceptionFix.tsx';
import * as styles from './ShipFixes.css.ts';

const messages = domainMessages.shipToday.fixes;
const keys = domainMessages.shipToday.keys;
/** Exceptions of one cause that are shown at first. */
const firstShown = 10;

export interface ShipFixesProps {
  exceptions: readonly ShipExceptionData[];
  links: FixLinks;
  options: FixOptions;
  /** Saves a fix. Resolves with what is wrong, or undefined once it is saved. */
  onFix: (exception: ShipExceptionData, fix: ShipFix) => Promise<string | undefined>;
}

/** Orders that need a user before they can be shipped, by cause, each fixed in place. */
export function ShipFixes({ exceptions, links, options, onFix }: ShipFixesProps) {
  const root = useRef<HTMLDivElement>(null);
  const [openCauses, setOpenCauses] = useState<readonly ShipProblem[]>([]);
  useShortcut({ keys: 'e', description: keys.fix, group: keys.group }, () => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-fix]') ?? [])];
    const at = all.findIndex((fix) => fix.contains(document.activeElement));
    const next = all[at + 1] ?? all[0];
    const control = ['form input', 'form button', 'a']
      .map((one) => next?.querySelector<HTMLElement>(one))
      .find(Boolean);
    control?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={root}>
      {[...Map.groupBy(exceptions, ({ problem }) => problem)].map(([problem, ofCause]) => {
        const isOpen = openCauses.includes(problem) || ofCause.length <= firstShown;
        return (
          <section key={problem} aria-label={messages.causes[problem]}>
            <h4 className={styles.cause}>
              <span className={styles.count}>{groupIndian(String(ofCause.length))}</span>
              {messages.causes[problem]}
            </h4>
            <ul className={styles.list}>
              {(isOpen ? ofCause : ofCause.slice(0, firstShown)).map((exception) => (
                <li key={exception.order_id} className={styles.fix} data-fix="">
                  <p className={styles.who}>
                    <Link href={links.order(exception.order_id)}>{exception.order_number}</Link>
                    <span className={styles.buyer}>
                      {`${exception.buyer_name}, ${exception.city} ${exception.pincode}`}
                    </span>
                  </p>
                  <Text size="label" tone="second">
                    {exception.why}
                  </Text>
                  <ExceptionFix
                    exception={exception}
                    links={links}
                    options={options}
                    onFix={(fix) => onFix(exception, fix)}
                  />
                </li>
              ))}
            </ul>
            {!isOpen && (
              <div className={styles.more}>
                <Button size="small" variant="ghost" onPress={() => setOpenCauses([...openCauses, problem])}>
                  {messages.all(groupIndian(String(ofCause.length)))}
                </Button>
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

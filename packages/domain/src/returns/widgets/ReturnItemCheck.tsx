import { Box, Button, Kbd, SegmentedControl, StatusBadge, TextField, Thumbnail } from '@khep/ui';
import { useEffect, useId, useRef } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';
import {
  checksFor,
  countChecks,
  dispositionLabels,
  dispositions,
  passRemaining,
  qualityCheckLabels,
} from '../check.ts';
import type { CheckResults, Disposition, QualityCheck } from '../check.ts';
import { isSellerFault, skipsMatch } from '../reasons.ts';
import * as styles from './ReturnItemCheck.css.ts';

const defaults = domainMessages.returns;

/** A returned item on the bench. */
export interface ReturnItemData {
  item_no: number;
  sku_id: string;
  sku_name: string;
  quantity: number;
  /** Rupees for all units. */
  paid: number;
  reason: string;
  reason_label: string;
  remark: string;
  buyer_photos: readonly string[];
  bench_photos: readonly string[];
  checks: CheckResults;
  note: string;
  disposition: Disposition | null;
  bin: string;
}

/** Fields that are entered at the bench. */
export type ReturnItemChange = Partial<
  Pick<ReturnItemData, 'bench_photos' | 'checks' | 'note' | 'disposition' | 'bin'>
>;

export interface ReturnItemCheckProps {
  item: ReturnItemData;
  /** The keys P, 1, 2, 3 check and decide this item. */
  isActive?: boolean;
  /** The return isn't here yet, or is decided. */
  isReadOnly?: boolean;
  /** Message about missing input. */
  problem?: string | undefined;
  /** How often the missing input was asked for: each time it gets the focus. @default 0 */
  asked?: number;
  isUploading?: boolean;
  onChange: (change: ReturnItemChange) => void;
  onPhoto: (file: File) => void;
  onActivate?: () => void;
}

/** Result after the next press: not checked, passed, failed. */
function nextResult(checks: CheckResults, check: QualityCheck): CheckResults {
  const { [check]: result, ...others } = checks;
  if (result === undefined) return { ...others, [check]: true };
  return result ? { ...others, [check]: false } : others;
}

/** The first check without a result, else the choice of where the item goes, else its note. */
function findMissing(section: HTMLElement | null): HTMLElement | null {
  const first = (selector: string) => section?.querySelector<HTMLElement>(selector) ?? null;
  const isUndecided = first('[role="radiogroup"]') !== null && first('input[type="radio"]:checked') === null;
  return (
    first('[data-check]:not([data-result])') ??
    (isUndecided ? first('input[type="radio"]') : first('input[type="text"]'))
  );
}

/** An item of a return: the buyer's photos beside those of the bench, the checks, and where it goes. */
export function ReturnItemCheck(props: ReturnItemCheckProps) {
  const {
    item,
    isActive = false,
    isReadOnly = false,
    problem,
    asked = 0,
    isUploading = false,
    onChange,
  } = props;
  const messages = useDomainMessages('returns', defaults);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) findMissing(section.current)?.focus();
  }, [asked]);
  const { checks, disposition } = item;
  const { done, of } = countChecks({ reason: item.reason, checks });
  const passed = { true: messages.passed, false: messages.failed, undefined: messages.notChecked };
  const photos = (urls: readonly string[], alt: string) => (
    <div className={styles.shots}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Thumbnail src={url} alt={`${alt} ${index + 1}`} size="large" />
        </a>
      ))}
      {urls.length === 0 && <p className={styles.note}>{messages.noPhotos}</p>}
    </div>
  );
  return (
    <section
      ref={section}
      className={styles.item}
      aria-labelledby={titleId}
      data-component="ReturnItemCheck"
      data-active={(isActive && !isReadOnly) || undefined}
      onFocus={props.onActivate}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {item.sku_name}
        </h3>
        <span className={styles.facts}>
          {`${item.sku_id} · ${messages.units(item.quantity)} · ${formatRupeeValue(item.paid)}`}
        </span>
        <span className={styles.reason}>
          <StatusBadge tone={isSellerFault(item.reason) ? 'critical' : 'neutral'}>
            {item.reason_label}
          </StatusBadge>
        </span>
      </div>
      {item.remark && <p className={styles.quote}>{`“${item.remark}”`}</p>}
      <div className={styles.work}>
        <div className={styles.photos}>
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{messages.buyer}</figcaption>
            {photos(item.buyer_photos, messages.buyerPhoto)}
          </figure>
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{messages.bench}</figcaption>
            {photos(item.bench_photos, messages.benchPhoto)}
            {!isReadOnly && (
              <>
                <input
                  ref={file}
                  type="file"
                  hidden
                  aria-label={messages.addPhotoOf(item.sku_name)}
                  accept="image/png,image/jpeg,image/webp"
                  capture="environment"
                  onChange={(event) => {
                    const [chosen] = event.target.files ?? [];
                    if (chosen) props.onPhoto(chosen);
                    event.target.value = '';
                  }}
                />
                <Button size="small" isPending={isUploading} onPress={() => file.current?.click()}>
                  {messages.addPhoto}
                </Button>
              </>
            )}
          </figure>
        </div>
        <div>
          <p className={styles.caption}>{messages.checked(done, of)}</p>
          <div className={styles.checks} role="group" aria-label={messages.checksOf(item.sku_name)}>
            {checksFor(item.reason).map((check) => {
              const result = checks[check];
              return (
                <button
                  key={check}
                  type="button"
                  className={styles.check}
                  disabled={isReadOnly}
                  data-check={check}
                  data-result={result === undefined ? undefined : result ? 'passed' : 'failed'}
                  aria-label={`${qualityCheckLabels[check]}: ${passed[`${result}`]}`}
                  onClick={() => onChange({ checks: nextResult(checks, check) })}
                >
                  <span aria-hidden="true">{result === undefined ? '–' : result ? '✓' : '✗'}</span>
                  {qualityCheckLabels[check]}
                </button>
              );
            })}
          </div>
          {!isReadOnly && done < of && (
            <div className={styles.pass}>
              <Button
                size="small"
                variant="ghost"
                onPress={() => {
                  onChange({ checks: passRemaining(item) });
                  // The button goes: the next thing to decide gets the focus.
                  section.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
                }}
              >
                {messages.passRemaining}
                {isActive && (
                  <Box as="span" display={{ base: 'none', md: 'block' }}>
                    <Kbd keys="p" />
                  </Box>
                )}
              </Button>
            </div>
          )}
          {skipsMatch(item.reason) && <p className={styles.note}>{messages.notCompared}</p>}
        </div>
      </div>
      <div className={styles.decide}>
        <SegmentedControl
          label={messages.goesTo(item.sku_name)}
          isLabelHidden
          isDisabled={isReadOnly}
          items={dispositions.map((id) => ({ id, label: dispositionLabels[id] }))}
          value={disposition ?? ''}
          onChange={(id) => onChange({ disposition: dispositions.find((one) => one === id) ?? null })}
        />
        {disposition === 'restock' && (
          <TextField
            label={messages.bin}
            size="small"
            isDisabled={isReadOnly}
            value={item.bin}
            onChange={(bin) => onChange({ bin })}
          />
        )}
        <TextField
          label={messages.note}
          size="small"
          isDisabled={isReadOnly}
          value={item.note}
          onChange={(note) => onChange({ note })}
        />
        {problem && (
          <StatusBadge tone="caution" shape="tag">
            {problem}
          </StatusBadge>
        )}
      </div>
    </section>
  );
}

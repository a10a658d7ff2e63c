import { formatPercent, formatRupees, percentOf, roundingTolerance } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import type { ChargedWeight, RateCard, Movement } from '../rating/index.ts';
import { asWays, billedTypes, chargeHeads, sharesFreight, taxableAmount } from './billedLine.ts';
import type { BilledLine, ChargeHead } from './billedLine.ts';
import { invoiceCategories } from './categories.ts';
import type { InvoiceCategory } from './categories.ts';
import { billedWays } from './billedWays.ts';
import type { Cause, PlainCause } from './cause.ts';
import { compareCharges, explainAmount } from './compareCharges.ts';
import type { Compared, Find } from './compareCharges.ts';
import { deservedTypes, expectedCharges, noCharges, withSharedFreight } from './expectedCharges.ts';
import type { BilledShipment, ExpectedCharges } from './expectedCharges.ts';
import { weighedSlabs } from './weighedSlabs.ts';

/** One difference: its category, the reason with its numbers, and the cause that other lines may share. */
export interface Finding {
  category: InvoiceCategory;
  why: string;
  /** Cause shared by the lines that differ for one reason. */
  cause: Cause;
}

export interface HeadComparison {
  head: ChargeHead | 'gst' | 'total';
  expected: Paise | undefined;
  expected_formula: string;
  billed: Paise | undefined;
  billed_formula: string;
}

export interface LineResult {
  /** The first finding in the order of the categories. */
  primary: InvoiceCategory | undefined;
  /** All findings, the primary first. */
  findings: Finding[];
  status: 'matched' | 'under_review';
  /** Undefined where no contract prices it. */
  expected: Paise | undefined;
  /** The ways that it bills. */
  ways: Movement[];
  billed: Paise;
  /** Billed less expected. */
  difference: Paise | undefined;
  heads: HeadComparison[];
  card_id: string | null;
  card_words: string;
  weight_words: string;
  /** Why it has no price; empty where it has. */
  unpriced: string;
  /** By the billed weight or the amount; undefined where neither shows them. */
  billed_slabs: number | undefined;
}

export interface ReconcileContext {
  /** Undefined where no shipment has the AWB. */
  shipment: BilledShipment | undefined;
  /** The contract valid on the pickup day; undefined where none is. */
  card: RateCard | undefined;
  /** Ways that were billed before, on this or another active invoice: "invoice DL-042, line 412". */
  billedBefore: ReadonlyMap<Movement, string>;
  /** The divisor of volumetric weights that explains the file: see `findDivisor`. Undefined where none does. */
  divisor?: number | undefined;
  /** The courier that has the shipment, where the file is another's. */
  other_courier?: string | undefined;
}

/** Whether a difference is too small to matter: at most a rupee, or half a percent of what is expected. */
export function isTolerated(difference: Paise, expected: Paise): boolean {
  const amount = Math.abs(difference);
  // Half a percent is one in two hundred: not rounded to a paisa.
  return amount <= roundingTolerance || amount * 200 <= Math.abs(expected);
}

/** The cancelled and the never collected: nothing is owed for them. */
const isShipped = ({ picked_up_on }: BilledShipment) => picked_up_on !== undefined;

/** Prices a line again and finds all that is wrong with it. Never throws: an unpriced line has a reason. */
export function reconcileLine(billed: BilledLine, context: ReconcileContext): LineResult {
  const { shipment, card, billedBefore, divisor, other_courier } = context;
  const findings: Finding[] = [];
  const find: Find = (category, why, cause) => findings.push({ category, why, cause });

  if (!shipment) {
    find('UNKNOWN_AWB', 'No shipment of yours has this AWB.', plain('unknown_awb'));
    findOther(billed, find);
    findGst(billed, find);
    const types = billedTypes(billed);
    const ways: Movement[] = billed.total < 0 ? [] : types.length > 0 ? types : ['forward'];
    return result(billed, findings, noCharges, { ways });
  }
  if (billed.total < 0) {
    const line = asWays(billed, shipment.movement === 'dto' ? ['dto'] : []);
    findGst(line, find);
    findCredit(line, find);
    return result(line, findings, noCharges, { ways: [] });
  }
  const asked = billedWays(billed, shipment, card, new Set(billedBefore.keys()));
  const line = asWays(billed, asked);
  if (other_courier !== undefined) {
    find(
      'OTHER_COURIER',
      `The shipment of this AWB is with ${other_courier}. Ask for a credit.`,
      plain('other_courier'),
    );
    findGst(line, find);
    return result(line, findings, noCharges, { ways: asked });
  }
  const repeated = asked.filter((type) => billedBefore.has(type));
  if (repeated.length > 0)
    find('DUPLICATE_AWB', `Already billed on ${billedBefore.get(repeated[0]!)}.`, plain('duplicate'));
  if (!isShipped(shipment)) {
    const wasCancelled = shipment.state === 'CANCELLED';
    find(
      'NOT_SHIPPED',
      wasCancelled ? 'Cancelled before pickup.' : 'The courier has not picked it up.',
      plain('not_shipped'),
    );
  }
  findWrongHeads(line, shipment, find);
  const deserved = asked.filter((type) => deservedTypes(shipment).includes(type));
  const owed = isShipped(shipment) ? deserved.filter((type) => !billedBefore.has(type)) : [];
  const isShared = sharesFreight(line) && asked.length > 1;
  const priceOf = (ways: readonly Movement[]) => {
    if (!card) return { reason: 'No contract is valid on the pickup day. Add a contract.' };
    const priced = expectedCharges(card, shipment, ways);
    return isShared && !('reason' in priced) ? withSharedFreight(priced) : priced;
  };
  let compared: Compared | undefined;
  let billed_slabs: number | undefined;
  if (card && isShipped(shipment)) {
    // Also what was billed before has a contract: a duplicate may be in the wrong zone too.
    const contracted = priceOf(deserved);
    if (!('reason' in contracted)) {
      compared = { line, shipment, card, ways: deserved, expected: contracted, divisor };
      billed_slabs = compareCharges(compared, find);
    }
  }
  const priced = owed.length > 0 ? priceOf(owed) : noCharges;
  const [expected, unpriced] = 'reason' in priced ? [undefined, priced.reason] : [priced, ''];
  findGst(line, find);
  const difference = expected && line.total - expected.total;
  // A small one has its reason already, where something else was found.
  const isLess = difference !== undefined && expected && difference < -roundingTolerance;
  if (isLess && (findings.length === 0 || !isTolerated(difference, expected.total)))
    find(
      'UNDERCHARGED',
      `Billed ${formatRupees(-difference)} less than your contract.`,
      plain('undercharged'),
    );
  // No difference is without a reason, unless it is a rounding.
  if (difference !== undefined && difference > roundingTolerance && findings.length === 0 && compared)
    explainAmount(compared, difference, find);
  return result(line, findings, expected, { ways: asked, unpriced, billed_slabs });
}

const plain = (name: PlainCause): Cause => ({ kind: 'plain', name });

/** Charges that the shipment gives no reason for, at any price. */
function findWrongHeads(line: BilledLine, shipment: BilledShipment, find: Find): void {
  const { rto = 0, dto = 0, cod = 0, qc = 0 } = line.heads;
  const { state, movement, payment_mode, with_qc = false } = shipment;
  if (rto > 0 && movement !== 'rto') {
    if (state === 'DELIVERED')
      find('RTO_ON_DELIVERED', 'RTO freight, but it was delivered.', plain('rto_on_delivered'));
    else find('UNEXPECTED_CHARGE', 'RTO freight, but it is not returning.', plain('rto-not-returning'));
  }
  if (cod > 0) {
    if (payment_mode === 'prepaid')
      find('COD_ON_PREPAID', `COD ${formatRupees(cod)} on a prepaid order.`, plain('cod-prepaid'));
    if (movement !== 'forward')
      find('COD_ON_RTO', `COD ${formatRupees(cod)}, but nothing was collected.`, plain('cod-rto'));
  }
  if (dto > 0 && movement !== 'dto')
    find('UNEXPECTED_CHARGE', `Return freight ${formatRupees(dto)}, but it is no return.`, plain('dto'));
  if (qc > 0 && !(movement === 'dto' && with_qc))
    find('UNEXPECTED_CHARGE', `QC ${formatRupees(qc)} without a quality check.`, plain('qc'));
  findOther(line, find);
}

function findOther({ heads: { other = 0 } }: BilledLine, find: Find): void {
  if (other > 0) find('UNEXPECTED_CHARGE', `Other charges ${formatRupees(other)}.`, plain('other'));
}

/** A line below zero takes back what another has billed: nothing of it is billed twice, and nothing is owed. */
function findCredit({ total }: BilledLine, find: Find): void {
  if (!isTolerated(total, 0))
    find('UNDERCHARGED', `The courier credits ${formatRupees(-total)}.`, plain('credit'));
}

/** The GST of the taxable amount, within a rupee. */
function findGst(line: BilledLine, find: Find): void {
  if (line.gst === undefined) return;
  const taxable = taxableAmount(line);
  const due = percentOf(taxable, freightGstRate);
  if (Math.abs(line.gst - due) <= roundingTolerance) return;
  const percent = taxable === 0 ? 0 : Number(((line.gst / taxable) * 100).toFixed(1));
  find(
    'GST_MISMATCH',
    `GST ${formatRupees(line.gst)}; ${formatPercent(freightGstRate)} of ${formatRupees(taxable)} is ${formatRupees(due)}.`,
    { kind: 'gst', billed: percent },
  );
}

function result(
  line: BilledLine,
  findings: Finding[],
  expected: ExpectedCharges | typeof noCharges | undefined,
  {
    ways,
    unpriced = '',
    billed_slabs,
  }: Pick<LineResult, 'ways'> & Partial<Pick<LineResult, 'unpriced' | 'billed_slabs'>>,
): LineResult {
  const rank = ({ category }: Finding) => invoiceCategories.indexOf(category);
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other));
  const difference = expected && line.total - expected.total;
  const isMatched =
    difference !== undefined && expected !== undefined && isTolerated(difference, expected.total);
  const priced = expected && 'weight' in expected ? expected : undefined;
  return {
    primary: sorted[0]?.category,
    findings: sorted,
    status: isMatched ? 'matched' : 'under_review',
    expected: expected?.total,
    ways,
    billed: line.total,
    difference,
    heads: compareHeads(line, expected),
    card_id: priced?.card_id ?? null,
    card_words: priced?.card_words ?? '',
    weight_words: priced ? weighedSlabs(priced.weight.charged_g, slabsCharged(priced.weight)) : '',
    unpriced,
    billed_slabs,
  };
}

/** A flat rate has no slabs. */
const slabsCharged = ({ basis, slabs }: ChargedWeight): number | undefined =>
  basis === 'flat' ? undefined : slabs;

function compareHeads(
  line: BilledLine,
  expected: ExpectedCharges | typeof noCharges | undefined,
): HeadComparison[] {
  const wanted: Partial<Record<ChargeHead, Paise>> = expected?.heads ?? {};
  const formulas: Partial<Record<ChargeHead, string>> = expected?.formulas ?? {};
  const taxable = taxableAmount(line);
  return [
    ...chargeHeads
      .filter((head) => (line.heads[head] ?? 0) !== 0 || (wanted[head] ?? 0) !== 0)
      .map((head) => ({
        head,
        expected: expected && (wanted[head] ?? 0),
        expected_formula: formulas[head] ?? '',
        billed: line.heads[head],
        billed_formula: '',
      })),
    {
      head: 'gst' as const,
      expected: expected?.gst,
      expected_formula: expected
        ? `${formatPercent(freightGstRate)} of ${formatRupees(expected.sub_total)}`
        : '',
      billed: line.gst,
      billed_formula: line.gst === undefined ? '' : `on ${formatRupees(taxable)}`,
    },
    {
      head: 'total' as const,
      expected: expected?.total,
      expected_formula: '',
      billed: line.total,
      billed_formula: '',
    },
  ];
}

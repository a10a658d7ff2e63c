import { startOfDay } from '@khep/domain/days';
import type { NdrAction } from '../port.ts';
import { dotNetDate } from './waybill.ts';

/** Answers that Blue Dart has an instruction for. */
export type BluedartInstruction = 'return' | 'reschedule' | 're-attempt';

/**
 * Maps the seller's answer to Blue Dart's alternate instruction: DT delivers on a day, RTO returns. It has none for
 * another address or phone.
 * @param nextDay YYYY-MM-DD, for an attempt without a date
 */
export function toInstructionRequest(
  { awb, date }: Pick<NdrAction, 'awb' | 'date'>,
  instruction: BluedartInstruction,
  nextDay: string,
): Record<string, unknown> {
  if (instruction === 'return') return { AWBNo: awb, AltInstRequestType: 'RTO' };
  const PreferDate = dotNetDate(startOfDay(date ?? nextDay));
  return { AWBNo: awb, AltInstRequestType: 'DT', PreferDate };
}

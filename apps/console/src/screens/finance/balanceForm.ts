import { calls } from '@khep/api';
import type { CashSettings } from '@khep/api';
import type { Schema } from '../../forms/useForm.ts';

/** Balance, floor and credits as they are typed; the credits by the place of the registration. */
export interface BalanceValues {
  balance: number;
  floor: number;
  credits: Record<string, number>;
}

export const toBalanceValues = (
  { balance, floor, input_credits }: CashSettings,
  registrations: readonly string[],
): Partial<BalanceValues> => ({
  ...(balance !== null && { balance }),
  floor,
  credits: Object.fromEntries(
    registrations.flatMap((gstin, at) => {
      const found = input_credits.find((credit) => credit.gstin === gstin);
      return found ? [[`at${at}`, found.amount]] : [];
    }),
  ),
});

export const toCashSettings = (
  { balance, floor, credits }: Partial<BalanceValues>,
  registrations: readonly string[],
): CashSettings => ({
  balance: balance ?? null,
  floor: floor ?? 0,
  input_credits: registrations.flatMap((gstin, at) => {
    const amount = credits?.[`at${at}`];
    return amount === undefined ? [] : [{ gstin, amount }];
  }),
});

/** The server's rules, with what is wrong with a credit at its field. */
export const balanceSchema = (registrations: readonly string[]): Schema<BalanceValues> => ({
  safeParse(input) {
    const values = input as BalanceValues;
    const parsed = calls.finance.saveCashSettings.body.safeParse(toCashSettings(values, registrations));
    if (parsed.success) return { success: true, data: values };
    const typed = registrations.flatMap((_, at) =>
      values.credits?.[`at${at}`] === undefined ? [] : [`credits.at${at}`],
    );
    return {
      success: false,
      error: {
        issues: parsed.error.issues.map(({ path, message }) => ({
          path: path[0] === 'input_credits' ? [typed[Number(path[1])] ?? 'credits'] : path.map(String),
          message,
        })),
      },
    };
  },
});

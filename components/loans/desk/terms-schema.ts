import { readNumber } from '@/lib/domain/values/number';
import * as z from 'zod';
import { bankChange } from '@/lib/contract/loans/bank-desk';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { optionalEmail, typed } from '@/lib/contract/fields';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';

const { about, yearlyRatePercent, fee, amountMax, paymentOrder, twoOfficersFrom, textsDues, branches } =
  bankChange.shape;

/** A rate as it is typed; an empty field is no number. */
const typedRate = z
  .string()
  .transform((text) => readNumber(text) ?? Number.NaN)
  .pipe(yearlyRatePercent.unwrap());

const shownPhone = (phone: string | null) => (phone === null ? '' : formatPhone(phone));
const nothing = (value: string) => (value === '' ? null : value);
/** The terms of new loans, and how the bank is reached, as they are typed. */
export const termsSchema = z.object({
  about: about.unwrap(),
  yearlyRatePercent: typedRate,
  fee: fee.unwrap(),
  amountMax: amountMax.unwrap(),
  paymentOrder: paymentOrder.unwrap(),
  twoOfficersFrom: twoOfficersFrom.unwrap(),
  textsDues: textsDues.unwrap(),
  // Hotlines have numbers that no person has; those stay as they are typed.
  phone: typed(40).transform((text) => (text === '' ? null : (normalizePhone(text) ?? text))),
  email: optionalEmail.transform(nothing),
  branches: branches.unwrap(),
});

export const termsValues = (bank: DeskBank): z.input<typeof termsSchema> => ({
  about: bank.about,
  yearlyRatePercent: String(bank.yearlyRatePercent ?? ''),
  fee: bank.fee,
  amountMax: bank.amountMax,
  paymentOrder: bank.paymentOrder,
  twoOfficersFrom: bank.twoOfficersFrom,
  textsDues: bank.textsDues,
  phone: shownPhone(bank.phone),
  email: bank.email ?? '',
  branches: bank.branches.map((branch) => ({ ...branch, phone: shownPhone(branch.phone) })),
});

import * as z from 'zod';
import { termsSchema, termsValues } from '@/components/loans/desk/terms-schema';
import { bankDraft } from '@/lib/contract/loans/bank-desk';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { loanLimits } from '@/lib/domain/limits/loans';

const { slug, name, nameNative, status } = bankDraft.shape;

/** A bank with its terms, as an advisor types them. */
export const bankForm = z.object({ slug, name, nameNative, status, ...termsSchema.shape });

export const bankValues = (bank: DeskBank): z.input<typeof bankForm> => ({
  slug: bank.slug,
  name: bank.name,
  nameNative: bank.nameNative,
  status: bank.status,
  ...termsValues(bank),
});

const amountMax = loanLimits.amountBelowUsd - 0.01;

export const newBank: DeskBank = {
  bankId: '',
  slug: '',
  name: '',
  nameNative: '',
  about: { en: '', km: '' },
  yearlyRatePercent: null,
  fee: 0,
  amountMax,
  branches: [],
  paymentOrder: 'fee-interest-principal',
  twoOfficersFrom: null,
  textsDues: false,
  phone: null,
  email: null,
  status: 'inactive',
  isDemo: false,
  officers: 0,
  waiting: null,
  version: 0,
};

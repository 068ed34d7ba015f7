import * as z from 'zod';
import { paymentOrders } from '@/lib/domain/loans/loan-postings';
import { instant } from '../fields';
import { bankFields } from './banks';

/** What binds the officers themselves, and what borrowers pay. */
const boundTerms = z
  .object({
    yearlyRatePercent: z.number(),
    fee: z.number(),
    amountMax: z.number(),
    paymentOrder: z.enum(paymentOrders),
    twoOfficersFrom: z.number().nullable(),
    textsDues: z.boolean(),
  })
  .partial();
export type BoundTerms = z.infer<typeof boundTerms>;

/** A change that one officer wants and that waits for somebody else. */
const waitingChange = z.object({
  id: z.uuid(),
  at: instant,
  by: z.object({ name: z.string(), nameKm: z.string() }),
  /** The reader asked for it. */
  isOwn: z.boolean(),
  /** The wanted terms; the present ones are those of the bank. */
  wanted: boundTerms,
});

export const deskBank = bankFields.extend({
  status: z.enum(['active', 'inactive']),
  paymentOrder: z.enum(paymentOrders).default('fee-interest-principal'),
  twoOfficersFrom: z.number().nullable().default(null),
  textsDues: z.boolean().default(false),
  /** Who works there; one alone needs an advisor for a change of terms. */
  officers: z.int().default(0),
  waiting: waitingChange.nullable().default(null),
  version: z.int().default(0),
});
export type DeskBank = z.infer<typeof deskBank>;

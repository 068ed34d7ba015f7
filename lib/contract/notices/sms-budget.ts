import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant } from '../fields';
import { whenWrong } from '../zod-settings';

/** More than any provider sends for Sala in a day; a slip of a zero too many stays affordable. */
const perDayMost = 100_000;

const smsBudget = z.object({
  /** What holds now. */
  max: z.int(),
  /** What holds from the next day on: what operators chose, else the setting. */
  perDay: z.int(),
  /** SMS_PER_DAY_MAX, where no operator chose another number. */
  setting: z.int(),
  /** Until when `max` holds, where it is for this day only. */
  todayUntil: instant.nullable(),
  used: z.int(),
  /** Of the used, those to numbers that Sala does not know, and how many of them may go out. */
  usedByStrangers: z.int(),
  strangersMax: z.int(),
  /** Parts of the text messages of this day, which are what the gateway is paid for, and what they cost in riel. */
  parts: z.int(),
  riel: z.int(),
  /** When the count begins anew; null while none was sent. */
  dayEndsAt: instant.nullable(),
  /** When that of strangers does: its day begins with the first message to one of them. */
  strangersEndAt: instant.nullable(),
  version: z.int(),
});
export type SmsBudget = z.infer<typeof smsBudget>;

export const smsBudgetChange = z.object({
  /** `today`: until the count begins anew; `every-day`: from now on, also in place of a number of today. */
  days: z.enum(['today', 'every-day']),
  /** null: what holds without this choice. */
  max: z.int(whenWrong('invalid-number')).min(1, 'out-of-range').max(perDayMost, 'out-of-range').nullable(),
});

const path = '/api-notification/sms_budget';

export const smsBudgetResource = defineResource('notification/sms-budget', {
  get: {
    method: 'GET',
    path,
    access: 'staff',
    summary: 'How many text messages of today are used, and how many may go out; for Sala’s operators',
    response: smsBudget,
  },
  change: {
    method: 'PUT',
    path,
    access: 'staff',
    summary:
      'Change how many text messages go out today or every day, at once in all processes; for Sala’s operators',
    body: smsBudgetChange,
    response: smsBudget,
    versioned: true,
  },
});

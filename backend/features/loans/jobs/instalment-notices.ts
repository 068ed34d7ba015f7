import { and, asc, between, eq, gte, isNull } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { afterQuietHours } from '@/lib/domain/notices/channels';
import { banks, loanInstalments, loans, users } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { type DueStage, tellOfDue } from '@/backend/features/loans/services/tell-of-due';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { runEvery } from '@/backend/jobs/run-every';

const batchMax = 200;
const daysBefore = 3;
/** So long after the first late day a site that stood still tells it. */
const daysAfter = 3;

const { dueOn, soonToldAt, lateToldAt } = loanInstalments;
const stages = {
  soon: { told: soonToldAt, from: 0, to: daysBefore },
  late: { told: lateToldAt, from: -daysAfter, to: -1 },
} as const;

/** Instalments that are not paid, whose day is near. */
const findDue = ({ db }: WritingDeps, stage: DueStage, today: string) => {
  const { told, from, to } = stages[stage];
  return db
    .select({ instalment: loanInstalments, loan: loans, bank: banks, user: users })
    .from(loanInstalments)
    .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
    .innerJoin(banks, eq(banks.id, loans.bankId))
    .innerJoin(users, eq(users.id, loans.userId))
    .where(
      and(
        between(dueOn, addDaysToDay(today, from), addDaysToDay(today, to)),
        isNull(told),
        eq(loans.status, 'paid-out'),
        // The oldest day that is still open; null after the pay-off.
        gte(dueOn, loans.nextDueOn),
        eq(users.enabled, true),
      ),
    )
    .orderBy(asc(dueOn), asc(loanInstalments.loanId))
    .limit(batchMax);
};

const tellAll = async (deps: WritingDeps, stage: DueStage): Promise<number> => {
  const due = await findDue(deps, stage, dayInCambodia(deps.clock.now()));
  for (const { instalment, loan, bank, user } of due)
    await runAct(deps, { caller: null }, async (act) => {
      // A payment that comes meanwhile changes the version, and waits for this one.
      const [same] = await act.tx
        .select({ id: loans.id })
        .from(loans)
        .where(and(eq(loans.id, loan.id), eq(loans.version, loan.version)))
        .for('update');
      if (!same) return;
      const { told } = stages[stage];
      const taken = await act.tx
        .update(loanInstalments)
        .set(stage === 'soon' ? { soonToldAt: act.now } : { lateToldAt: act.now })
        .where(
          and(
            eq(loanInstalments.loanId, loan.id),
            eq(loanInstalments.number, instalment.number),
            isNull(told),
          ),
        )
        .returning({ number: loanInstalments.number });
      if (taken.length === 0) return;
      // Part of the oldest one may be paid.
      const cents = instalment.dueOn === loan.nextDueOn ? loan.nextDueCents : instalment.paymentCents;
      await tellOfDue(act, stage, { loan, bank, user, on: instalment.dueOn, cents });
    });
  return due.length;
};

/**
 * Tells borrowers of each instalment three days before its day and on the first late day, once with any number of
 * processes; at night it waits, so that nobody is told of what is paid by the morning. @returns how many were due
 */
export const tellOfInstalments = async (deps: WritingDeps): Promise<number> => {
  const now = deps.clock.now();
  if (afterQuietHours(now) > now && !deps.env.NOTICES_AT_ONCE) return 0;
  return (await tellAll(deps, 'soon')) + (await tellAll(deps, 'late'));
};

/** Checks periodically. @returns a function that stops it and waits for the current run. */
export const runInstalmentNotices = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'instalment-notices', everyMs, run: () => tellOfInstalments(deps) });

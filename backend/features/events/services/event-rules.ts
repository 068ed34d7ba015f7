import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ErrorBody } from '@/lib/contract/endpoint';
import type { EventInput } from '@/lib/contract/events/event-shapes';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { fold } from '@/lib/domain/khmer/khmer';
import { eventLimits } from '@/lib/domain/events/events';
import type { Db } from '@/backend/db/client';
import { campuses, careerCenters, type events } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';

type Row = typeof events.$inferSelect;
/** A column that is undefined is not written. */
type Columns = { [Name in keyof Row]?: Row[Name] | undefined };

/** As it is typed: what is absent stays as it is. */
type Input = { [Name in keyof EventInput]?: EventInput[Name] | undefined };

const dayMs = 86_400_000;
const orDate = (value: string | null | undefined): Date | null | undefined =>
  value === undefined || value === null ? value : new Date(value);

/** The columns that the input names; what it leaves out is undefined, and stays. */
export const eventColumns = (input: Input): Columns => {
  const { startsAt, endsAt, registrationOpensAt, registrationClosesAt, mapPoint, questions, ...rest } = input;
  return {
    ...rest,
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
    registrationOpensAt: orDate(registrationOpensAt),
    registrationClosesAt: orDate(registrationClosesAt),
    ...(mapPoint !== undefined && {
      latitude: mapPoint?.latitude ?? null,
      longitude: mapPoint?.longitude ?? null,
    }),
    questions: questions?.map((question) => ({ ...question, id: question.id ?? randomUUID() })),
  };
};

/** The words by which an event is found. */
export const foldOf = ({ title, place }: Pick<Row, 'title' | 'place'>): string =>
  [title.en, title.km, place.en, place.km].map(fold).join('\n');

const timeIssues = (event: Row): NonNullable<ErrorBody['issues']> => {
  const { startsAt, endsAt, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const issues: NonNullable<ErrorBody['issues']> = [];
  if (endsAt <= startsAt) issues.push({ path: 'endsAt', code: 'before-start' });
  else if (endsAt.getTime() - startsAt.getTime() > eventLimits.durationDaysMax * dayMs)
    issues.push({ path: 'endsAt', code: 'too-long' });
  if (opens && opens >= endsAt) issues.push({ path: 'registrationOpensAt', code: 'after-end' });
  if (closes && closes > endsAt) issues.push({ path: 'registrationClosesAt', code: 'after-end' });
  if (opens && closes && closes <= opens) issues.push({ path: 'registrationClosesAt', code: 'before-start' });
  return issues;
};

/** @throws 422 for an event that cannot be: in its times, its place, or the campus of somebody else */
export async function requirePossible(tx: Db, event: Row, organizationId: string): Promise<void> {
  const issues = timeIssues(event);
  if (event.province !== null && !isValidAddress({ province: event.province }))
    issues.push({ path: 'province', code: 'unknown-place' });
  if (event.careerCenterId !== null) {
    const here = and(
      eq(careerCenters.id, event.careerCenterId),
      eq(careerCenters.organizationId, organizationId),
    );
    if ((await tx.$count(careerCenters, here)) === 0)
      issues.push({ path: 'careerCenterId', code: 'unknown-center' });
  }
  if (event.campusId !== null) {
    const here = and(eq(campuses.id, event.campusId), eq(campuses.schoolId, organizationId));
    if ((await tx.$count(campuses, here)) === 0) issues.push({ path: 'campusId', code: 'unknown-campus' });
  } else if (event.format !== 'online') {
    if (event.place.en === '') issues.push({ path: 'place.en', code: 'required' });
    if (event.place.km === '') issues.push({ path: 'place.km', code: 'required' });
  }
  if (issues.length > 0) throw invalid(issues);
}

const placed = (event: Row): string =>
  JSON.stringify([
    event.startsAt,
    event.endsAt,
    event.format,
    event.place,
    event.province,
    event.campusId,
    event.latitude,
    event.longitude,
  ]);

/** True when an event takes place at another time or elsewhere than before. */
export const isMoved = (before: Row, after: Row): boolean => placed(before) !== placed(after);

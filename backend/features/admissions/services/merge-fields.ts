import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { takenExtras } from '@/lib/contract/admissions/merges';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { applicants } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { personColumns } from './person-columns';

type ApplicantRecord = typeof applicants.$inferSelect;
type Extra = (typeof takenExtras)[number];

/** Columns that change together, so that an undo restores all of them or none. */
export const columnGroups = {
  detail: ['detail', 'name', 'nameKm', 'phone', 'searchFold'],
  program: ['enrollToId'],
  status: [
    'status',
    'statusSince',
    'offerMinimumGrade',
    'offerCondition',
    'offerAnswerBy',
    'offerAnswer',
    'offerAnsweredAt',
    'offerProofBy',
    'offerDoubtSince',
    'offerProven',
  ],
  assignee: ['assigneeId'],
} as const satisfies Record<string, readonly (keyof ApplicantRecord)[]>;

const columnOf: Record<Extra, keyof ApplicantRecord> = {
  program: 'enrollToId',
  status: 'status',
  assignee: 'assigneeId',
};

const isExtra = (name: string): name is Extra => takenExtras.some((extra) => extra === name);

/** Of one part, the value of the other application, absent where that has none. */
const withTaken = (kept: EnrollDetail, lost: EnrollDetail, fields: readonly string[]): EnrollDetail => {
  const detail: Record<string, unknown> = { ...kept };
  for (const field of fields) {
    const [part = '', key] = field.split('.');
    const from = (lost as Record<string, unknown>)[part];
    detail[part] =
      key === undefined
        ? from
        : { ...(detail[part] as object), [key]: (from as Record<string, unknown>)[key] };
  }
  return detail as EnrollDetail;
};

const pick = (row: ApplicantRecord, names: readonly (keyof ApplicantRecord)[]): Partial<ApplicantRecord> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/**
 * What the application that stays takes from the other one.
 * @throws 422 for a field in which the two do not differ.
 */
export function takenColumns(
  kept: ApplicantRecord,
  lost: ApplicantRecord,
  take: readonly string[],
): Partial<ApplicantRecord> {
  const differing = changedFields(kept.detail, lost.detail);
  const unknown = take.findIndex((name) =>
    isExtra(name) ? kept[columnOf[name]] === lost[columnOf[name]] : !differing.includes(name),
  );
  if (unknown >= 0) throw invalid([{ path: `take.${unknown}`, code: 'not-different' }]);
  const fields = take.filter((name) => !isExtra(name));
  return {
    ...(fields.length > 0 && personColumns(withTaken(kept.detail, lost.detail, fields))),
    ...Object.assign({}, ...take.filter(isExtra).map((name) => pick(lost, columnGroups[name]))),
  };
}

import { useLocale, useTranslations } from 'next-intl';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';
import { isPlaceholderCourse } from '@/lib/domain/dates/placeholder-date';
import { withoutRecords } from '@/lib/domain/schools/scholarship-state';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { scholarshipHref } from '@/lib/routes/scholarship-href';
import { DateList } from './date-list';

interface SchoolDatesProps {
  school: SchoolDetail;
  programs: readonly Subject[];
  /** Scholarships that have a page of their own. */
  records: readonly Scholarship[];
  today: string;
}

/** More than are shown, so that a cached page does not run out of them. */
const linesSent = 5;

const byDay = (a: { until: string }, b: { until: string }) => a.until.localeCompare(b.until);

/** Beside the text on wide screens: what can be applied for, by its last day. */
export function SchoolDates({ school, programs, records, today }: SchoolDatesProps) {
  const t = useTranslations('school');
  const locale = useLocale();
  const textOf = (until: string) => t('deadline.open', { date: formatDate(until, locale) });
  const programLines = programs.flatMap((program) => {
    const state = applicationStateOn(program, today);
    if (isPlaceholderCourse(program) || state.key !== 'open' || !state.until) return [];
    const { enrollableSubjectId: id } = program;
    const to = href('/course/[id]', { id });
    return [{ key: id, label: pickName(program, locale), until: state.until, day: textOf(state.until), to }];
  });
  const ownWords = withoutRecords(school.scholarships, records).map(({ key, title, deadline }) => ({
    key,
    label: pickText(title, locale),
    until: deadline,
    day: textOf(deadline),
    to: '#scholarships' as const,
  }));
  const scholarshipLines = [
    ...records.map((record) => ({
      key: record.scholarshipId,
      label: pickText(record.title, locale),
      until: record.deadline,
      day: textOf(record.deadline),
      to: scholarshipHref(record),
    })),
    ...ownWords,
  ];
  const lists = [
    { id: 'deadlines', lines: programLines },
    { id: 'scholarships', lines: scholarshipLines },
  ] as const;
  return lists.map(({ id, lines }) => (
    <DateList
      key={id}
      id={`next-${id}`}
      title={t(`dates.${id}`)}
      lines={lines.toSorted(byDay).slice(0, linesSent)}
      madeOn={today}
    />
  ));
}

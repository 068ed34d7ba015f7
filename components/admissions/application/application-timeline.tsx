import { useLocale, useTranslations } from 'next-intl';
import { AccordionItem } from '@/components/ui/accordion';
import { Timeline } from '@/components/ui/timeline';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import { formatDate, formatDateTime } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { useChangedFieldNames } from './changed-field-names';
import { DetailSections } from './detail-sections';
import { actorNameOf, stepName } from './names';

/** Their note is part of the title. */
const toldByTitle: ReadonlySet<TimelineEntry['kind']> = new Set([
  'merged',
  'offer-day',
  'proof-day',
  'result-declared',
  'result-proven',
  'student-made',
  'student-unmade',
]);

/** Their fields name a result, not a part of the application. */
const aboutResult: ReadonlySet<TimelineEntry['kind']> = new Set(['result-proven', 'proof-withdrawn']);

type PaperKind = Extract<TimelineEntry['kind'], `paper-${string}`>;
const aboutPaper = (kind: TimelineEntry['kind']): kind is PaperKind => kind.startsWith('paper-');

type Told = Pick<ApplicantDetail, 'steps' | 'timeline' | 'form'>;

/** Who it was, what changed and how it read before, and the note. */
function EntryDetails({ entry, form }: { entry: TimelineEntry; form: Told['form'] }) {
  const t = useTranslations('applications.timeline');
  const locale = useLocale();
  const namesOf = useChangedFieldNames(form);
  const name = actorNameOf(entry, locale);
  const role = t(`role.${entry.actorRole}`);
  return (
    <>
      <p className="text-sm">{name ? t('by', { name, role }) : role}</p>
      {entry.fields.length > 0 && !aboutResult.has(entry.kind) && (
        <p className="mt-1 text-text">{t('fields', { fields: namesOf(entry.fields).join(', ') })}</p>
      )}
      {entry.note && !toldByTitle.has(entry.kind) && (
        <p className="mt-2 whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5 text-text">
          <span className="block text-sm text-muted">{t('note')}</span>
          {entry.note}
        </p>
      )}
      {entry.before && (
        <AccordionItem title={t(entry.kind === 'merged' ? 'mergedSaid' : 'before')}>
          <DetailSections detail={entry.before} form={form} folded />
        </AccordionItem>
      )}
    </>
  );
}

/** What happened to an application, newest first. */
export function ApplicationTimeline({ application }: { application: Told }) {
  const t = useTranslations('applications.timeline');
  const locale = useLocale();
  const { steps, timeline, form } = application;
  const titleOf = ({ kind, paper, note, fromStatus, toStatus }: TimelineEntry) => {
    if (kind === 'status') return fromStatus === null ? t('sent') : stepName(steps, toStatus, locale);
    if (kind === 'status-undone') return t(kind, { status: stepName(steps, toStatus, locale) });
    if (kind === 'merged' || kind === 'student-made' || kind === 'student-unmade')
      return t(kind, { code: note ?? '' });
    if (kind === 'result-declared') return t(kind, { grade: note ?? '' });
    if (kind === 'result-proven') return t(kind, { has: note ? 'yes' : 'no', grade: note ?? '' });
    if (kind === 'offer-day' || kind === 'proof-day')
      return t(kind, { has: note ? 'yes' : 'no', date: note ? formatDate(note, locale) : '' });
    const about = paper ? pickText(paper, locale) : '';
    return aboutPaper(kind) ? t(kind, { paper: about }) : t(kind);
  };
  const items = timeline.toReversed().map((entry) => ({
    key: entry.id,
    title: titleOf(entry),
    time: <time dateTime={entry.at}>{formatDateTime(entry.at, locale)}</time>,
    color: steps.find((step) => step.key === entry.toStatus)?.color,
    details: <EntryDetails entry={entry} form={form} />,
  }));
  return <Timeline items={items} />;
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { dayTitle } from '@/components/ui/calendar/calendar-names';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { addDays } from '@/lib/domain/calendar-days';
import { answerDayOf } from '@/lib/domain/accounts/waiting';
import { dayInCambodia, formatDate, formatHours, formatMinute } from '@/lib/domain/dates/dates';
import { Link, useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { LessonList } from '@/components/school-day/timetable/lesson-list';
import { useWorkLessons } from '@/components/school-day/timetable/use-lessons';
import { WaitsElsewhere } from '@/components/school-day/membership/waits-elsewhere';
import { OtherSchools } from './other-schools';
import { useMarkedHere } from '@/components/school-day/attendance/use-marked-here';
import { isUnmarked } from '@/lib/domain/school-day/attendance';
import { SheetView } from '@/components/school-day/attendance/sheet-view';
import { useQuery } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast';
import { openFile } from '@/components/kits/upload/open-file';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';
import { useAbsenceWords } from './absence-words';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { QueuedMarkRequest } from '@/lib/contract/school-day/mark-requests';

const AnswerRequest = lazyPart(
  () => import('./answer-request').then((part) => part.AnswerRequest),
  () => null,
);

function Request({ orgId, request }: { orgId: string; request: QueuedMarkRequest }) {
  const t = useTranslations('markRequest');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name } = personNames(request, locale);
  const { by, mark, wanted, reason, startsAt, endsAt, at } = request;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {pickName(request, locale)} · {formatDate(startsAt, locale)} {formatHours(startsAt, endsAt)}
        </span>
        <span className="block">
          {t('asks', { by: t(`by.${by}`), mark: words(mark), wanted: words(wanted) })}
        </span>
        <span className="block wrap-anywhere">{reason}</span>
        <span className="block text-sm text-muted">
          {formatMinute(at, locale)} ·{' '}
          {t('answerBy', { date: formatDate(answerDayOf('corrections', dayInCambodia(at)), locale) })}
        </span>
      </span>
      <Button
        size="sm"
        className="min-h-11"
        aria-label={t('answerOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('answer')}
      </Button>
      {isOpen && <AnswerRequest orgId={orgId} request={request} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Who waits for an answer about a mark, the oldest first; nothing where nobody does. */
function MarkRequestQueue({ orgId }: { orgId: string }) {
  const t = useTranslations('markRequest');
  const { data: answer } = useQuery(
    lmsApi.markRequests.list.queryOptions({ params: { orgId }, query: { state: 'open' } }),
  );
  return (
    <>
      <WaitsElsewhere orgId={orgId} of="corrections" />
      {answer && answer.countTotal > 0 && (
        <Panel
          title={t('queue')}
          aside={<span className="text-sm text-muted tabular-nums">{answer.countTotal}</span>}
        >
          <ul className="divide-y divide-border">
            {answer.data.map((request) => (
              <Request key={request.requestId} orgId={orgId} request={request} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

interface AbsencesOfDayProps {
  orgId: string;
  /** An ISO day; empty until it is known. */
  day: string;
}

/** Who has said before that they will not come; nothing where nobody has. */
function AbsencesOfDay({ orgId, day }: AbsencesOfDayProps) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const words = useAbsenceWords();
  const { data: answer } = useQuery({
    ...lmsApi.absenceNotices.listOfOrganization.queryOptions({ params: { orgId }, query: { day } }),
    enabled: day !== '',
  });
  if (!answer || answer.countTotal === 0) return null;
  const open = async (key: string) => {
    if (!(await openFile(key))) showToast({ kind: 'danger', message: t('paperFailed') });
  };
  return (
    <Panel
      title={t('ofDay')}
      aside={
        <span className="text-sm text-muted tabular-nums">
          {t('ofDayCount', { count: answer.countTotal })}
        </span>
      }
    >
      <ul className="divide-y divide-border">
        {answer.data.map((absence) => {
          const { absenceId, paper, paperKey, className, classNameNative } = absence;
          const { name } = personNames(absence, locale);
          return (
            <li
              key={absenceId}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold">
                  {name}
                  {className && (
                    <span className="font-normal text-muted">
                      {' '}
                      · {pickName({ name: className, nameNative: classNameNative ?? className }, locale)}
                    </span>
                  )}
                </span>
                <span className="block wrap-anywhere">{words.why(absence)}</span>
                <span className="block text-sm text-muted">{words.when(absence)}</span>
                <span className="block text-sm text-muted">{words.said(absence)}</span>
              </span>
              {paperKey === null ? (
                paper !== 'none' && (
                  <Badge tone={paper === 'asked' ? 'warning' : 'success'}>{t(`paperState.${paper}`)}</Badge>
                )
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  aria-label={t('openPaper', { name })}
                  onClick={() => void open(paperKey)}
                >
                  {t('paperState.given')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {answer.countTotal > answer.data.length && (
        <p className="mt-3 text-sm text-muted">{t('more', { shown: answer.data.length })}</p>
      )}
    </Panel>
  );
}

const daysAhead = 14;
const daysShown = 3;

interface NextDaysProps {
  chosen: ChosenMembership;
  /** An ISO day. */
  after: string;
  onDay: (day: string) => void;
}

/** Leads from a day without lessons to the next ones that have some. */
function NextDays({ chosen, after, onDay }: NextDaysProps) {
  const t = useTranslations('portal.attendance');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const span = { from: addDays(after, 1), to: addDays(after, daysAhead) };
  const title = [tPages('attendance'), dayTitle(span.from, locale)].join(' · ');
  const { data: lessons } = useWorkLessons({ orgId: chosen.membership.organizationId, ...span, title });
  const planned = lessons?.value.data.filter(({ state }) => state !== 'cancelled') ?? [];
  const days = [...new Set(planned.map(({ startsAt }) => dayInCambodia(startsAt)))].slice(0, daysShown);
  if (days.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-muted">{t('nextDays')}</p>
      {days.map((day) => (
        <Button key={day} variant="secondary" size="sm" className="min-h-11" onClick={() => onDay(day)}>
          {dayTitle(day, locale)}
        </Button>
      ))}
    </div>
  );
}

/** The lessons of a day, and the sheet of the one that the address names. */
export function WorkAttendance({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.attendance');
  const tPages = useTranslations('portal.pages');
  const days = useTranslations('portal.day');
  const router = useRouter();
  const locale = useLocale();
  const today = useToday();
  const markedHere = useMarkedHere();
  const [wanted, setWanted] = useState('');
  const sessionId = useSearchParams().get('session');
  const day = wanted || today;
  // By its day, so that the page without a connection tells it from others.
  const title = [tPages('attendance'), day && dayTitle(day, locale)].filter(Boolean).join(' · ');
  const lessons = useWorkLessons({ orgId: chosen.membership.organizationId, from: day, to: day, title });
  const list = portalHref(chosen, '/profile/enrolled/attendance');
  if (sessionId)
    return (
      <>
        <Link
          href={list}
          className="inline-flex min-h-8 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text"
        >
          <Icon name="chevron-left" className="size-4" />
          {t('back')}
        </Link>
        <SheetView
          key={sessionId}
          orgId={chosen.membership.organizationId}
          sessionId={sessionId}
          isOffice={chosen.membership.kind === 'office'}
          onDone={() => router.push(list)}
        />
      </>
    );
  return (
    <>
      <p className="text-muted">{t(chosen.membership.kind === 'teacher' ? 'choose' : 'chooseOffice')}</p>
      <div className="grid max-w-56 gap-1.5">
        <Label htmlFor="attendance-day">{t('day')}</Label>
        <IsoDayInput
          id="attendance-day"
          label={t('day')}
          day={day}
          onDay={(next) => next && setWanted(next)}
        />
      </div>
      <MarkRequestQueue orgId={chosen.membership.organizationId} />
      <AbsencesOfDay orgId={chosen.membership.organizationId} day={day} />
      <QueryState query={lessons} skeleton={<SkeletonText lines={8} />}>
        {({ value: { data }, keptAt }) => (
          <>
            <AsKept keptAt={keptAt} />
            {keptAt === null && data.length === 0 && (
              <>
                <NextDays chosen={chosen} after={day} onDay={setWanted} />
                {chosen.membership.kind === 'teacher' && <OtherSchools chosen={chosen} />}
              </>
            )}
            <LessonList
              lessons={data}
              empty={t('none')}
              hrefOf={(lesson) =>
                portalHref(chosen, '/profile/enrolled/attendance', { session: lesson.sessionId })
              }
              noteOf={(lesson) =>
                isUnmarked(lesson) && !markedHere.has(lesson.sessionId) ? days('notMarked') : null
              }
            />
          </>
        )}
      </QueryState>
    </>
  );
}

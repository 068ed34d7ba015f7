'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { personNames } from '@/components/accounts/people/person-names';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { CancelLesson } from '@/components/school-day/timetable/cancel-lesson';
import { lessonTitle, lessonWhen } from '@/components/school-day/timetable/lesson-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { TeacherAbsence } from '@/lib/contract/school-day/teacher-absences';
import { formatDate } from '@/lib/domain/dates/dates';

const AnnounceTeacherAbsence = lazyPart(
  () => import('./announce-teacher-absence').then((part) => part.AnnounceTeacherAbsence),
  () => null,
);
const CoverLesson = lazyPart(
  () => import('./cover-lesson').then((part) => part.CoverLesson),
  () => <SkeletonText lines={4} />,
);

type LessonOfAbsence = TeacherAbsence['lessons'][number];

interface LessonRowProps {
  orgId: string;
  lesson: LessonOfAbsence;
  isOffice: boolean;
}

/** A lesson in the time of an absence, and what the office can do about it. */
function LessonRow({ orgId, lesson, isOffice }: LessonRowProps) {
  const t = useTranslations('teacherAbsence');
  const locale = useLocale();
  const [open, setOpen] = useState<'cover' | 'callOff' | null>(null);
  const close = () => setOpen(null);
  const name = [lessonTitle(lesson, locale), lessonWhen(lesson, locale), lesson.room].join(' · ');
  const { substitute, cancelReason, isOpen, state } = lesson;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-medium">{lessonTitle(lesson, locale)}</span>
        <span className="block text-sm text-muted">
          {lessonWhen(lesson, locale)} · {lesson.room}
        </span>
        {!isOpen && substitute && state !== 'cancelled' && (
          <span className="block text-sm">
            {t('withSubstitute', { name: personNames(substitute, locale).name })}
          </span>
        )}
        {state === 'cancelled' && (
          <span className="block text-sm wrap-anywhere">
            {t('calledOff', { reason: cancelReason ?? '' })}
          </span>
        )}
      </span>
      {isOpen && isOffice && (
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            className="min-h-11"
            aria-label={t('coverOf', { lesson: name })}
            onClick={() => setOpen('cover')}
          >
            {t('cover')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className="min-h-11"
            aria-label={t('callOffOf', { lesson: name })}
            onClick={() => setOpen('callOff')}
          >
            {t('callOff')}
          </Button>
        </span>
      )}
      <Dialog open={open !== null} onOpenChange={(next) => !next && close()}>
        {open && (
          <DialogContent title={t(`${open}Title`)}>
            <p className="mb-3 font-semibold">{name}</p>
            {open === 'cover' ? (
              <CoverLesson orgId={orgId} lesson={lesson} onDone={close} />
            ) : (
              <CancelLesson schoolId={orgId} lesson={lesson} onDone={close} />
            )}
          </DialogContent>
        )}
      </Dialog>
    </li>
  );
}

interface AbsenceRowProps {
  orgId: string;
  absence: TeacherAbsence;
  isOffice: boolean;
}

function AbsenceRow({ orgId, absence, isOffice }: AbsenceRowProps) {
  const t = useTranslations('teacherAbsence');
  const tDays = useTranslations('absence');
  const locale = useLocale();
  const takeBack = useWrite(lmsApi.teacherAbsences.takeBack, { done: t('takenBack') });
  const { absenceId, fromDay, toDay, reason, note, lessons, mayTakeBack } = absence;
  const who = personNames(absence.teacher, locale).name;
  const from = formatDate(fromDay, locale);
  const when = fromDay === toDay ? from : tDays('days', { from, to: formatDate(toDay, locale) });
  const openCount = lessons.filter(({ isOpen }) => isOpen).length;
  return (
    <li className="grid gap-1 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">{isOffice ? `${who} · ${when}` : when}</span>
          <span className="block wrap-anywhere">
            {[t(`reasons.${reason}`), note].filter(Boolean).join(' – ')}
          </span>
        </span>
        {lessons.length > 0 && (
          <Badge tone={openCount > 0 ? 'warning' : 'success'}>{t('open', { count: openCount })}</Badge>
        )}
        {mayTakeBack && (
          <WriteButton
            variant="ghost"
            size="sm"
            className="min-h-11"
            aria-label={t('takeBackOf', { who, when })}
            write={takeBack}
            onWrite={() => takeBack.run({ params: { orgId, absenceId } })}
            asks={{
              title: t('takeBackTitle'),
              description: t('takeBackBody'),
              confirmLabel: t('takeBack'),
            }}
          >
            {t('takeBack')}
          </WriteButton>
        )}
      </div>
      {lessons.length === 0 ? (
        <p className="text-sm text-muted">{t('noLessons')}</p>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.sessionId} orgId={orgId} lesson={lesson} isOffice={isOffice} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface TeacherAbsencesProps {
  chosen: ChosenMembership;
  /** On a page of something else: nothing where nobody is absent, and no way to announce. */
  onlySome?: boolean;
}

/** Which teachers will not come, and their lessons: the office covers them, a teacher announces the own absence. */
export function TeacherAbsences({ chosen, onlySome = false }: TeacherAbsencesProps) {
  const t = useTranslations('teacherAbsence');
  const today = useToday();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const { organizationId: orgId, kind } = chosen.membership;
  const isOffice = kind === 'office';
  const query = useQuery(lmsApi.teacherAbsences.list.queryOptions({ params: { orgId } }));
  if (onlySome && !query.data?.countTotal) return null;
  return (
    <Panel title={t('title')} className="print:hidden">
      <div className="grid gap-4">
        <p className="text-muted">{t(isOffice ? 'lead' : 'leadOwn')}</p>
        <QueryState query={query} skeleton={<SkeletonText lines={3} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="text-muted">{t(isOffice ? 'none' : 'noneOwn')}</p>
            ) : (
              <ul className="divide-y divide-border">
                {data.map((absence) => (
                  <AbsenceRow key={absence.absenceId} orgId={orgId} absence={absence} isOffice={isOffice} />
                ))}
              </ul>
            )
          }
        </QueryState>
        {!onlySome && (
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={today === ''}
            onClick={() => setAnnouncing(true)}
          >
            {t(isOffice ? 'enter' : 'announce')}
          </Button>
        )}
        {isAnnouncing && (
          <AnnounceTeacherAbsence
            orgId={orgId}
            isOffice={isOffice}
            today={today}
            onClose={() => setAnnouncing(false)}
          />
        )}
      </div>
    </Panel>
  );
}

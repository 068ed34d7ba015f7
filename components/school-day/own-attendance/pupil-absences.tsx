'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { personNames } from '@/components/accounts/people/person-names';
import { type ChosenMembership, isShared } from '@/components/school-day/membership/choose-membership';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { Absence } from '@/lib/contract/school-day/absence-notices';
import { addDays } from '@/lib/domain/calendar-days';
import { formatMinute } from '@/lib/domain/dates/dates';
import { useAbsenceWords } from './absence-words';

const AnnounceAbsence = lazyPart(
  () => import('./announce-absence').then((part) => part.AnnounceAbsence),
  () => null,
);
const AddPaper = lazyPart(
  () => import('./add-paper').then((part) => part.AddPaper),
  () => null,
);

/** How long an absence that is over still stands here: its paper may come later. */
const daysShown = 30;

interface RowProps {
  orgId: string;
  studentId: string;
  absence: Absence;
  /** The child, where a guardian or the office reads. */
  name: string | null;
  mayChange: boolean;
}

function AbsenceRow({ orgId, studentId, absence, name, mayChange }: RowProps) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const words = useAbsenceWords();
  const [isAdding, setAdding] = useState(false);
  const takeBack = useWrite(lmsApi.absenceNotices.takeBack, {
    invalidates: [lmsApi.sheets.key],
    done: t('takenBack'),
  });
  const { absenceId, withdrawnAt, mayTakeBack, paper } = absence;
  const when = words.when(absence);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{when}</span>
        <span className="block wrap-anywhere">{words.why(absence)}</span>
        <span className="block text-sm text-muted">
          {withdrawnAt ? t('wasTakenBack', { at: formatMinute(withdrawnAt, locale) }) : words.said(absence)}
        </span>
        {paper !== 'none' && !withdrawnAt && (
          <Badge tone={paper === 'asked' ? 'warning' : 'success'} className="mt-1">
            {t(`paperState.${paper}`)}
          </Badge>
        )}
      </span>
      {mayChange && !withdrawnAt && (
        <span className="flex flex-wrap gap-2">
          {paper === 'asked' && (
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              aria-label={t('addPaperTo', { when })}
              onClick={() => setAdding(true)}
            >
              {t('addPaper')}
            </Button>
          )}
          {mayTakeBack && (
            <WriteButton
              variant="ghost"
              size="sm"
              className="min-h-11"
              aria-label={t('takeBackOf', { when })}
              write={takeBack}
              onWrite={() => takeBack.run({ params: { orgId, id: studentId, absenceId } })}
              asks={{
                title: t('takeBackTitle'),
                description: name === null ? t('takeBackBody') : t('takeBackBodyOf', { name }),
                confirmLabel: t('takeBack'),
              }}
            >
              {t('takeBack')}
            </WriteButton>
          )}
        </span>
      )}
      {isAdding && (
        <AddPaper
          orgId={orgId}
          studentId={studentId}
          absence={absence}
          when={when}
          onClose={() => setAdding(false)}
        />
      )}
    </li>
  );
}

/** What was announced of a student, and the way to announce more; teachers only read it. */
export function PupilAbsences({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const { organizationId: orgId, kind, student } = chosen.membership;
  const studentId = chosen.studentId ?? '';
  const query = useQuery(lmsApi.absenceNotices.list.queryOptions({ params: { orgId, id: studentId } }));
  const child = kind === 'guardian' && student ? personNames(student, locale).name : null;
  const title =
    kind === 'student' ? t('announce') : child === null ? t('enter') : t('announceOf', { name: child });
  return (
    <Panel title={t('title')}>
      <QueryState query={query} skeleton={<SkeletonText lines={3} />}>
        {({ data, mayAnnounce, paperFromDays }) => {
          const shown = data.filter(({ toDay }) => toDay >= addDays(today || toDay, -daysShown));
          return (
            <div className="grid gap-4">
              {shown.length === 0 ? (
                <p className="text-muted">{t('none')}</p>
              ) : (
                <ul className="divide-y divide-border">
                  {shown.map((absence) => (
                    <AbsenceRow
                      key={absence.absenceId}
                      orgId={orgId}
                      studentId={studentId}
                      absence={absence}
                      name={kind === 'student' ? null : (child ?? t('theStudent'))}
                      mayChange={mayAnnounce}
                    />
                  ))}
                </ul>
              )}
              {mayAnnounce && (
                <Button className="justify-self-start" disabled={today === ''} onClick={() => setOpen(true)}>
                  {title}
                </Button>
              )}
              {isOpen && (
                <AnnounceAbsence
                  orgId={orgId}
                  studentId={studentId}
                  title={title}
                  today={today}
                  paperFromDays={paperFromDays}
                  hasLessons={isShared(chosen, 'timetable')}
                  onClose={() => setOpen(false)}
                />
              )}
            </div>
          );
        }}
      </QueryState>
    </Panel>
  );
}

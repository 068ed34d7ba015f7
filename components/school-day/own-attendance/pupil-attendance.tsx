'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { correctorOf } from '@/components/accounts/people/person-names';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { answerDayOf } from '@/lib/domain/accounts/waiting';
import { dayInCambodia, formatDate, formatHours, formatMinute } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { markTones } from '@/components/school-day/attendance/mark-tones';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import type { AttendanceRecord } from '@/lib/contract/school-day/record-shapes';

const AskForMark = lazyPart(
  () => import('./ask-for-mark').then((part) => part.AskForMark),
  () => null,
);

interface PupilRequestProps {
  orgId: string;
  studentId: string;
  entry: AttendanceRecord['data'][number];
  /** The student and the guardians ask; the school answers. */
  mayAsk: boolean;
}

/** What was asked about a mark and answered, and the way to ask. */
function PupilRequest({ orgId, studentId, entry, mayAsk }: PupilRequestProps) {
  const t = useTranslations('markRequest');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWrite(lmsApi.markRequests.withdraw, {
    invalidates: [lmsApi.records.key],
    done: t('withdrawn'),
  });
  const { request, sessionId, mark } = entry;
  const lesson = `${pickName(entry.course, locale)}, ${formatDate(entry.startsAt, locale)}`;
  if (request?.state === 'open')
    return (
      <span className="block text-sm">
        <span className="block wrap-anywhere">
          {t('openOf', { wanted: words(request.wanted), reason: request.reason })}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-muted">
          {t('waits', { date: formatDate(answerDayOf('corrections', dayInCambodia(request.at)), locale) })}
          {mayAsk && (
            <WriteButton
              variant="ghost"
              size="sm"
              className="min-h-11"
              write={withdraw}
              onWrite={() => withdraw.run({ params: { orgId, id: studentId, requestId: request.requestId } })}
            >
              {t('withdraw')} <span className="sr-only">{lesson}</span>
            </WriteButton>
          )}
        </span>
      </span>
    );
  return (
    <>
      {request?.answer && (request.state === 'changed' || request.state === 'kept') && (
        <span className="block text-sm wrap-anywhere">{t(request.state, { answer: request.answer })}</span>
      )}
      {mayAsk && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 min-h-11"
          aria-label={t('askOf', { lesson })}
          onClick={() => setOpen(true)}
        >
          {t('ask')}
        </Button>
      )}
      {isOpen && (
        <AskForMark
          orgId={orgId}
          studentId={studentId}
          sessionId={sessionId}
          mark={mark}
          lesson={lesson}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const refetchEveryMs = 20_000;

/** A student's marks by lesson, the latest first. */
export function PupilAttendance({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal');
  const sheet = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const params = { orgId: chosen.membership.organizationId, id: chosen.studentId ?? '' };
  const query = useQuery({
    ...lmsApi.records.attendance.queryOptions({ params, query: {} }),
    refetchInterval: refetchEveryMs,
  });
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={t('attendance.ownNone')}>{t('attendance.ownNoneBody')}</Empty>
        ) : (
          <ol className="divide-y divide-border">
            {data.map((entry) => (
              <li key={entry.sessionId} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block font-semibold">{pickName(entry.course, locale)}</span>
                  <span className="block text-sm text-muted">
                    {formatDate(entry.startsAt, locale)} {formatHours(entry.startsAt, entry.endsAt)} ·{' '}
                    <span className="whitespace-nowrap">{entry.room}</span>
                  </span>
                  {entry.note && <span className="block text-sm">{entry.note}</span>}
                  {entry.correction && (
                    <span className="block text-sm">
                      {sheet('correctedBy', {
                        name: correctorOf(entry.correction, locale) ?? sheet('office'),
                        reason: entry.correction.reason,
                      })}
                    </span>
                  )}
                  <PupilRequest
                    orgId={params.orgId}
                    studentId={params.id}
                    entry={entry}
                    mayAsk={chosen.membership.student !== null && entry.mark !== 'present'}
                  />
                  <span className="block text-sm text-muted">
                    {t('detail.markedAt', { at: formatMinute(entry.markedAt, locale) })}
                  </span>
                </span>
                <Badge tone={markTones[entry.mark]}>{words(entry.mark)}</Badge>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

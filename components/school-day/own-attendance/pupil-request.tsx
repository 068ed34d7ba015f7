'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import { lmsApi } from '@/lib/api/lms';
import type { AttendanceRecord } from '@/lib/contract/school-day/record-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

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
export function PupilRequest({ orgId, studentId, entry, mayAsk }: PupilRequestProps) {
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
          {t('waits')}
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

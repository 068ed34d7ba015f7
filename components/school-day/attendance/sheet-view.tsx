'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatMinute } from '@/lib/domain/dates/dates';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { AttendanceHistory } from './attendance-history';
import { SheetHead } from './sheet-head';
import { SheetRows } from './sheet-rows';
import { type SheetAnswer, useIsOpen, useSheetQuery } from './use-sheet';

interface SheetViewProps {
  orgId: string;
  sessionId: string;
  isOffice: boolean;
  /** The sheet stands in a dialog of a desk and not on a page of its own. */
  inDialog?: boolean;
  onDone: () => void;
}

interface OneSheetProps extends Required<SheetViewProps> {
  answer: SheetAnswer;
  owner: string;
  /** Below the head. */
  notice: ReactNode;
}

function OneSheet({ answer, notice, ...props }: OneSheetProps) {
  const t = useTranslations('attendance');
  const locale = useLocale();
  const { lesson, data, locked } = answer;
  const isOpen = useIsOpen(lesson.startsAt);
  const isCancelled = lesson.state === 'cancelled';
  if (data.length === 0)
    return (
      <>
        <SheetHead lesson={lesson} inDialog={props.inDialog} />
        {notice}
        <p className="text-muted">{t('nobody')}</p>
      </>
    );
  return (
    <SheetRows {...props} lesson={lesson} cells={data} isReadOnly={locked || isCancelled || !isOpen}>
      {notice}
      {locked && <Alert tone="warning">{t('locked')}</Alert>}
      {isCancelled && <Alert tone="warning">{t('blocked.reasons.cancelled')}</Alert>}
      {!isOpen && !isCancelled && (
        <Alert tone="info">{t('opensAt', { at: formatMinute(lesson.startsAt, locale) })}</Alert>
      )}
    </SheetRows>
  );
}

/** The attendance sheet of one lesson with its history: a teacher taps, the office chooses and says why. Both work without a connection. */
export function SheetView({ inDialog = false, ...props }: SheetViewProps) {
  const { orgId, sessionId } = props;
  const owner = useKeptPerson() ?? '';
  return (
    <QueryState query={useSheetQuery({ orgId, sessionId, owner })} skeleton={<SkeletonText lines={10} />}>
      {({ value, keptAt }) => (
        <div className="grid grid-cols-1 gap-3">
          <OneSheet
            {...props}
            owner={owner}
            inDialog={inDialog}
            answer={value}
            notice={<AsKept keptAt={keptAt} />}
          />
          {keptAt === null && <AttendanceHistory schoolId={orgId} sessionId={sessionId} />}
        </div>
      )}
    </QueryState>
  );
}

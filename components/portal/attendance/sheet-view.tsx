'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MarkingSheet } from '@/components/admissions/class-desk/attendance-sheet';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatMinute } from '@/lib/domain/dates/dates';
import { SheetHead } from './sheet-head';
import { SheetRows } from './sheet-rows';
import { type SheetAnswer, useIsOpen, useSheetQuery } from './use-sheet';

interface SheetViewProps {
  orgId: string;
  sessionId: string;
  owner: string;
  isOffice: boolean;
  onDone: () => void;
}

function OneSheet({ answer, ...props }: SheetViewProps & { answer: SheetAnswer }) {
  const { isOffice, orgId, onDone } = props;
  const t = useTranslations('portal.attendance');
  const locale = useLocale();
  const { lesson, data, locked } = answer;
  const isOpen = useIsOpen(lesson.startsAt);
  const isCancelled = lesson.state === 'cancelled';
  const isReadOnly = locked || isCancelled || !isOpen;
  if (data.length === 0) return <p className="text-muted">{t('nobody')}</p>;
  return (
    <>
      {locked && <Alert tone="warning">{t('locked')}</Alert>}
      {isCancelled && <Alert tone="warning">{t('blocked.reasons.cancelled')}</Alert>}
      {!isOpen && !isCancelled && (
        <Alert tone="info">{t('opensAt', { at: formatMinute(lesson.startsAt, locale) })}</Alert>
      )}
      {isOffice && !isReadOnly ? (
        <MarkingSheet schoolId={orgId} lesson={lesson} cells={data} onDone={onDone} />
      ) : (
        <SheetRows {...props} cells={data} isReadOnly={isReadOnly} />
      )}
    </>
  );
}

/** The attendance sheet of one lesson. Its teacher marks it without a connection too; the office saves once. */
export function SheetView(props: SheetViewProps) {
  return (
    <QueryState query={useSheetQuery(props)} skeleton={<SkeletonText lines={10} />}>
      {({ value, keptAt }) => (
        <>
          <SheetHead lesson={value.lesson} />
          <AsKept keptAt={keptAt} />
          <OneSheet {...props} answer={value} />
        </>
      )}
    </QueryState>
  );
}

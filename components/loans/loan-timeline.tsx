import { useLocale, useTranslations } from 'next-intl';
import { Timeline } from '@/components/ui/timeline';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { loanTones } from './loan-status';

interface LoanTimelineProps {
  loan: Pick<LoanDetail, 'timeline'>;
  reader: 'student' | 'bank';
}

/** What happened to a loan, latest first: states, questions and answers, in the words of its reader. */
export function LoanTimeline({ loan, reader }: LoanTimelineProps) {
  const t = useTranslations('loan');
  const locale = useLocale();
  const titleOf = ({ by, fromStatus, toStatus }: LoanDetail['timeline'][number]) => {
    if (fromStatus === null) return t(`timeline.${toStatus === 'draft' ? 'saved' : 'sentFirst'}`);
    if (fromStatus === toStatus) return t(`timeline.${reader}.${by === 'bank' ? 'question' : 'answer'}`);
    return t(`status.${toStatus}`);
  };
  const items = loan.timeline.map((event, index) => ({
    key: `${event.at}:${index}`,
    title: titleOf(event),
    time: <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time>,
    tone: loanTones[event.toStatus],
    details: (
      <>
        <p className="text-sm">{t(`timeline.${reader}.${event.by === 'bank' ? 'byBank' : 'byStudent'}`)}</p>
        {event.note && (
          <p className="mt-2 whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5 text-text">
            {event.note}
          </p>
        )}
      </>
    ),
  }));
  return <Timeline items={items.toReversed()} />;
}

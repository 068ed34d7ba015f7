import { useLocale, useTranslations } from 'next-intl';
import { Timeline } from '@/components/ui/timeline';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { loanTones } from './loan-status';

interface LoanTimelineProps {
  loan: Pick<LoanDetail, 'timeline'>;
  texts: {
    by: (who: 'student' | 'bank') => string;
    sentFirst: string;
    saved: string;
    question: string;
    answer: string;
  };
}

/** What happened to a loan, latest first: states, questions and answers. */
export function LoanTimeline({ loan, texts }: LoanTimelineProps) {
  const t = useTranslations('loan.status');
  const locale = useLocale();
  const titleOf = ({ by, fromStatus, toStatus }: LoanDetail['timeline'][number]) => {
    if (fromStatus === null) return toStatus === 'draft' ? texts.saved : texts.sentFirst;
    if (fromStatus === toStatus) return by === 'bank' ? texts.question : texts.answer;
    return t(toStatus);
  };
  const items = loan.timeline.map((event, index) => ({
    key: `${event.at}:${index}`,
    title: titleOf(event),
    time: <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time>,
    tone: loanTones[event.toStatus],
    details: (
      <>
        <p className="text-sm">{texts.by(event.by)}</p>
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

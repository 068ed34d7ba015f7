import { useLocale, useTranslations } from 'next-intl';
import { Timeline } from '@/components/ui/timeline';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate, formatDateTime } from '@/lib/domain/dates/dates';
import { officerKinds } from '@/lib/domain/loans/loan-postings';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { loanTones } from './loan-status';
import { usePostingName } from './use-posting-name';

interface LoanTimelineProps {
  loan: Pick<LoanDetail, 'timeline' | 'ledger'>;
  reader: 'student' | 'bank';
}

/** What happened to a loan, latest first: states, questions and answers, in the words of its reader. */
export function LoanTimeline({ loan, reader }: LoanTimelineProps) {
  const t = useTranslations('loan');
  const locale = useLocale();
  const nameOf = usePostingName();
  const whoOf = (by: 'student' | 'bank', person: LoanDetail['timeline'][number]['person']) =>
    person
      ? pickName({ name: person.name, nameNative: person.nameKm }, locale)
      : t(`timeline.${reader}.${by === 'bank' ? 'byBank' : 'byStudent'}`);
  const titleOf = ({ by, fromStatus, toStatus, deed }: LoanDetail['timeline'][number]) => {
    if (deed) return t(`timeline.deed.${deed}`);
    if (fromStatus === null) return t(`timeline.${toStatus === 'draft' ? 'saved' : 'sentFirst'}`);
    if (fromStatus === toStatus) return t(`timeline.${reader}.${by === 'bank' ? 'question' : 'answer'}`);
    return t(`status.${toStatus}`);
  };
  const events = loan.timeline.map((event) => ({
    at: event.at,
    title: titleOf(event),
    tone: loanTones[event.toStatus],
    who: whoOf(event.by, event.person),
    note: [
      event.note,
      event.unseenReason && t('timeline.unseen', { reason: event.unseenReason }),
      event.ageReason && t('timeline.age', { reason: event.ageReason }),
    ]
      .filter(Boolean)
      .join('\n'),
  }));
  const postings = (loan.ledger?.entries ?? []).flatMap((entry) => {
    const isOfficers = officerKinds.some((kind) => kind === (entry.counters ?? entry.kind));
    if (!entry.at || entry.isCarriedOver || !isOfficers) return [];
    const amount = formatUsd(entry.amount);
    return [
      {
        at: entry.at,
        title: t('timeline.posting', { what: nameOf({ ...entry, isCountered: false }), amount }),
        tone: loanTones['paid-out'],
        who: `${whoOf('bank', entry.by)}, ${t('timeline.for', { date: formatDate(entry.on, locale) })}`,
        note: entry.note ?? '',
      },
    ];
  });
  const items = [...events, ...postings]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, title, tone, who, note }, index) => ({
      key: `${at}:${index}`,
      title,
      time: <time dateTime={at}>{formatDateTime(at, locale)}</time>,
      tone,
      details: (
        <>
          <p className="text-sm">{who}</p>
          {note && (
            <p className="mt-2 whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5 text-text">{note}</p>
          )}
        </>
      ),
    }));
  return <Timeline items={items.toReversed()} />;
}

import { useLocale, useTranslations } from 'next-intl';
import { useToday } from '@/components/ui/use-today';
import { Alert } from '@/components/ui/alert';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { ageInYears, formatBirthDate, formatDate } from '@/lib/domain/dates/dates';

interface BorrowerPanelProps {
  borrower: NonNullable<LoanDetail['borrower']>;
  guardianAgreedAt: LoanDetail['guardianAgreedAt'];
}

/** How old the student is, by which records, and whether the guardian of a minor agreed. */
export function BorrowerPanel({ borrower, guardianAgreedAt }: BorrowerPanelProps) {
  const t = useTranslations('loanDesk.borrower');
  const locale = useLocale();
  const today = useToday();
  const { dob, consent, said, changes } = borrower;
  const born = (day: string) =>
    t('born', { date: formatBirthDate(day, locale), years: ageInYears(day, today) });
  const others = said.filter((each) => each.source !== 'loan' && each.dob !== dob);
  const agreement = guardianAgreedAt
    ? t('given', { date: formatDate(guardianAgreedAt, locale) })
    : t(`consent.${consent}`);
  const lines = (texts: string[]) => (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  const items = [
    { key: 'dob', term: t('dob'), details: dob ? born(dob) : t('unsaid') },
    { key: 'agreement', term: t('agreement'), details: agreement },
    ...(others.length > 0
      ? [
          {
            key: 'others',
            term: t('others'),
            details: lines(others.map((each) => `${t(`source.${each.source}`)}: ${born(each.dob)}`)),
          },
        ]
      : []),
    ...(changes.length > 0
      ? [
          {
            key: 'changes',
            term: t('changes'),
            details: lines(
              changes.map(({ at, source, before, after }) =>
                t('change', {
                  source: t(`source.${source}`),
                  date: formatDate(at, locale),
                  before: formatBirthDate(before, locale),
                  after: formatBirthDate(after, locale),
                }),
              ),
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel title={t('title')}>
      <div className="grid gap-4">
        {(consent === 'missing' || consent === 'unknown-age' || consent === 'asked') && (
          <Alert tone="warning">{t(`cure.${consent}`)}</Alert>
        )}
        <DescriptionList items={items} columns={2} />
      </div>
    </Panel>
  );
}

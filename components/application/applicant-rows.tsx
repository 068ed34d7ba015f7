import { useLocale, useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { applicantNames } from './names';
import { StepStatus } from './step-status';

/** Applications as a table: for screens with room. */
export function ApplicantTable({ applicants }: { applicants: readonly Applicant[] }) {
  const t = useTranslations('advisor.list');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  return (
    <Table label={t('table')} className="table-fixed">
      <TableHead>
        <tr>
          <HeaderCell className="w-[28%]">{t('columns.applicant')}</HeaderCell>
          <HeaderCell>{t('columns.school')}</HeaderCell>
          <HeaderCell className="w-[17%]">{t('columns.status')}</HeaderCell>
          <HeaderCell className="w-[8.5rem]">{t('columns.applied')}</HeaderCell>
          <HeaderCell className="w-[9.5rem]">{t('columns.reference')}</HeaderCell>
        </tr>
      </TableHead>
      <tbody>
        {applicants.map((applicant) => {
          const { name, other } = applicantNames(applicant, locale);
          const subject = applicant.enrollToSubject;
          return (
            <TableRow
              key={applicant.applicantId}
              className="relative hover:bg-sunken has-[a:focus-visible]:bg-sunken"
            >
              <Cell>
                <Link
                  href={href('/advisor/user/application/[id]', { id: applicant.applicantId })}
                  className="text-base font-semibold after:absolute after:inset-0 after:content-['']"
                >
                  {name}
                </Link>
                {other && (
                  <span lang={other.lang} className="block text-muted">
                    {other.text}
                  </span>
                )}
                <span className="block tabular-nums text-muted">{formatPhone(applicant.phone)}</span>
              </Cell>
              <Cell>
                <span className="block">{pickName(applicant.school, locale)}</span>
                <span className="block text-muted">
                  {subject ? pickName(subject, locale) : tApplications('noProgram')}
                </span>
              </Cell>
              <Cell>
                <StepStatus step={applicant.step} />
              </Cell>
              <Cell className="whitespace-nowrap">{formatDate(applicant.createdAt, locale)}</Cell>
              <Cell className="font-semibold tabular-nums">{applicant.referenceCode}</Cell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The same applications as cards: for phones. */
export function ApplicantCards({ applicants }: { applicants: readonly Applicant[] }) {
  const t = useTranslations('applications');
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {applicants.map((applicant) => {
        const { name, other } = applicantNames(applicant, locale);
        const subject = applicant.enrollToSubject;
        return (
          <li key={applicant.applicantId}>
            <Card interactive className="p-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h2 className="text-base">
                  <Link
                    href={href('/advisor/user/application/[id]', { id: applicant.applicantId })}
                    className={cardLinkStyle}
                  >
                    {name}
                  </Link>
                </h2>
                <StepStatus step={applicant.step} />
              </div>
              {other && (
                <p lang={other.lang} className="text-sm text-muted">
                  {other.text}
                </p>
              )}
              <p className="mt-2 text-sm">{pickName(applicant.school, locale)}</p>
              <p className="text-sm text-muted">{subject ? pickName(subject, locale) : t('noProgram')}</p>
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-border pt-2 text-sm tabular-nums text-muted">
                <span>{applicant.referenceCode}</span>
                <span>{formatDate(applicant.createdAt, locale)}</span>
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

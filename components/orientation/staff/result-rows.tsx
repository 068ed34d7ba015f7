import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import type { UserResult } from '@/lib/contract/qa/users-result';
import { formatDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import type { Locale } from '@/lib/i18n/locales';

/** A province's name in the page's language; '' where none is known. */
export const provinceName = (code: string | null, locale: Locale): string => {
  const place = code === null ? undefined : provinceByCode(code);
  return place ? placeLabel(place, locale) : '';
};

/** Results as a table: for screens with room. */
export function ResultTable({ results }: { results: readonly UserResult[] }) {
  const t = useTranslations('orientationStaff');
  const locale = useLocale();
  return (
    <Table label={t('table')} className="table-fixed">
      <TableHead>
        <tr>
          <HeaderCell className="w-[26%]">{t('columns.person')}</HeaderCell>
          <HeaderCell className="w-[22%]">{t('columns.result')}</HeaderCell>
          <HeaderCell>{t('columns.province')}</HeaderCell>
          <HeaderCell>{t('columns.school')}</HeaderCell>
          <HeaderCell className="w-[8.5rem]">{t('columns.takenAt')}</HeaderCell>
        </tr>
      </TableHead>
      <tbody>
        {results.map(({ recordId, test, code, takenAt, user }) => {
          const { name, other } = personNames(user, locale);
          return (
            <TableRow key={recordId}>
              <Cell>
                <span className="block text-base font-semibold">{name}</span>
                {other && (
                  <span lang={other.lang} className="block text-muted">
                    {other.text}
                  </span>
                )}
              </Cell>
              <Cell>
                <Badge tone="accent" className="text-sm">
                  {code}
                </Badge>
                <span className="mt-1 block text-muted">{t(`tests.${test}`)}</span>
              </Cell>
              <Cell>{provinceName(user.province, locale) || '–'}</Cell>
              <Cell>{user.currentSchool ?? '–'}</Cell>
              <Cell className="whitespace-nowrap">{formatDate(takenAt, locale)}</Cell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The same results as cards: for phones. */
export function ResultCards({ results }: { results: readonly UserResult[] }) {
  const t = useTranslations('orientationStaff');
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {results.map(({ recordId, test, code, takenAt, user }) => {
        const { name, other } = personNames(user, locale);
        const where = [provinceName(user.province, locale), user.currentSchool].filter(Boolean).join(' · ');
        return (
          <li key={recordId}>
            <Card className="p-4">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-base">{name}</h3>
                <Badge tone="accent" className="text-sm">
                  {code}
                </Badge>
              </div>
              {other && (
                <p lang={other.lang} className="text-sm text-muted">
                  {other.text}
                </p>
              )}
              {where && <p className="mt-1 text-sm">{where}</p>}
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-border pt-2 text-sm text-muted">
                <span>{t(`tests.${test}`)}</span>
                <span className="tabular-nums">{formatDate(takenAt, locale)}</span>
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

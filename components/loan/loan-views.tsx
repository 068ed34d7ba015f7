import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { filesApi } from '@/lib/api/files';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

const shownMax = '50';

/** Who opened which paper of a loan and when, besides its student; latest first. */
export function LoanViews({ loanId, userId }: { loanId: string; userId: string }) {
  const t = useTranslations('loanForm.detail');
  const locale = useLocale();
  const query = useQuery(
    filesApi.uploads.views.queryOptions({ params: { userId }, query: { loanId, limit: shownMax } }),
  );
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-12" />}>
      {({ data }) => {
        const others = data.filter(({ reader }) => reader !== 'owner');
        if (others.length === 0) return <p className="text-muted">{t('viewsNone')}</p>;
        return (
          <ul className="grid gap-3">
            {others.map(({ at, viewer, organization, fileName }) => {
              const name = pickName({ name: viewer.name, nameNative: viewer.nameKm }, locale);
              return (
                <li key={`${at}:${fileName}`}>
                  <span className="block">
                    {organization ? t('viewBy', { name, bank: pickText(organization, locale) }) : name}
                  </span>
                  <span className="text-sm text-muted">
                    <time dateTime={at}>{formatDateTime(at, locale)}</time>
                    {fileName && ` · ${fileName}`}
                  </span>
                </li>
              );
            })}
          </ul>
        );
      }}
    </QueryState>
  );
}

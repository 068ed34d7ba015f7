import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { filesApi } from '@/lib/api/files';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

interface FileViewsProps {
  userId: string;
  /** Whose papers. */
  about: { applicantId: string } | { loanId: string };
  limit: string;
  none: string;
  /** Who it was, where they belong to an organization. */
  by: (name: string, organization: string) => string;
}

/** Who has opened a person's private files, besides the person; latest first. */
export function FileViews({ userId, about, limit, none, by }: FileViewsProps) {
  const locale = useLocale();
  const query = useQuery(
    filesApi.uploads.views.queryOptions({ params: { userId }, query: { ...about, limit } }),
  );
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-12" />}>
      {({ data }) => {
        const others = data.filter(({ reader }) => reader !== 'owner');
        if (others.length === 0) return <p>{none}</p>;
        return (
          <ul className="grid gap-2">
            {others.map(({ at, viewer, organization, fileName }) => {
              const name = pickName({ name: viewer.name, nameNative: viewer.nameKm }, locale);
              return (
                <li key={`${at}:${name}:${fileName}`}>
                  <span className="block text-text">
                    {organization ? by(name, pickText(organization, locale)) : name}
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

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Emblem } from '@/components/ui/emblem';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import { groupDigits } from '@/lib/domain/numbers';
import type { SearchKind } from '@/lib/domain/search/search-kinds';
import { Link } from '@/lib/i18n/navigation';
import { findingRows } from './finding-rows';
import { listOfKind, type SearchState, searchHref } from './search-address';

const icons: Record<SearchKind, IconName> = {
  schools: 'school',
  majors: 'graduation-cap',
  courses: 'book-open',
  scholarships: 'award',
  jobs: 'briefcase-business',
  internships: 'user-check',
  events: 'calendar-days',
  fairs: 'presentation',
  campaigns: 'megaphone',
  articles: 'scroll-text',
  questions: 'circle-question-mark',
  forum: 'messages-square',
  help: 'life-buoy',
};

interface FindingGroupProps {
  found: SiteFindings;
  kind: SearchKind;
  state: SearchState;
}

/** The findings of one kind, and the way to all of them. */
export function FindingGroup({ found, kind, state }: FindingGroupProps) {
  const search = useTranslations('search');
  const education = useTranslations('education');
  const locale = useLocale();
  const rows = findingRows(found, kind, { education, search, locale });
  const { countTotal } = found[kind];
  const icon = icons[kind];
  const id = `found-${kind}`;
  const list = listOfKind(kind, state.keyword);
  const all = state.kind === null ? searchHref({ ...state, kind }) : list;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="flex items-center gap-2.5 text-xl">
        <Icon name={icon} className="size-6 text-accent-text" />
        {search(`kind.${kind}`)}
        <span className="text-base font-normal tabular-nums text-muted">{groupDigits(countTotal)}</span>
      </h2>
      <ul className="mt-3 divide-y divide-border overflow-hidden rounded-lg border border-border bg-surface">
        {rows.map(({ key, href: to, title, note, emblem }) => (
          <li key={key} className="line-row items-center">
            <Link href={to} className="line-link flex min-w-0 items-center gap-3">
              {emblem && <Emblem look={emblem} sizePx={28} />}
              {title}
            </Link>
            {note && <span className="text-sm text-muted">{note}</span>}
          </li>
        ))}
      </ul>
      {countTotal > rows.length && all && (
        <TextLink href={list ?? all}>{search(`all.${kind}`, { count: groupDigits(countTotal) })}</TextLink>
      )}
    </section>
  );
}

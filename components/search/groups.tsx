'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { TabLinks } from '@/components/kits/list/tab-links';
import { LinkButton } from '@/components/ui/link-button';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import { groupDigits } from '@/lib/domain/values/number';
import { isSearchKind, searchKinds, type SearchKind } from '@/lib/domain/search/search-kinds';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { type SearchState, searchHref, listOfKind } from './search-address';
import { Emblem } from '@/components/ui/emblem';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { TextLink } from '@/components/ui/text-link';
import { findingRows } from './finding-rows';
import { useEffect } from 'react';

/** Counts a search that found nothing. Nobody waits for it, and a refusal changes nothing for the reader. */
function NoteMiss({ keyword }: { keyword: string }) {
  useEffect(() => {
    import('@/lib/api/site-search')
      .then(({ siteSearchApi }) => siteSearchApi.miss({ body: { keyword } }))
      .catch(() => undefined);
  }, [keyword]);
  return null;
}

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
function FindingGroup({ found, kind, state }: FindingGroupProps) {
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

const allKinds = 'all';

function Correction({ correction }: { correction: string }) {
  const t = useTranslations('search');
  return (
    <p className="mt-4">
      {t('correction')}{' '}
      <Link
        href={searchHref({ keyword: correction, kind: null })}
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {correction}
      </Link>
    </p>
  );
}

function NothingFound({ keyword, untaught }: { keyword: string; untaught: boolean }) {
  const t = useTranslations('search');
  return (
    <Empty
      illustration="search"
      title={t('none.title', { keyword })}
      action={
        <>
          <LinkButton href={href('/explore')}>{t('none.schools')}</LinkButton>
          <LinkButton href={href('/contact-us')} variant="secondary">
            {t('none.ask')}
          </LinkButton>
        </>
      }
    >
      {t(untaught ? 'untaught.none' : 'none.body')}
    </Empty>
  );
}

/** Says for which other keyword the findings are, and that nobody teaches what is meant. */
function Notes({ found, keyword }: { found: SiteFindings; keyword: string }) {
  const t = useTranslations('search');
  const { shownFor, untaught } = found;
  if (shownFor === null && !untaught) return null;
  return (
    <div role="status" className="mb-4 grid gap-2 rounded-md border border-border bg-surface p-4">
      {shownFor !== null && <p>{t('shownFor', { keyword, other: shownFor })}</p>}
      {untaught && <p>{t('untaught.near')}</p>}
    </div>
  );
}

/** What was found, by kind; also without scripts. */
export function Groups({ found, asked }: { found: SiteFindings; asked: SearchState }) {
  const t = useTranslations('search');
  const { kind } = asked;
  const keyword = found.shownFor ?? asked.keyword;
  const state = { keyword, kind };
  const total = searchKinds.reduce((sum, each) => sum + found[each].countTotal, 0);
  const filled = searchKinds.filter((each) => found[each].countTotal > 0);
  const shown = kind === null ? filled : filled.filter((each) => each === kind);
  const isMissed = kind === null && (total === 0 || found.shownFor !== null);
  return (
    <>
      {isMissed && <NoteMiss key={asked.keyword} keyword={asked.keyword} />}
      {total > 0 && <Notes found={found} keyword={asked.keyword} />}
      <p role="status" className="text-muted">
        {t('count', { total, count: groupDigits(total), keyword })}
      </p>
      {found.correction !== null && <Correction correction={found.correction} />}
      {total > 0 && (
        <div className="mt-4">
          <TabLinks
            label={t('kinds')}
            current={kind ?? allKinds}
            tabs={[
              { key: allKinds, label: t('kind.all'), count: total },
              ...filled.map((each) => ({
                key: each,
                label: t(`kind.${each}`),
                count: found[each].countTotal,
              })),
            ]}
            hrefOf={(key) => searchHref({ keyword, kind: isSearchKind(key) ? key : null })}
          />
        </div>
      )}
      {shown.length === 0 && <NothingFound keyword={keyword} untaught={found.untaught} />}
      {shown.map((each) => (
        <FindingGroup key={each} found={found} kind={each} state={state} />
      ))}
    </>
  );
}

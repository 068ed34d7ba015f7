'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { TabLinks } from '@/components/kits/list/tab-links';
import { LinkButton } from '@/components/ui/link-button';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import { groupDigits } from '@/lib/domain/numbers';
import { isSearchKind, searchKinds } from '@/lib/domain/search/search-kinds';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { FindingGroup } from './finding-group';
import { NoteMiss } from './note-miss';
import { type SearchState, searchHref } from './search-address';

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

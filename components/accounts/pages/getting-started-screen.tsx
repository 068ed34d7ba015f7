import { useTranslations } from 'next-intl';
import { GoalList } from '@/components/accounts/account/goal-list';
import { EntryLink } from '@/components/accounts/account/entry-link';
import { WaySteps } from '@/components/accounts/account/way-steps';
import { PageTitle } from '@/components/ui/page-title';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const linkStyle =
  'inline-flex min-h-11 items-center px-1 font-semibold text-accent-text underline-offset-4 hover:underline';

/** `/getting-started`: the goals of a new student, and the entry for people registered by an advisor. */
export function GettingStartedScreen() {
  const t = useTranslations('auth');
  return (
    <>
      <WaySteps way="start" step="goal" />
      <PageTitle>{t('begin.title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('begin.lead')}</p>
      <GoalList />
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6">
        <EntryLink to="/login" className={linkStyle}>
          {t('begin.haveAccount')}
        </EntryLink>
        <Link href={href('/explore')} className={linkStyle}>
          {t('begin.lookAround')}
        </Link>
      </div>
    </>
  );
}

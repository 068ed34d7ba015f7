import { useTranslations } from 'next-intl';
import { OpenProgramList } from '@/components/admissions/admission/open-program-list';
import { Empty } from '@/components/feedback/empty';
import { HomeSection } from '@/components/content/home/home-section';
import { PageHero } from '@/components/content/home/page-hero';
import { PointList } from '@/components/content/home/point-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Subject } from '@/lib/contract/academic/subjects';
import { groupDigits } from '@/lib/domain/numbers';
import { href } from '@/lib/routes/href';

const way = ['choose', 'fill', 'send', 'follow', 'answer'] as const;
const needs = [
  { key: 'identity', icon: <Icon name="user-round" /> },
  { key: 'phone', icon: <Icon name="phone" /> },
  { key: 'address', icon: <Icon name="map-pin" /> },
  { key: 'exam', icon: <Icon name="graduation-cap" /> },
  { key: 'school', icon: <Icon name="school" /> },
  { key: 'papers', icon: <Icon name="camera" /> },
] as const;

interface StudentOnlineApplicationViewProps {
  /** Those with the next deadlines. */
  programs: readonly Subject[];
  /** How many take applications. */
  total: number;
  today: string;
}

/** How applying works, what one needs and by when, with the way into the form. */
export function StudentOnlineApplicationView({ programs, total, today }: StudentOnlineApplicationViewProps) {
  const t = useTranslations('onlineApplication');
  const openCourses = href('/course', undefined, { openNow: true });
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="step-apply">
        <LinkButton href={href('/school/enrollment-form')} size="lg">
          {t('start')}
        </LinkButton>
        <LinkButton href={href('/school/enrollment-form_bk')} variant="secondary" size="lg">
          <Icon name="file-text" className="size-5" />
          {t('whole')}
        </LinkButton>
      </PageHero>
      <HomeSection id="online-way" title={t('way.title')} lead={t('way.lead')}>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {way.map((key, index) => (
            <li key={key} className="card p-5">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
              >
                {index + 1}
              </span>
              <h3 className="mt-3 text-lg font-semibold">{t(`way.${key}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`way.${key}.body`)}</p>
            </li>
          ))}
        </ol>
      </HomeSection>
      <HomeSection id="online-need" title={t('need.title')} lead={t('need.lead')}>
        <PointList
          columns={3}
          points={needs.map(({ key, icon }) => ({
            key,
            icon,
            title: t(`need.${key}.title`),
            body: t(`need.${key}.body`),
          }))}
        />
      </HomeSection>
      <HomeSection
        id="online-when"
        title={t('when.title')}
        lead={t('when.lead')}
        {...(total > programs.length && {
          more: { href: openCourses, label: t('when.all', { count: groupDigits(total) }) },
        })}
      >
        {programs.length === 0 ? (
          <Empty
            title={t('when.none')}
            action={<LinkButton href={href('/course')}>{t('when.browse')}</LinkButton>}
          >
            {t('when.noneHelp')}
          </Empty>
        ) : (
          <OpenProgramList programs={programs} today={today} />
        )}
      </HomeSection>
      <HomeSection id="online-applied" title={t('code.title')} lead={t('code.lead')}>
        <LinkButton
          href={href('/profile/applications')}
          variant="secondary"
          size="lg"
          className="max-sm:w-full"
        >
          {t('code.action')}
        </LinkButton>
      </HomeSection>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { PointList } from '@/components/site/home/point-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

const needs = [
  { key: 'identity', icon: <Icon name="user-round" /> },
  { key: 'phone', icon: <Icon name="phone" /> },
  { key: 'address', icon: <Icon name="map-pin" /> },
  { key: 'exam', icon: <Icon name="graduation-cap" /> },
  { key: 'school', icon: <Icon name="school" /> },
  { key: 'papers', icon: <Icon name="camera" /> },
] as const;

/** What one needs for an application, with the way into the form; how applying works is told by "/enrollment". */
export function StudentOnlineApplicationScreen() {
  const t = useTranslations('onlineApplication');
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
      <HomeSection
        id="online-need"
        title={t('need.title')}
        lead={t('need.lead')}
        more={{ href: href('/enrollment'), label: t('how') }}
      >
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

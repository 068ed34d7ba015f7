import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { PointList } from '@/components/site/home/point-list';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';

const groups = [
  { key: 'students', icon: <Icon name="graduation-cap" />, to: href('/orientation-test') },
  { key: 'parents', icon: <Icon name="users-round" />, to: href('/faqs') },
  { key: 'schools', icon: <Icon name="school" />, to: href('/join-us') },
  { key: 'teachers', icon: <Icon name="presentation" />, to: href('/articles') },
] as const;

/** For whom Sala is made, each with a way in. */
export function Audience() {
  const t = useTranslations('about.audience');
  return (
    <HomeSection id="about-audience" title={t('title')} lead={t('lead')}>
      <PointList
        points={groups.map(({ key, icon, to }) => ({
          key,
          icon,
          title: t(`${key}.title`),
          body: t(`${key}.body`),
          action: <TextLink href={to}>{t(`${key}.action`)}</TextLink>,
        }))}
      />
    </HomeSection>
  );
}

import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/content/home/home-section';
import { PointList } from '@/components/content/home/point-list';
import { GraduationCap, Presentation, School, UsersRound } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';

const groups = [
  { key: 'students', icon: <GraduationCap />, to: href('/orientation-test') },
  { key: 'parents', icon: <UsersRound />, to: href('/faqs') },
  { key: 'schools', icon: <School />, to: href('/join-us') },
  { key: 'teachers', icon: <Presentation />, to: href('/articles') },
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

import { useTranslations } from 'next-intl';
import { PartnerRequestForm } from '@/components/site/contact/partner-request-form';
import { PartnerSteps } from '@/components/site/contact/partner-steps';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { PointList } from '@/components/site/home/point-list';
import { Icon } from '@/components/ui/icon';
import { Card, CardBody } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import { href, withHash } from '@/lib/routes/href';

const formId = 'partner-form';

const ways = [
  { key: 'school', icon: <Icon name="school" />, to: withHash(href('/join-us'), formId) },
  { key: 'student', icon: <Icon name="graduation-cap" />, to: href('/signup') },
  { key: 'teacher', icon: <Icon name="presentation" />, to: href('/contact-us') },
] as const;

/** Ways to become a part of Sala; schools ask for a partnership here. */
export function JoinUsScreen() {
  const t = useTranslations('contact');
  return (
    <>
      <PageHero title={t('join.title')} lead={t('join.lead')} picture="scene-start" />
      <HomeSection id="join-ways" title={t('join.ways')}>
        <PointList
          columns={3}
          points={ways.map(({ key, icon, to }) => ({
            key,
            icon,
            title: t(`join.${key}.title`),
            body: t(`join.${key}.body`),
            action: <TextLink href={to}>{t(`join.${key}.action`)}</TextLink>,
          }))}
        />
      </HomeSection>
      <HomeSection id={formId} title={t('partner.title')} lead={t('partner.lead')}>
        <div className="grid gap-6 lg:grid-cols-[1.5fr_1fr]">
          <Card className="min-w-0">
            <CardBody>
              <PartnerRequestForm />
            </CardBody>
          </Card>
          <PartnerSteps />
        </div>
      </HomeSection>
    </>
  );
}

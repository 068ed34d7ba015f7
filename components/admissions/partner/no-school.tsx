import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';

/** Somebody with the role, to whom Sala has not given a school yet. */
export function NoSchool() {
  const t = useTranslations('partner.none');
  return (
    <Card>
      <CardBody className="grid justify-items-start gap-3">
        <PageTitle size="card">{t('title')}</PageTitle>
        <p className="text-muted">{t('body')}</p>
        <LinkButton href={href('/contact-us')}>{t('action')}</LinkButton>
      </CardBody>
    </Card>
  );
}

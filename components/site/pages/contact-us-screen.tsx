import { useLocale, useTranslations } from 'next-intl';
import { AboutJsonLd } from '@/components/site/about/about-json-ld';
import { ContactFacts } from '@/components/site/contact/contact-facts';
import { ContactForm } from '@/components/site/contact/contact-form';
import { PageHero } from '@/components/site/home/page-hero';
import { Card, CardBody } from '@/components/ui/card';

/** Writes to Sala, and says when somebody answers. */
export function ContactUsScreen() {
  const t = useTranslations('contact');
  return (
    <>
      <AboutJsonLd locale={useLocale()} type="ContactPage" />
      <PageHero title={t('title')} lead={t('lead')} picture="state-messages" />
      <div className="mx-auto grid max-w-page gap-6 px-4 pt-4 sm:px-6 lg:grid-cols-[1.5fr_1fr]">
        <Card className="min-w-0">
          <CardBody>
            <h2 className="mb-4 text-xl">{t('form')}</h2>
            <ContactForm />
          </CardBody>
        </Card>
        <ContactFacts />
      </div>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { PartnerRequestForm } from '@/components/site/contact/partner-request-form';
import { HelpText } from '@/components/site/help/help-text';
import { Panel } from '@/components/ui/panel';

/** What a partnership means, and the form that asks for it. */
export function BecomePartnerScreen() {
  const t = useTranslations('contact.partner');
  return (
    <>
      <HelpText slug="become-partner" />
      <Panel title={t('title')} className="mt-10 max-w-3xl">
        <p className="mb-5 text-muted">{t('lead')}</p>
        <PartnerRequestForm />
      </Panel>
    </>
  );
}

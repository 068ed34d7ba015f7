import { useTranslations } from 'next-intl';
import { schoolFeatures } from '@/lib/domain/site/features';
import { PartnerForm } from './partner-form';

/** The form of a school; the names of features are resolved here, so that pages do not carry all texts about them. */
export function PartnerRequestForm() {
  const t = useTranslations('features.feature');
  return <PartnerForm features={schoolFeatures.map((value) => ({ value, label: t(`${value}.title`) }))} />;
}

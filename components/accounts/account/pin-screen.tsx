import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import type { CodeWay } from './code-ways';
import { NewPinStep } from './new-pin-step';
import { WaySteps } from './way-steps';

/** The page of the last step of a PIN flow. */
export function PinScreen({ way }: { way: CodeWay }) {
  const t = useTranslations(way === 'reset' ? 'auth.reset.newPin' : 'auth.newPin');
  return (
    <>
      <WaySteps way={way} step="pin" />
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <NewPinStep way={way} />
    </>
  );
}

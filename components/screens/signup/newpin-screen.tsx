import { useTranslations } from 'next-intl';
import { NewPinStep } from '@/components/account/new-pin-step';
import { SignupSteps } from '@/components/account/signup-steps';

/** `/signup/newpin`: the PIN, and into the account. */
export function NewpinScreen() {
  const t = useTranslations('auth.newPin');
  return (
    <>
      <SignupSteps current={2} />
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <NewPinStep />
    </>
  );
}

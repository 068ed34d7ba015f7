import { useTranslations } from 'next-intl';
import { DemoOutboxHint } from '@/components/account/demo-outbox-hint';
import { SignupSteps } from '@/components/account/signup-steps';
import { VerifyStep } from '@/components/account/verify-step';
import { showsDemoData } from '@/lib/env/public-settings';

/** `/signup/verify`: the code of the text message. */
export function VerifyScreen() {
  const t = useTranslations('auth.verify');
  return (
    <>
      <SignupSteps current={1} />
      <h1 className="mb-1.5 text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <VerifyStep hint={showsDemoData() && <DemoOutboxHint />} />
    </>
  );
}

import { useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

const steps = [
  { step: 'one', picture: 'step-find' },
  { step: 'two', picture: 'step-apply' },
  { step: 'three', picture: 'step-begin' },
] as const;

export function ApplySteps({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const t = useTranslations('home.steps');
  return (
    <section aria-labelledby="home-steps" className="mt-8 bg-ink text-on-ink sm:mt-24">
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-16">
        <Heading id="home-steps" className="text-2xl sm:text-3xl">
          {t('title')}
        </Heading>
        <ol className="steps">
          {steps.map(({ step, picture }, index) => (
            <li key={step}>
              <div>
                <Illustration name={picture} />
                <span aria-hidden="true">{index + 1}</span>
              </div>
              <div>
                <h3>{t(`${step}.title`)}</h3>
                <p className="max-sm:hidden">{t(`${step}.body`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <LinkButton href={href('/explore')} variant="highlight" size="lg" className="mt-9 max-sm:hidden">
          {t('action')}
        </LinkButton>
      </div>
    </section>
  );
}

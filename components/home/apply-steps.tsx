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
    <section aria-labelledby="home-steps" className="mt-16 bg-ink text-on-ink sm:mt-24">
      <div className="mx-auto max-w-page px-4 py-12 sm:px-6 sm:py-16">
        <Heading id="home-steps" className="text-2xl sm:text-3xl">
          {t('title')}
        </Heading>
        <ol className="mt-7 grid gap-7 sm:grid-cols-3 sm:gap-10">
          {steps.map(({ step, picture }, index) => (
            <li key={step} className="flex gap-4 sm:block">
              <div className="relative size-24 shrink-0 self-start sm:size-36">
                <Illustration name={picture} className="size-full" />
                <span
                  aria-hidden="true"
                  className="absolute -left-1 top-0 grid size-9 place-items-center rounded-full bg-highlight font-bold text-[#2b1a00]"
                >
                  {index + 1}
                </span>
              </div>
              <div>
                <h3 className="text-lg sm:mt-4">{t(`${step}.title`)}</h3>
                <p className="mt-1 text-on-ink-muted">{t(`${step}.body`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <LinkButton href={href('/explore')} variant="highlight" size="lg" className="mt-9 max-sm:w-full">
          {t('action')}
        </LinkButton>
      </div>
    </section>
  );
}

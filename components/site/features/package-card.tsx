import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Illustration } from '@/components/ui/illustration';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import type { Feature } from '@/lib/domain/site/features';
import { Link } from '@/lib/i18n/navigation';
import { featurePlaces } from './feature-places';

interface PackageCardProps {
  title: string;
  body: string;
  picture: IllustrationName;
  features: readonly Feature[];
  action?: ReactNode;
}

/** Features that belong together, each with the page where it can be seen. */
export function PackageCard({ title, body, picture, features, action }: PackageCardProps) {
  const t = useTranslations('features.feature');
  return (
    <div className="card flex h-full flex-col overflow-hidden">
      <Illustration name={picture} className="h-40 w-full object-cover" />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-muted">{body}</p>
        <ul className="mt-4 flex-1 space-y-3">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-accent-text" />
              <div className="min-w-0">
                <Link
                  href={featurePlaces[feature]}
                  prefetch={false}
                  className="font-semibold text-accent-text underline-offset-4 hover:underline"
                >
                  {t(`${feature}.title`)}
                </Link>
                <p className="text-sm text-muted">{t(`${feature}.body`)}</p>
              </div>
            </li>
          ))}
        </ul>
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  );
}

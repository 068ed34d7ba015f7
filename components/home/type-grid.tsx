import { useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Illustration } from '@/components/ui/illustration';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

export interface TypeCount {
  type: SchoolType;
  count: number;
}

/** Schools by type, each with its picture. */
export function TypeGrid({ types }: { types: readonly TypeCount[] }) {
  const t = useTranslations('education');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {types.map(({ type, count }) => (
        <li key={type}>
          <Card interactive className="flex h-full flex-col overflow-hidden sm:flex-row sm:items-center">
            <Illustration
              name={`type-${type}`}
              className="h-auto w-full sm:w-40 sm:self-stretch sm:object-cover"
            />
            <div className="p-3 sm:px-4">
              <h3 className="text-base font-semibold">
                <Link
                  href={href('/explore', undefined, { schoolType: type })}
                  prefetch={false}
                  className={cardLinkStyle}
                >
                  {t(`schoolType.${type}`)}
                </Link>
              </h3>
              <p className="text-sm text-muted">{t('schoolCount', { count })}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

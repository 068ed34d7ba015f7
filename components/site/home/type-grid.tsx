import { useTranslations } from 'next-intl';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { href } from '@/lib/routes/href';
import { PictureTile } from '@/components/ui/picture-tile';

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
          <PictureTile
            href={href('/explore', undefined, { schoolType: type })}
            picture={`type-${type}`}
            title={t(`schoolType.${type}`)}
            note={t('schoolCount', { count })}
            wide
          />
        </li>
      ))}
    </ul>
  );
}

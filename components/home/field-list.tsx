import { useTranslations } from 'next-intl';
import { fieldIllustration } from '@/components/ui/illustrations/field-illustration';
import { href } from '@/lib/routes/href';
import { PictureTile } from './picture-tile';

export interface Field {
  code: string;
  name: string;
  /** Its majors that are taught somewhere. */
  majorIds: readonly string[];
  programCount: number;
}

/** Fields of study; each leads to the schools that teach one of its majors. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('education');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {fields.map(({ code, name, majorIds, programCount }) => (
        <li key={code}>
          <PictureTile
            href={href('/explore', undefined, { categories: majorIds.join(',') })}
            picture={fieldIllustration(code)}
            title={name}
            note={t('programCount', { count: programCount })}
          />
        </li>
      ))}
    </ul>
  );
}

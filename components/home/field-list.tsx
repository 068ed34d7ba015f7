import { useTranslations } from 'next-intl';
import { fieldFigure } from '@/lib/domain/schools/field-figures';
import { href } from '@/lib/routes/href';
import { PictureTile } from './picture-tile';

export interface Field {
  code: string;
  name: string;
  /** Majors of the field with programmes. */
  majorIds: readonly string[];
  programCount: number;
}

/** Fields of study; each links to the schools that teach one of its majors. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('education');
  return (
    <ul className="-mx-4 grid auto-cols-[43%] grid-flow-col grid-rows-2 gap-3 overflow-x-auto px-4 pb-3 sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-3 sm:grid-rows-none sm:gap-4 sm:overflow-visible sm:p-0 lg:grid-cols-4 xl:grid-cols-6">
      {fields.map(({ code, name, majorIds, programCount }) => (
        <li key={code}>
          <PictureTile
            href={href('/explore', undefined, { categories: majorIds.join(',') })}
            picture={fieldFigure(code)}
            title={name}
            note={t('programCount', { count: programCount })}
          />
        </li>
      ))}
    </ul>
  );
}

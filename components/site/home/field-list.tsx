import { useTranslations } from 'next-intl';
import { hueStyle } from '@/components/ui/hue-style';
import { fieldFigure, fieldHue } from '@/lib/domain/schools/field-figures';
import { href } from '@/lib/routes/href';
import { PictureTile } from '@/components/ui/picture-tile';

export interface StudyField {
  code: string;
  name: string;
  /** Majors of the field with programs. */
  majorIds: readonly string[];
  programCount: number;
}

/** Fields of study; each links to the schools that teach one of its majors. */
export function FieldList({ fields }: { fields: readonly StudyField[] }) {
  const t = useTranslations('education');
  return (
    <ul className="field-grid">
      {fields.map(({ code, name, majorIds, programCount }) => (
        <li key={code} style={hueStyle(fieldHue(code))} className="of-field">
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

import { useTranslations } from 'next-intl';
import { OrientationDesk } from '@/components/orientation/staff/orientation-desk';
import { PageTitle } from '@/components/ui/page-title';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import en from '@/messages/en/questionnaire.json';
import km from '@/messages/km/questionnaire.json';

/** The results of the orientation tests, and their statements. */
export function OrientationTestScreen() {
  const t = useTranslations('orientationStaff');
  const places = { holland: questionnairePlace('holland'), personality: questionnairePlace('personality') };
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-4 mt-1.5 text-muted">{t('lead')}</p>
      <OrientationDesk places={places} previewTexts={{ km, en }} />
    </>
  );
}

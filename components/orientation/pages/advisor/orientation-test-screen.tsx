import { useTranslations } from 'next-intl';
import { DeskHead } from '@/components/kits/list/desk-head';
import { OrientationDesk } from '@/components/orientation/staff/orientation-desk';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import en from '@/messages/en/orientation/questionnaire.json';
import km from '@/messages/km/orientation/questionnaire.json';

/** The results of the orientation tests, and their statements. */
export function AdvisorOrientationTestScreen() {
  const t = useTranslations('orientationStaff');
  const places = { holland: questionnairePlace('holland'), personality: questionnairePlace('personality') };
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <OrientationDesk places={places} previewTexts={{ km, en }} />
    </>
  );
}

import { ResultPage } from '@/components/orientation/result-page';
import { questionnairePlace } from '@/lib/env/orientation-subjects';

/** The result of the career interest test, the person's own or a shared one. */
export function HollandResultScreen() {
  const { organizationId } = questionnairePlace('holland');
  return <ResultPage test="holland" organizationId={organizationId} />;
}

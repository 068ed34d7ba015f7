import { ResultPage } from '@/components/orientation/result-page';
import { questionnairePlace } from '@/lib/env/orientation-subjects';

/** The result of the 16-type personality test, the person's own or a shared one. */
export function MbtiResultScreen() {
  const { organizationId } = questionnairePlace('personality');
  return <ResultPage test="personality" organizationId={organizationId} />;
}

import { Questionnaire } from '@/components/orientation/questionnaire';

/** The 50 statements of the 16-type personality test. */
export function MbtiStartScreen() {
  return <Questionnaire test="personality" />;
}

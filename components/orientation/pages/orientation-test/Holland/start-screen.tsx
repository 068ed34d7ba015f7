import { Questionnaire } from '@/components/orientation/questionnaire';

/** The 60 statements of the career interest test. */
export function HollandStartScreen() {
  return <Questionnaire test="holland" />;
}

import { isDecided } from './applicant-steps';

interface Detail {
  nationalExam: { state: 'taken' | 'planned' | 'not-taken' };
  highSchool: { graduated: boolean };
}

interface Text {
  en: string;
  km: string;
}

const examResult: Text = { en: 'National exam (BacII) result', km: 'លទ្ធផលប្រឡងបាក់ឌុប' };
const graduation: Text = { en: 'Proof of finishing high school', km: 'លិខិតបញ្ជាក់ការបញ្ចប់ថ្នាក់វិទ្យាល័យ' };

/**
 * What a school still waits for: the exam's result and the graduation while they lie ahead, then the papers
 * that it wants to see. Nothing any more once it has decided.
 */
export function missingItems(detail: Detail, requiredDocuments: readonly Text[], status: string): Text[] {
  if (isDecided(status)) return [];
  return [
    ...(detail.nationalExam.state === 'planned' ? [examResult] : []),
    ...(detail.highSchool.graduated ? [] : [graduation]),
    ...requiredDocuments,
  ];
}

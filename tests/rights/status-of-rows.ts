import { batchOutcomes } from '@/lib/contract/batch';
import type { Endpoint } from '@/lib/contract/endpoint';

/** The status of an answer; of a batch that was answered, the highest status of its rows. */
export function statusOfRows(endpoint: Endpoint, answer: { status: number; text: string }): number {
  if (!endpoint.batch || answer.status !== 200) return answer.status;
  const { outcomes } = batchOutcomes.parse(JSON.parse(answer.text));
  return Math.max(...outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status)));
}

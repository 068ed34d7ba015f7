/**
 * Whether a vacancy still takes applications on a day (ISO, Phnom Penh's calendar): its deadline is the last day.
 * One without a deadline stays open until it is closed by hand.
 */
export function isVacancyOpen(
  vacancy: { status: 'open' | 'closed'; deadline: string | null },
  today: string,
): boolean {
  return vacancy.status === 'open' && (vacancy.deadline === null || today <= vacancy.deadline);
}

/**
 * Whether a vacancy is open for applications on a day (ISO, Phnom Penh's calendar): its deadline is the last day.
 * Without a deadline it is open until it is closed by hand.
 */
export function isVacancyOpen(
  vacancy: { status: 'open' | 'closed'; deadline: string | null },
  today: string,
): boolean {
  return vacancy.status === 'open' && (vacancy.deadline === null || today <= vacancy.deadline);
}

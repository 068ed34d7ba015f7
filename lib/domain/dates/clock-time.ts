/** `17:00` as the hour of a twelve-hour clock, `05:00`. */
export function onTwelveHours(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours) % 12 || 12).padStart(2, '0')}:${minutes}`;
}

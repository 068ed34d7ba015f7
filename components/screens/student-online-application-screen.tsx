import { cachedOpenPrograms, cachedToday } from '@/lib/query/catalogue';
import { StudentOnlineApplicationView } from './student-online-application-view';

const programsShown = 5;

/** Reads which programs take applications, the next deadline first. */
export async function StudentOnlineApplicationScreen() {
  const [open, today] = await Promise.all([cachedOpenPrograms(programsShown), cachedToday()]);
  return <StudentOnlineApplicationView programs={open.data} total={open.countTotal} today={today} />;
}

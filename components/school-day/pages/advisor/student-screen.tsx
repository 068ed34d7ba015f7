import { StudentDesk } from '@/components/school-day/student-desk/student-desk';

export const AdvisorStudentScreen = () => <StudentDesk path="/advisor/student" />;

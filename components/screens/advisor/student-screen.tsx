import { StudentDesk } from '@/components/admissions/student-desk/student-desk';

export const AdvisorStudentScreen = () => <StudentDesk path="/advisor/student" />;

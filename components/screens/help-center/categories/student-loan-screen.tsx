import { HelpText } from '@/components/content/help/help-text';

export const StudentLoanScreen = () => <HelpText slug="student-loan" />;

import { PinScreen } from '@/components/account/pin-screen';

/** `/forgot-password/new-password`: the new PIN, and into the account. */
export const NewPasswordScreen = () => <PinScreen way="reset" />;

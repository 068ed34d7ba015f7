import { PinScreen } from '@/components/accounts/account/pin-screen';

/** `/forgot-password/new-password`: the new PIN, then signed in. */
export const NewPasswordScreen = () => <PinScreen way="reset" />;
